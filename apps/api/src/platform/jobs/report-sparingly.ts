const pauseMs = 60_000;

type Report = (error: unknown) => void;

/** While the database is unavailable, every poll fails: log one line a minute. */
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

/** Removes the worker's name, so that the same error of all workers counts as one. */
const kindOf = (error: unknown): string =>
  String((error as { message?: unknown } | null)?.message).replace(/ \(Queue: .*$/su, '');
