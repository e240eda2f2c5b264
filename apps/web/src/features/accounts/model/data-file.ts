/** `trio-my-data-20260503.json`, by the day on the reader's own calendar. */
export function dataFileName(day: Date): string {
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
  return `trio-my-data-${date}.json`;
}
