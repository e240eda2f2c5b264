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
} as const;
