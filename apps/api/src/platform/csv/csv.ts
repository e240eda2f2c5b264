import { Readable } from 'node:stream';
import { byteOrderMark, csvLine, type CsvValue } from '@trio/domain/csv-line';
import type { Language } from '@trio/i18n/languages';

export interface CsvColumn<Row> {
  readonly heading: string;
  readonly value: (row: Row) => CsvValue;
}

export const csvStream = <Row>(
  language: Language,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<Row[]>,
): Readable => Readable.from(csvText(language, columns, batches));

async function* csvText<Row>(
  language: Language,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  const headings = columns.map(({ heading }) => heading);
  yield byteOrderMark + csvLine(language, headings);
  for await (const rows of batches) {
    const lineOf = (row: Row) =>
      csvLine(
        language,
        columns.map(({ value }) => value(row)),
      );
    const text = rows.map(lineOf).join('');
    // Steps of a long async loop stay referenced until a full garbage collection. For a million
    // rows that would be hundreds of megabytes, so each batch is emptied.
    rows.length = 0;
    if (text !== '') yield text;
  }
}

export const csvFileName = (
  what: 'students' | 'schools' | 'survey-answers' | 'log' | 'board',
  now: Date,
): string => `${what}${now.toISOString().slice(0, 10).replaceAll('-', '')}.csv`;
