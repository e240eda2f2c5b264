// Temporary errors of PostgreSQL and of the socket. 08: connection; 53: out of disk, memory or
// connections; 57014: statement timeout; 57P01 to 57P03: shutdown, crash or startup; 25006: only a
// read-only replica is left.
const awayCodes =
  /^(?:08\w{3}|53\w{3}|57014|57P0[1-3]|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/u;

// The driver's errors that have no code.
const awayMessages =
  /timeout expired|timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed and is not queryable/u;

export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const { code, message } = error as { code?: unknown; message?: unknown };
  return awayCodes.test(String(code)) || awayMessages.test(String(message));
}
