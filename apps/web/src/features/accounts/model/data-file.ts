/** `20260503` in a file's name: the day on the reader's own calendar. */
export const fileDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
