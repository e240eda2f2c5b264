export type CsvKind = 'students' | 'schools' | 'survey-answers';

/** `students20260503.csv`: by the reader's own day. */
export function fileNameOf(kind: CsvKind, day: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${kind}${day.getFullYear()}${part(day.getMonth() + 1)}${part(day.getDate())}.csv`;
}
