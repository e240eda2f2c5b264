const pauseMs = 60_000;

type Report = (error: unknown) => void;

/** While the database is away every look at the queue fails: one line a minute says as much as sixty. */
export function reportSparingly(report: Report, now: () => number): Report {
  const lastSaid = new Map<string, number>();
  return (error) => {
    const what = kindOf(error);
    const last = lastSaid.get(what);
    if (last !== undefined && now() - last < pauseMs) return;
    lastSaid.set(what, now());
    report(error);
  };
}

/** The library names the worker in its message; which of them it was makes no other error. */
const kindOf = (error: unknown): string =>
  String((error as { message?: unknown } | null)?.message).replace(/ \(Queue: .*$/su, '');
