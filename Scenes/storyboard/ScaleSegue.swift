import UIKit

/// The destination grows out of the middle of the screen.
final class ScaleSegue: UIStoryboardSegue {
  override func perform() {
    let toView = destination.view!
    source.view.superview?.addSubview(toView)
    toView.transform = CGAffineTransform(scaleX: 0.05, y: 0.05)
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveEaseInOut,
      animations: { toView.transform = .identity },
      completion: { _ in self.source.present(self.destination, animated: false) })
  }
}
