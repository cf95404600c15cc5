import Testing

@testable import Storyboard

/// Custom segues as tutorials write them, with the tracks that they mean.
struct SourceReadingTests {
  private func yaml(_ code: String, _ name: String = "MySegue", file: String = "MySegue.swift") -> String? {
    let proposals = TransitionProposals(SourceFiles([SourceText(path: file, text: code)]))
    guard let proposal = proposals[name] else { return nil }
    guard let definition = proposal.definition else {
      return YAMLWriter.text(YAMLMap([("reference", proposal.reference)]))
    }
    return YAMLWriter.text(definition.value)
  }

  @Test func `both screens sliding from the right in Swift`() {
    let code = """
      class MySegue: UIStoryboardSegue {
        // destination comes from -screenWidth in a comment { that has a brace
        override func perform() {
          let first = self.source.view as UIView!
          let second = self.destination.view as UIView!
          let screenWidth = UIScreen.main.bounds.size.width
          let screenHeight = UIScreen.main.bounds.size.height
          second?.frame = CGRect(x: screenWidth, y: 0.0, width: screenWidth, height: screenHeight)
          UIApplication.shared.keyWindow?.insertSubview(second!, aboveSubview: first!)
          UIView.animate(withDuration: 0.4, animations: { () -> Void in
            first?.frame = (first?.frame.offsetBy(dx: -screenWidth, dy: 0.0))!
            second?.frame = (second?.frame.offsetBy(dx: -screenWidth, dy: 0.0))!
          }) { (Finished) -> Void in
            self.source.present(self.destination, animated: false, completion: nil)
          }
        }
      }
      """
    #expect(
      yaml(code) == """
        duration: 0.4
        tracks:
          destination: {x: [100%, 0]}
          source: {x: [0, -100%]}

        """)
  }

  @Test func `a cover from below with a spring in Swift`() {
    let code = """
      class MySegue: UIStoryboardSegue {
        override func perform() {
          let toView = destination.view!
          toView.transform = CGAffineTransform(translationX: 0, y: source.view.frame.height)
          UIView.animate(withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 1, options: [], animations: {
            toView.transform = .identity
          })
        }
      }
      """
    #expect(
      yaml(code) == """
        duration: 0.7
        curve: "spring(damping: 0.8, velocity: 1)"
        tracks:
          destination: {y: [100%, 0]}

        """)
  }

  @Test func `a slide by centres in Objective-C`() {
    let code = """
      @implementation MySegue
      static const NSTimeInterval kDuration = 0.4;
      - (void)perform {
        UIViewController *sourceViewController = self.sourceViewController;
        UIViewController *destinationViewController = self.destinationViewController;
        [sourceViewController.view.superview insertSubview:destinationViewController.view atIndex:1];
        destinationViewController.view.center = CGPointMake(sourceViewController.view.center.x + sourceViewController.view.frame.size.width, destinationViewController.view.center.y);
        [UIView animateWithDuration:kDuration delay:0 options:UIViewAnimationOptionCurveEaseOut animations:^{
          destinationViewController.view.center = CGPointMake(sourceViewController.view.center.x, destinationViewController.view.center.y);
          sourceViewController.view.center = CGPointMake(0 - sourceViewController.view.center.x, destinationViewController.view.center.y);
        } completion:nil];
      }
      @end
      """
    #expect(
      yaml(code, file: "MySegue.m") == """
        duration: 0.4
        curve: easeOut
        tracks:
          destination: {x: [100%, 0]}
          source: {x: [0, -100%]}

        """)
  }

  @Test func `a zoom that fades in, with setters`() {
    let code = """
      @implementation MySegue
      - (void) perform
      {
        UIView *dest = [self.destinationViewController view];
        [dest setTransform:CGAffineTransformMakeScale(0.05, 0.05)];
        [dest setAlpha:0.0f];
        [UIView animateWithDuration:.5f animations:^{
          [dest setTransform:CGAffineTransformIdentity];
          [dest setAlpha:1.0];
        }];
      }
      @end
      """
    #expect(
      yaml(code, file: "MySegue.m") == """
        duration: 0.5
        tracks:
          destination: {scale: [0.05, 1], alpha: [0, 1]}

        """)
  }

  @Test func `a segue that pushes without an animation is a cut`() {
    let code = """
      @implementation MySegue
      - (void)perform { [[self.sourceViewController navigationController] pushViewController:self.destinationViewController animated:NO]; }
      @end
      """
    #expect(yaml(code, file: "MySegue.m") == "reference: none\n")
  }

  @Test func `a transition of Core Animation is the language's own`() {
    let code = """
      class MySegue: UIStoryboardSegue { override func perform() {
        let transition = CATransition()
        transition.duration = 0.25
        transition.type = kCATransitionPush
        transition.subtype = kCATransitionFromLeft
        source.view.window?.layer.add(transition, forKey: nil)
        source.present(destination, animated: false)
      } }
      """
    #expect(yaml(code) == "reference: {slide: {from: left}, duration: 0.25}\n")
  }

  @Test(arguments: [
    "UIView.animateKeyframes(withDuration: 1, delay: 0) { UIView.addKeyframe(withRelativeStartTime: 0) {} }",
    "UIViewPropertyAnimator(duration: 1, curve: .linear) { self.destination.view.alpha = 1 }.startAnimation()",
    "destination.transitioningDelegate = self",
  ])
  func `an animation that is not understood is not taken for none`(animation: String) {
    #expect(
      yaml(
        """
        class MySegue: UIStoryboardSegue { override func perform() {
          \(animation)
          source.present(destination, animated: false)
        } }
        """) == nil)
  }

  @Test(arguments: [
    ("t.type = CATransitionType.fade\nnav.pushViewController(d, animated: false)", "crossDissolve: null"),
    ("t.type = .push\nt.subtype = .fromRight", "slide: {from: right}"),
    ("t.subtype = kCATransitionFromTop;\nt.type = kCATransitionMoveIn;", "cover: {from: bottom}"),
  ])
  func `a transition of Core Animation is known by its type`(code: String, transition: String) {
    let body = "let t = CATransition()\nt.duration = 0.6\n" + code
    #expect(
      yaml("class MySegue: UIStoryboardSegue { override func perform() {\n\(body)\n} }")
        == "reference: {\(transition), duration: 0.6}\n")
  }

  @Test func `a transition between views keeps its duration`() {
    let code = """
      class MySegue: UIStoryboardSegue { override func perform() {
        UIView.transition(from: source.view, to: destination.view, duration: 0.9, options: .transitionFlipFromLeft)
      } }
      """
    #expect(yaml(code) == "reference: {flip: {from: left}, duration: 0.9}\n")
  }

  @Test func `a constant of the file is the duration, and a variable for the width is the width`() {
    let code = """
      static const NSTimeInterval kLength = 0.65;
      @implementation MySegue
      - (void)perform {
        UIView *src = [self.sourceViewController view];
        UIView *dst = [self.destinationViewController view];
        CGFloat w = src.frame.size.width;
        dst.center = CGPointMake(src.center.x + w, src.center.y);
        [UIView animateWithDuration:kLength animations:^{ dst.center = src.center; }];
      }
      @end
      """
    #expect(
      yaml(code, file: "MySegue.m") == """
        duration: 0.65
        tracks:
          destination: {x: [100%, 0]}

        """)
  }

  @Test func `Swift 2 and a delay are read`() {
    let code = """
      class MySegue: UIStoryboardSegue { override func perform() {
        let toView = destinationViewController.view
        toView.alpha = 0
        UIView.animateWithDuration(0.5, delay: 0.1, options: .CurveLinear, animations: { toView.alpha = 1 }, completion: nil)
      } }
      """
    #expect(
      yaml(code) == """
        duration: 0.6
        curve: linear
        tracks:
          destination: {alpha: [0, 1], delay: 0.1, duration: 0.5}

        """)
  }

  @Test func `a class without a source, or with none that is understood, is not guessed`() {
    #expect(yaml("class Other {}") == nil)
    #expect(yaml("class MySegue: UIStoryboardSegue { override func perform() { doIt() } }") == nil)
    #expect(yaml("class MySegue { override func perform() { UIView.animate(withDuration: 1") == nil)
  }

  @Test func `a proposal becomes a custom transition with a note to check it`() throws {
    let code = """
      class Cover: UIStoryboardSegue { override func perform() {
        destination.view.frame.origin.y = -UIScreen.main.bounds.height
        UIView.animate(withDuration: 0.3) { self.destination.view.frame.origin.y = 0 }
      } }
      """
    let xml = Fixture.xml(
      Fixture.scene(
        "A",
        subviews: Fixture.button("a", segues: Fixture.segue("s", to: "B", "custom", #"customClass="Cover""#))),
      Fixture.scene("B"))
    let result = try Fixture.scenes(
      xml, ImportOptions(sources: [SourceText(path: "Cover.swift", text: code)]))
    #expect(
      result.yaml.contains(
        """
        transitions:
          # Read from the source of Cover: check it.
          cover:
            duration: 0.3
            tracks:
              destination: {y: [-100%, 0]}
        """))
    #expect(result.yaml.contains("    transition: cover\n"))
    #expect(result.report.lines.contains { $0.kind == "custom-proposed" && $0.example == "Cover" })
  }

  @Test func `an unwind that several screens could receive goes to the one whose class has its action`()
    throws
  {
    let code = "class Second: UIViewController { @IBAction func home(_ segue: UIStoryboardSegue) {} }"
    let exit = #"<exit id="E" sceneMemberID="exit"/>"#
    let xml = Fixture.xml(
      Fixture.scene(
        "A", attributes: #"customClass="First""#,
        subviews: Fixture.button("a", segues: Fixture.segue("s1", to: "C", "modal"))),
      Fixture.scene(
        "B", attributes: #"customClass="Second""#,
        subviews: Fixture.button("b", segues: Fixture.segue("s2", to: "C", "modal"))),
      Fixture.scene(
        "C",
        subviews: Fixture.button(
          "c", segues: Fixture.segue("u", to: "E", "unwind", #"unwindAction="home:""#)), objects: exit))
    #expect(try Fixture.scenes(xml).report.lines.contains { $0.kind == "unwind-open" })
    let known = try Fixture.scenes(xml, ImportOptions(sources: [SourceText(path: "S.swift", text: code)]))
    #expect(!known.report.lines.contains { $0.kind == "unwind-open" })
    #expect(known.yaml.contains("    unwind: second\n"))
  }
}
