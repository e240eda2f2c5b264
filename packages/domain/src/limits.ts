/** Sizes are in characters unless the name says otherwise. */
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

  /** A sort also needs this many liked cards. */
  cardsToPick: 3,
  /** From this many liked cards on, the select page recommends a second sort. */
  likedToSortAgain: 12,
  ownCardsMax: 3,
  /** Removed own cards that a sort remembers, so that no device brings them back. */
  removedCardsMax: 50,
  cardTitleMax: 40,
  cardDescriptionMax: 500,
  extraCardTextMax: 1500,
  extraCardHeadingMax: 80,
  extraCardIntroMax: 300,
  extraCardLinksMax: 14,
  extraCardLinkTitleMax: 80,
  extraCardLinkAddressMax: 500,
  imageBytesMax: 1_572_864,
  ideasPerCard: 3,
  ideaMax: 60,
  reflectionMax: 240,
  surveyAnswerMax: 1000,
  supportMessageMax: 5000,
  quickAnswerMs: 1500,
  pageLimit: 20,
  pageLimitMax: 200,
  searchMax: 512,
  searchMin: 3,
  /** Names from this length on get a tooltip in tables. */
  tooltipFrom: 11,
  chartMonthsMax: 12,
  chartMonths: 6,
  /** Per school. */
  staffMax: 200,
  /** The built-in cards and the extra cards. */
  deckMax: 200,
} as const;
