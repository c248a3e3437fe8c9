// Written by `npm run messages` from the English messages.

/** The messages of every visit. */
export type BaseMessages = {
  invalidDate: string;
  genres: Readonly<Record<string, string>>;
  durations: {
    hours: (values: { hours: number; minutes: number }) => string;
    minutes: (values: { minutes: number; seconds: number }) => string;
  };
  loading: string;
  actions: {
    tryAgain: string;
    back: string;
    seeAll: string;
    watchNow: string;
    goHome: string;
    skipToContent: string;
    close: string;
    cancel: string;
    play: string;
    pause: string;
    signIn: string;
  };
  notAvailable: string;
  failures: {
    trending: string;
    liveTv: string;
    orders: string;
    paymentHistory: string;
    page: string;
    video: string;
    tryLater: string;
    offline: string;
    connection: string;
    offlineNotice: string;
    timeout: string;
    busy: string;
    busySeconds: (values: { seconds: number }) => string;
    busyMinutes: (values: { minutes: number }) => string;
  };
  titles: {
    document: (values: { page: string | number; brand: string | number }) => string;
    profile: string;
    receipt: string;
    login: string;
    register: string;
    subscription: string;
  };
  header: {
    navigation: string;
    openMenu: string;
    closeMenu: string;
    logout: string;
    search: string;
    closeSearch: string;
    pauseMotion: string;
    playMotion: string;
  };
  navigation: {
    movies: string;
    allMovies: string;
    shortFilms: string;
    webSeries: string;
    realityShows: string;
    tv: string;
    allTv: string;
    news: string;
    documentaries: string;
    interviews: string;
    music: string;
    allMusic: string;
    musicVideos: string;
    livePerformances: string;
    kids: string;
    allKids: string;
    cartoons: string;
    educational: string;
    devotional: string;
    allDevotional: string;
    bhajans: string;
    talks: string;
    creators: string;
    posts: string;
    watchlist: string;
  };
  footer: {
    language: string;
    company: string;
    about: string;
    jobs: string;
    press: string;
    blog: string;
    support: string;
    helpCenter: string;
    contactUs: string;
    faqs: string;
    devices: string;
    legal: string;
    termsOfUse: string;
    privacyPolicy: string;
    cookiePreferences: string;
    corporateInformation: string;
    refunds: string;
    grievanceOfficer: string;
    connect: string;
    facebook: string;
    instagram: string;
    x: string;
    youtube: string;
    copyright: (values: { brand: string | number }) => string;
  };
  crash: {
    title: string;
    hint: string;
    reload: string;
  };
  cards: {
    live: string;
    previous: string;
    next: string;
    previousIn: (values: { row: string | number }) => string;
    nextIn: (values: { row: string | number }) => string;
  };
  home: {
    hero: string;
    slide: (values: { number: number; count: number }) => string;
    recentlyWatched: string;
    watched: (values: { percent: number }) => string;
    nextEpisode: (values: { name: string | number }) => string;
    removeFromRow: (values: { title: string | number }) => string;
    liveTv: string;
    trending: string;
    podcasts: string;
    allFailed: string;
    languagesFirst: string;
  };
  ending: {
    label: string;
    soon: (values: { date: string | number }) => string;
    today: string;
    renew: string;
  };
  watchlist: {
    add: string;
    remove: string;
    addTitle: (values: { title: string | number }) => string;
    removeTitle: (values: { title: string | number }) => string;
  };
  liveTv: {
    failed: string;
  };
  video: {
    notFound: string;
    notFoundHint: string;
    checkingSubscription: string;
    player: (values: { title: string | number }) => string;
  };
};

/** Messages that come with the code of the pages that show them. */
export type AreaMessages = {
  account: {
    promise: {
      title: string;
      lead: string;
      points: string[];
    };
    fields: {
      name: string;
      email: string;
      phone: string;
      phoneHint: string;
      password: string;
      passwordHint: string;
      confirmation: string;
      showPassword: string;
      hidePassword: string;
    };
    register: {
      title: string;
      lead: string;
      submit: string;
      submitting: string;
      agreement: string;
      haveAccount: string;
    };
    login: {
      title: string;
      lead: string;
      submitting: string;
      rememberMe: string;
      forgotPassword: string;
      or: string;
      google: string;
      facebook: string;
      continueWith: {
        google: string;
        facebook: string;
      };
      newHere: string;
      signUp: string;
      accountDeleted: string;
      passwordResetSent: string;
      waitingForPopup: {
        google: string;
        facebook: string;
      };
    };
    failures: {
      nameInvalid: string;
      phoneInvalid: string;
      passwordInvalid: string;
      passwordsDiffer: string;
      emailMissing: string;
      emailInvalid: string;
      passwordMissing: string;
      accountFailed: string;
      registrationFailed: string;
      credentialsWrong: string;
      emailTaken: string;
      passwordRefused: string;
      accountDisabled: string;
      accountElsewhere: string;
      methodDisabled: string;
      tooManyAttempts: string;
      identityOffline: string;
      identityInternal: string;
      identityMisconfigured: string;
      domainUnauthorized: string;
      popupBlocked: string;
      popupClosed: string;
      sessionExpired: string;
      signInFailed: string;
      passwordResetFailed: string;
      googlePopupFailed: string;
      facebookPopupFailed: string;
      userNotFound: string;
      googleLoginFailed: string;
      facebookLoginFailed: string;
      accountMismatch: string;
    };
  };
  browse: {
    listing: {
      all: string;
      other: string;
      empty: string;
      emptyHint: string;
      allOf: (values: { genre: string | number; title: string | number }) => string;
      backTo: (values: { title: string | number }) => string;
    };
    series: {
      noEpisodes: string;
      episodeCount: (values: { count: number }) => string;
    };
    details: {
      genres: string;
      language: string;
      people: string;
      badges: string;
      premium: string;
      year: string;
      duration: string;
      tags: string;
      episodes: string;
      nowPlaying: string;
      moreLikeThis: string;
      episode: (values: { number: number }) => string;
    };
    share: {
      share: string;
      copied: string;
      failed: string;
    };
    failures: {
      movies: string;
      tv: string;
      music: string;
      kids: string;
      devotional: string;
      series: string;
    };
  };
  creators: {
    suggested: string;
    mostFollowed: string;
    lead: string;
    backToCreators: string;
    follow: string;
    handle: (values: { username: string | number }) => string;
    followers: (values: { number: number; count: string | number }) => string;
    short: {
      thousand: (values: { number: number }) => string;
      lakh: (values: { number: number }) => string;
      crore: (values: { number: number }) => string;
    };
    counts: {
      posts: string;
      followers: string;
      following: string;
    };
    email: string;
    feedLead: string;
    likes: (values: { number: number; count: string | number }) => string;
    reel: string;
    openPost: string;
    openReel: string;
    post: string;
    postBy: (values: { name: string | number }) => string;
    showMore: string;
    none: string;
    noPosts: string;
    noPostsHint: string;
    noneHint: string;
    creatorMissing: string;
    creatorMissingHint: string;
    postMissing: string;
    viewer: {
      viewer: string;
      previous: string;
      next: string;
      about: string;
      play: string;
      pause: string;
      soundOn: string;
      soundOff: string;
      reelFailed: string;
    };
    position: (values: { number: string | number; count: string | number }) => string;
    failures: {
      creators: string;
      creator: string;
      posts: string;
    };
  };
  filters: {
    label: string;
    facets: {
      language: string;
      genre: string;
      year: string;
      kind: string;
      length: string;
    };
    lengths: {
      short: string;
      medium: string;
      long: string;
    };
    sort: string;
    sorts: {
      featured: string;
      relevance: string;
      newest: string;
      title: string;
      popularity: string;
    };
    chosen: string;
    remove: (values: { choice: string | number }) => string;
    clear: string;
    found: (values: { count: number }) => string;
    nothing: string;
    nothingHint: string;
    languages: {
      first: (values: { languages: string | number }) => string;
      change: string;
      changeLabel: string;
    };
  };
  languageBar: {
    shown: (values: { name: string | number }) => string;
    change: (values: { name: string | number }) => string;
  };
  plans: {
    lead: string;
    perMonth: (values: { amount: string | number }) => string;
    forDays: (values: { amount: string | number; days: number }) => string;
    select: string;
    processing: string;
    lasts: (values: { days: number }) => string;
    loading: string;
    none: string;
    payByLink: string;
    payHere: string;
    subscribedUntil: (values: { date: string | number }) => string;
    adds: (values: { days: number; date: string | number }) => string;
    plan: string;
    switching: (values: { plan: string | number; date: string | number; left: string | number }) => string;
    creditNow: (values: { left: string | number; days: number; date: string | number }) => string;
    followsAtEnd: (values: { from: string | number; date: string | number }) => string;
    switchNow: string;
    switchAtEnd: string;
    checkAgain: string;
    verifyHint: string;
    waiting: {
      title: string;
      hint: string;
      blockedTitle: string;
      blockedHint: string;
      open: string;
      openAgain: string;
      abandon: string;
      openingTab: string;
      retrying: string;
    };
    failures: {
      plansFailed: string;
      paymentLinkFailed: string;
      checkoutUnavailable: string;
      userNotAuthenticated: string;
      orderFailed: string;
      paymentFailed: string;
      paymentCancelled: string;
      paymentNotVerified: string;
    };
  };
  player: {
    play: string;
    pause: string;
    buffering: string;
    seek: string;
    spoken: {
      hours: (values: { count: number }) => string;
      minutes: (values: { count: number }) => string;
      seconds: (values: { count: number }) => string;
    };
    positionSpoken: (values: { position: string | number; duration: string | number }) => string;
    behindLive: (values: { time: string | number }) => string;
    volume: string;
    mute: string;
    unmute: string;
    backTen: string;
    forwardTen: string;
    next: string;
    fullScreen: string;
    exitFullScreen: string;
    keySheet: string;
    live: string;
    toLiveEdge: string;
    episode: (values: { number: string | number }) => string;
    namedEpisode: (values: { number: string | number; name: string | number }) => string;
    menus: {
      captions: string;
      audio: string;
      quality: string;
      speed: string;
      episodes: string;
    };
    soundOnly: {
      text: string;
      showPictureText: string;
    };
    percent: (values: { percent: number }) => string;
    feedback: {
      playing: string;
      paused: string;
      muted: string;
      unmuted: string;
      fullScreen: string;
      inPage: string;
      soundOnly: string;
      withPicture: string;
      noSoundOnly: string;
      captionsOff: string;
      noCaptions: string;
      captionsFailed: string;
      loadFailed: string;
      renditionLeft: string;
      renditionReplaced: string;
      lastEpisode: string;
      firstEpisode: string;
      forward: (values: { seconds: number }) => string;
      back: (values: { seconds: number }) => string;
      toStart: string;
      toEnd: string;
      toPercent: (values: { percent: number }) => string;
      toLiveEdge: string;
      rateAtLiveEdge: string;
      frameForward: string;
      frameBack: string;
      volume: (values: { percent: number }) => string;
      speed: (values: { rate: number }) => string;
      captions: (values: { label: string | number }) => string;
      nextEpisode: string;
      previousEpisode: string;
    };
    resumeFrom: (values: { time: string | number }) => string;
    startOver: string;
    screens: {
      full: (values: { limit: number }) => string;
      takenOver: string;
      unknownDevice: string;
      device: (values: { browser: string | number; system: string | number }) => string;
      since: (values: { device: string | number; time: string | number }) => string;
      playHere: string;
    };
    countdown: (values: { seconds: number }) => string;
    upNext: (values: { title: string | number }) => string;
    playNow: string;
    failures: {
      offline: string;
      network: string;
      expired: string;
      missing: string;
      decode: string;
      unsupported: string;
      noSource: string;
      loadFailed: string;
    };
  };
  playerPanels: {
    captionsOff: string;
    captionsFailed: string;
    captionLook: {
      size: string;
      colour: string;
      background: string;
      sizes: {
        small: string;
        medium: string;
        large: string;
      };
      colours: {
        white: string;
        yellow: string;
        green: string;
      };
      backgrounds: {
        none: string;
        veil: string;
        solid: string;
      };
    };
    auto: string;
    lines: (values: { height: string | number }) => string;
    anHour: {
      megabytes: (values: { megabytes: number }) => string;
      gigabytes: (values: { gigabytes: number }) => string;
    };
    dataSaver: {
      title: string;
      text: string;
      auto: string;
      on: string;
      off: string;
      autoOn: string;
      autoOff: string;
      autoUnknown: string;
      upTo: string;
    };
    onMobileData: {
      title: string;
      none: string;
      upTo: (values: { quality: string | number }) => string;
      withData: (values: { ceiling: string | number; data: string | number }) => string;
      ofLastVideo: string;
    };
    normalSpeed: string;
    speed: (values: { rate: number }) => string;
    track: (values: { position: number }) => string;
    keys: {
      title: string;
      characters: string;
      groups: {
        playing: string;
        picture: string;
      };
      lines: {
        playPause: string;
        moveFive: string;
        moveTen: string;
        rate: string;
        share: string;
        ends: string;
        frame: string;
        episode: string;
        volume: string;
        mute: string;
        soundOnly: string;
        captions: string;
        fullScreen: string;
        statistics: string;
        keys: string;
        close: string;
      };
      names: {
        ' ': string;
        ArrowLeft: string;
        ArrowRight: string;
        ArrowUp: string;
        ArrowDown: string;
        Escape: string;
      };
      shift: string;
    };
    statistics: {
      title: string;
      picture: string;
      level: string;
      bandwidth: string;
      buffer: string;
      dropped: string;
      fetched: string;
      none: string;
      size: (values: { width: string | number; height: string | number }) => string;
      sizeAtRate: (values: { width: string | number; height: string | number; rate: number }) => string;
      levelOf: (values: { level: number; count: number }) => string;
      levelAtRate: (values: { level: number; count: number; bitrate: string | number }) => string;
      megabits: (values: { megabits: number }) => string;
      seconds: (values: { seconds: number }) => string;
      megabytes: (values: { megabytes: number }) => string;
      droppedOf: (values: { dropped: number; shown: number }) => string;
      unknown: string;
    };
  };
  privacyPolicy: {
    updated: (values: { date: string | number }) => string;
    lead: (values: { brand: string | number }) => string;
    sections: {
      heading: string;
      paragraphs: string[];
      points: string[];
    }[];
    contact: (values: { email: string | number }) => string;
  };
  profile: {
    phone: string;
    noPhone: string;
    paymentHistory: string;
    noPayments: string;
    viewPlans: string;
    renew: string;
    switch: string;
    receipt: string;
    receiptNumber: (values: { number: string | number }) => string;
    receiptsFailed: string;
    paidOn: (values: { date: string | number }) => string;
    startedOn: (values: { date: string | number }) => string;
    nextDue: (values: { date: string | number }) => string;
    plan: string;
    statuses: {
      paid: string;
      expired: string;
      refunded: string;
      revoked: string;
      created: string;
      failed: string;
    };
    notes: {
      refund: string;
      partRefund: string;
      disputed: string;
      disputeLost: string;
      otherAmount: string;
      secondPayment: string;
      secondCounted: string;
      switched: string;
    };
    data: {
      title: string;
      failed: string;
      memberSince: (values: { date: string | number }) => string;
      agreed: (values: { version: string | number; date: string | number }) => string;
      export: {
        title: string;
        text: string;
        button: string;
        fetching: string;
        saved: string;
        fileName: (values: { date: string | number }) => string;
      };
      deletion: {
        title: string;
        text: string;
        button: string;
        notLoaded: string;
        warning: string;
        points: string[];
        continue: string;
        byPassword: string;
        byProvider: {
          google: string;
          facebook: string;
        };
        submit: string;
        checking: string;
        deleting: string;
      };
    };
    form: {
      edit: string;
      displayName: string;
      phoneHint: string;
      save: string;
      saving: string;
      saved: string;
      discarded: string;
      resume: string;
      kept: string;
      phoneUnknown: string;
    };
    languages: {
      heading: string;
      text: string;
      question: string;
      questionText: string;
      choose: string;
      save: string;
      skip: string;
      saved: (values: { languages: string | number }) => string;
      none: string;
    };
    emails: {
      heading: string;
      text: string;
      remind: string;
      on: string;
      off: string;
      notSaved: string;
      notLoaded: string;
    };
    failures: {
      profileUpdateFailed: string;
      passwordWrong: string;
      exportFailed: string;
      reauthenticationFailed: string;
      proofTooOld: string;
      accountDeletionFailed: string;
    };
  };
  receipt: {
    title: (values: { number: string | number }) => string;
    gstin: (values: { number: string | number }) => string;
    paidOn: string;
    payment: string;
    paidBy: string;
    plan: string;
    sac: string;
    taxable: string;
    gst: (values: { percent: string | number }) => string;
    paid: string;
    refunded: string;
    afterRefunds: string;
    print: string;
    download: string;
    downloading: string;
    back: string;
    missing: string;
    missingDetail: string;
    failed: string;
    downloadFailed: string;
  };
  search: {
    suggestions: string;
    recent: string;
    clearRecent: string;
    removeRecent: (values: { query: string | number }) => string;
    trending: string;
    groups: {
      title: string;
      episode: string;
      creator: string;
      person: string;
      genre: string;
      hashtag: string;
    };
    alias: (values: { name: string | number }) => string;
    episodeOf: (values: { series: string | number }) => string;
    all: (values: { query: string | number }) => string;
    count: (values: { count: number }) => string;
    showMore: string;
    firstOnly: (values: { count: string | number }) => string;
    nothing: (values: { query: string | number }) => string;
    nothingHint: string;
    nearest: string;
    dropFilter: (values: { filter: string | number }) => string;
    before: string;
    popular: string;
    resultsFor: (values: { query: string | number }) => string;
    title: string;
    unavailable: string;
    unavailableHint: string;
    failures: {
      suggestions: string;
      results: string;
    };
  };
  viewing: {
    empty: string;
    emptyHint: string;
    failed: string;
    count: (values: { count: number }) => string;
    toasts: {
      label: string;
      added: (values: { title: string | number }) => string;
      removed: (values: { title: string | number }) => string;
      rowRemoved: (values: { title: string | number }) => string;
      full: string;
      refused: string;
      undo: string;
      dismiss: string;
    };
  };
};
