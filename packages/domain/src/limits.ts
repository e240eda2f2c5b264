/** The product's business constants, in one place. Sizes in characters unless named otherwise. */
export const limits = {
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 100,
  emailMax: 254,
  accessCodeMax: 64,
  usageEventsPerBatch: 50,
} as const;
