export type CsvKind = 'students' | 'schools' | 'survey-answers';

/** For example `students20260503.csv`; the date is local. */
export function fileNameOf(kind: CsvKind, day: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${kind}${day.getFullYear()}${part(day.getMonth() + 1)}${part(day.getDate())}.csv`;
}
