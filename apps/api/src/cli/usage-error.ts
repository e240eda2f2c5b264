/** What was typed cannot be used, or cannot be done: the message says how it is meant. */
export class UsageError extends Error {}
