// Codes of PostgreSQL and of the socket below it that mean "not now" rather than "never".
// 08: connection; 53: out of disk, memory or connections; 57014: a statement that took too long;
// 57P01 to 57P03: shut down, crashed or starting; 25006: only a replica is left, which takes no writes.
const awayCodes =
  /^(?:08\w{3}|53\w{3}|57014|57P0[1-3]|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/u;

// The driver's own words where there is no code.
const awayMessages =
  /timeout expired|timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed and is not queryable/u;

/** The database cannot be reached, or cannot do its work just now: another try may do. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const { code, message } = error as { code?: unknown; message?: unknown };
  return awayCodes.test(String(code)) || awayMessages.test(String(message));
}
