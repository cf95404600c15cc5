/// The words of Interface Builder that are read, or known to say nothing about a still picture. What is not among them
/// is counted and reported: it may be a kind of a later Xcode that would have been seen.
enum KnownVocabulary {
  static func report(_ document: StoryboardDocument, _ report: ReportBuilder) {
    for element in document.tree.root.child("scenes")?.subtree ?? [] {
      let isView = element.parent?.tag == "subviews"
      // A view of an unknown kind is drawn as a box and reported where that is done.
      if !isView, !elements.contains(element.tag), ElementKind.named(element.tag) == nil,
        !isGesture(element.tag)
      {
        report.add(.unknownElement, element.nearestID, example: element.tag)
      }
      for attribute in element.attributes.keys.sorted() where !attributes.contains(attribute) {
        report.add(.attributesIgnored, element.nearestID, example: attribute)
      }
    }
  }

  private static func isGesture(_ tag: String) -> Bool {
    tag.hasSuffix("GestureRecognizer") || tag.hasPrefix("simulated") || tag.hasPrefix("freeform")
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let elements = words(
    """
    action adaptation animations attributedString attributes autoresizingMask barButtonItem blurEffect bool boolean
    buttonConfiguration button capability cells collectionViewCell collectionViewController
    collectionViewFlowLayout collectionViewLayout color connections constraint constraints customFonts customObject
    data date dependencies deployment device directionalEdgeInsets edgeInsets exclude exit extendedEdge font
    fontDescription fragment gestureRecognizers glkViewController imageReference image include inferredMetricsTieBreakers
    inset integer items keyCommands layoutGuides locale mask modalFormSheetSize mutableArray mutableString
    navigationController navigationItem nil objects offsetWrapper option outlet outletCollection pageViewController
    paragraphStyle placeholder point preferredSymbolConfiguration presentationControllerSettings prototypes range real
    rect rectEdge resources scene scenes sections segment segments segue size splitViewController state string
    subviews symbolConfiguration tabBarController tabBarItem tableViewCell tableViewController tableViewSection
    textAttributes textInputTraits toolbarItems trait traits url userDefinedRuntimeAttribute
    userDefinedRuntimeAttributes userGuides variation vibrancyEffect viewController viewControllerLayoutGuide
    viewControllerPlaceholder viewLayoutGuide webViewController wkWebViewConfiguration hostingController
    avPlayerViewController rightBarButtonItems leftBarButtonItems array dictionary value
    popoverArrowDirection accessibility accessibilityConfiguration accessibilityTraits preferences wkPreferences
    audiovisualMediaTypes dataDetectorType userActivity navigationBarAppearance standardAppearance scrollEdgeAppearance
    """)

  private static let attributes = words(
    """
    accessoryType adjustsFontForContentSizeCategory adjustsFontSizeToFit alignment allowsMultipleSelection
    allowsSelection alpha alwaysBounceHorizontal alwaysBounceVertical ambiguous animates animating appends
    autocapitalizationType autocorrectionType automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize
    autoresizesSubviews axis backgroundImage badgeColor badgeValue barStyle base64-UTF8 baselineAdjustment
    baselineRelativeArrangement blue borderStyle bounces bouncesZoom buttonType canCancelContentTouches catalog
    clearButtonMode clearsContextBeforeDrawing clearsSelectionOnViewWillAppear clipsSubviews cocoaTouchSystemColor
    colorMatched colorSpace constant contentHorizontalAlignment contentInsetAdjustmentBehavior contentMode
    contentViewInsetsToSafeArea contentVerticalAlignment continuous current currentPage customClass customColorSpace
    customModule customModuleProvider dataMode datePickerMode defaultsPresentationContext definesPresentationContext
    delaysContentTouches delaysTouchesBegan delaysTouchesEnded destination destinationCreationSelector directionalLockEnabled
    detailTextLabel distribution drawsAsynchronously editable enabled estimatedRowHeight
    estimatedSectionFooterHeight estimatedSectionHeaderHeight eventType extendedLayoutIncludesOpaqueBars family
    firstAttribute firstItem fixedFrame flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY footerTitle green
    headerTitle height heightSizable hidden hidesBackButton hidesBottomBarWhenPushed hidesWhenStopped highlighted
    highlightedImage horizontalCompressionResistancePriority horizontalHuggingPriority id identifier image imageView
    indentationLevel indentationWidth indicatorStyle insetsLayoutMarginsFromSafeArea itemPositioning key keyPath
    keyboardAppearance keyboardDismissMode keyboardType kind landscapeImage largeTitleDisplayMode largeTitles
    layoutMarginsFollowReadableWidth layoutMarginsRelativeArrangement left lineBreakMode locale maxValue maxX maxY maximumNumberOfTouches maximumValue
    maximumZoomScale minToolsVersion minValue minX minY minimumFontSize minimumInteritemSpacing minimumLineSpacing
    minimumNumberOfTouches minimumScaleFactor minimumValue minimumZoomScale minuteInterval misplaced
    modalPresentationStyle modalTransitionStyle momentary multipleTouchEnabled multiplier name navigationBarHidden
    navigationOrientation numberOfLines numberOfPages numberOfTapsRequired numberOfTouchesRequired on opaque
    orientation pageControl pagingEnabled placeholder placeholderIdentifier placeholderIntrinsicHeight
    placeholderIntrinsicWidth pointSize popoverAnchorBarButtonItem popoverAnchorView prefetchingEnabled preferredMaxLayoutWidth
    preservesSuperviewLayoutMargins priority progress progressViewStyle prompt prompted property propertyAccessControl
    providesPresentationContextTransitionStyle red reference referencedIdentifier relation relationship reuseIdentifier
    returnKeyType reversesTitleShadowWhenHighlighted right rowHeight sceneID sceneMemberID scrollDirection scrollEnabled
    scrollsToTop secondAttribute secondItem sectionFooterHeight sectionHeaderHeight sectionIndexMinimumDisplayRowCount
    secureTextEntry segmentControlStyle selectable selected selectedSegmentIndex selectionStyle selector separatorStyle
    shouldGroupAccessibilityChildren showsBookmarkButton showsCancelButton showsHorizontalScrollIndicator
    showsReorderControl showsScopeBar showsSearchResultsButton showsTouchWhenHighlighted showsVerticalScrollIndicator
    spacing spacingType spellCheckingType springLoaded statusBarStyle stepValue storyboardIdentifier storyboardName
    style symbolScale symbolic systemColor systemItem systemVersion tableViewCell tag targetRuntime text
    textAlignment textContentType textLabel title toolbarHidden toolsVersion top translatesAutoresizingMaskIntoConstraints
    translucent type unwindAction useAutolayout useSafeAreas useTraitCollections userInteractionEnabled userLabel
    useStoryboardIdentifierAsRestorationIdentifier value verticalCompressionResistancePriority verticalHuggingPriority
    viewContentMode wantsFullScreenLayout weight white width widthSizable wraps x y bottom horizontal vertical
    hidesBarsOnSwipe hidesBarsOnTap keyEquivalent keyPathValue length location size usesAttributedText lineHeightMultiple
    paragraphSpacing tighteningFactorForTruncation allowsDefaultTighteningForTruncation autorepeat
    alternateTintColor defaultButtonType edgeInsetsType adjustsImageWhenHighlighted adjustsImageWhenDisabled
    adjustsImageSizeForAccessibilityContentSizeCategory isAccessibilityElement automaticEstimatedItemSize
    resizesToFitContent sectionInsetReference userComments barTintColor simulatedAppContext sender
    modalityTransitionStyle clearsOnInsertion enablesReturnKeyAutomatically smartDashesType smartQuotesType
    smartInsertDeleteType sectionIndexColor selectionFollowsFocus remembersLastFocusedIndexPath
    imagePlacement titleAlignment cornerStyle imagePadding showsActivityIndicator changesSelectionAsPrimaryAction
    showsMenuAsPrimaryAction preferredBehavioralStyle role pullsDown
    """)
}

extension Element {
  /// Its own id, or that of the nearest element around it that has one.
  fileprivate var nearestID: String? { id ?? ancestors.lazy.compactMap(\.id).first }
}
