/** The product's business constants, in one place. Sizes in characters unless named otherwise. */
export const limits = {
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 100,
  emailMax: 254,
  schoolTextMax: 200,
  phoneMax: 40,
  emailDomainsTextMax: 5000,
  accessCodeMin: 4,
  accessCodeMax: 64,
  emailDomainsMax: 100,
  usageEventsPerBatch: 50,

  /** How many a student leaves with; as many must be liked to finish a sort. */
  cardsToPick: 3,
  /** From here on select recommends a second sort. */
  likedToSortAgain: 12,
  ownCardsMax: 3,
  /** Of the ones taken away again, how many a sort remembers, so that no device brings them back. */
  removedCardsMax: 50,
  cardTitleMax: 40,
  cardDescriptionMax: 500,
  /** Of a card that an administrator adds, in each language. */
  extraCardTextMax: 1500,
  extraCardHeadingMax: 80,
  extraCardIntroMax: 300,
  extraCardLinksMax: 14,
  extraCardLinkTitleMax: 80,
  extraCardLinkAddressMax: 500,
  /** 1.5 MB, of an image as it is sent. */
  imageBytesMax: 1_572_864,
  ideasPerCard: 3,
  ideaMax: 60,
  /** One sentence of the reflection: why a card, what the three share, what to do next. */
  reflectionMax: 240,
  /** One answer to a survey. */
  surveyAnswerMax: 1000,
  /** What somebody writes to the team. */
  supportMessageMax: 5000,
  /** An answer sooner than this after the one before is a quick one. */
  quickAnswerMs: 1500,
  /** Of a list, unless asked otherwise; and at most. */
  pageLimit: 20,
  pageLimitMax: 200,
  searchMax: 512,
  /** A shorter text is not searched for. */
  searchMin: 3,
  /** From this length on, a name in a table also has a tooltip. */
  tooltipFrom: 11,
  chartMonthsMax: 12,
  chartMonths: 6,
  /** People of one school who may sign in as its staff. */
  staffMax: 200,
  /** All cards of a sort: ours and what schools add. */
  deckMax: 200,
} as const;
