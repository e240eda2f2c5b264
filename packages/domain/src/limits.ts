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
  savedCareersMax: 50,
  careersToCompare: 3,
  reflectionMax: 240,
  conversationNoteMax: 2000,
  /** Of one student. */
  conversationsMax: 200,
  /** Students of one answer of the queue. */
  queueMax: 2000,
  surveyAnswerMax: 1000,
  supportMessageMax: 5000,
  quickAnswerMs: 1500,
  pageLimit: 20,
  resultsPerPage: 10,
  pageLimitMax: 200,
  searchMax: 512,
  searchMin: 3,
  tooltipFrom: 11,
  chartMonthsMax: 12,
  chartMonths: 6,
  staffMax: 200,
  adminsMax: 100,
  refusalTextMax: 300,
  newSchoolsMax: 100,
  boardsMax: 2000,
  boardMembersMax: 50,
  /** Schools that a search for one offers. */
  foundSchoolsMax: 20,
  deckMax: 200,
  classNameMax: 80,
  /** Per school; archived classes do not count. */
  classesMax: 500,
  classStudentsAtOnce: 500,
  /** Students of one answer about what they chose and liked. */
  insightStudentsMax: 1000,
  /** Students that staff can select in a list. */
  selectedStudentsMax: 2000,
  /** Students or classes that one request of an act changes, in one transaction. */
  actBatchMax: 100,
  /** Students whose names one request reads. */
  namesBatchMax: 500,
  /** Students of one PDF for printing. */
  printedProfilesMax: 50,
  /** Pasted rows that the page reads. */
  signInRowsMax: 2000,
  signInsPerBatch: 100,
  /** Slips of one PDF. */
  signInsPerSheet: 200,
} as const;
