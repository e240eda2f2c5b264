const day = 24 * 60 * 60_000;

export function endOfDay(lastDay: string): Date | null {
  const start = new Date(`${lastDay}T00:00:00.000Z`);
  // JavaScript reads 31 February as 3 March.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().slice(0, 10) === lastDay;
  return isDay ? new Date(start.getTime() + day - 1) : null;
}

export const lastDayOf = (expiresAt: Date | null): string | null =>
  expiresAt && expiresAt.toISOString().slice(0, 10);
