import { Readable } from 'node:stream';
import type { Language } from '@trio/i18n/languages';

export type CsvValue = string | number | null;

export interface CsvColumn<Row> {
  readonly heading: string;
  readonly value: (row: Row) => CsvValue;
}

/** A spreadsheet in French expects the semicolon: there the comma is the decimal one. */
const separators: Readonly<Record<Language, string>> = { en: ',', fr: ';' };

/** Without it a spreadsheet takes the letters for those of the last century. */
const byteOrderMark = '\uFEFF';

// What a spreadsheet would run: also behind spaces and signs without a width, and in the wide forms.
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\n＝＋－＠]/u;
// The same where another language's spreadsheet, which separates by the other sign, sees a cell begin.
const formulaWithin = /(?<=[,;\r\n])(?=[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/gu;
const needsQuotes = /[",;\r\n\t]|^\s|\s$/u;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // A text is for reading: an apostrophe before it keeps it one.
  const text = formula.test(value) ? `'${value}` : value;
  if (!needsQuotes.test(text)) return text;
  return `"${text.replaceAll(formulaWithin, "'").replaceAll('"', '""')}"`;
}

export const csvLine = (language: Language, values: readonly CsvValue[]): string =>
  `${values.map(cell).join(separators[language])}\r\n`;

/**
 * A file of rows that is never whole in memory: rows come a batch at a time, and the next batch is asked
 * for once the reader has taken the one before; a batch is emptied once it is read. Whoever stops reading
 * ends the rows' own generator.
 */
export const csvStream = <Row>(
  language: Language,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<Row[]>,
): Readable => Readable.from(csvText(language, columns, batches), { highWaterMark: 1 });

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
    // Steps of a long loop hold on to one another until a full collection: of a million rows that would
    // be hundreds of megabytes. Emptied, they hold nothing.
    rows.length = 0;
    if (text !== '') yield text;
  }
}

/** `students20261001.csv`: the day is the one at the prime meridian, as months are. */
export const csvFileName = (what: 'students' | 'schools' | 'survey-answers', now: Date): string =>
  `${what}${now.toISOString().slice(0, 10).replaceAll('-', '')}.csv`;
