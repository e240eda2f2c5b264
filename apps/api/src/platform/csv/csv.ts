import { Readable } from 'node:stream';
import type { Language } from '@trio/i18n/languages';

export type CsvValue = string | number | null;

export interface CsvColumn<Row> {
  readonly heading: string;
  readonly value: (row: Row) => CsvValue;
}

/** A French spreadsheet expects semicolons, because its decimal sign is the comma. */
const separators: Readonly<Record<Language, string>> = { en: ',', fr: ';' };

/** Without it, a spreadsheet does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

// Starts of formulas, also after spaces or zero-width characters, and as full-width characters.
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\n＝＋－＠]/u;
// The same after either separator: a spreadsheet in the other language starts a cell there.
const formulaWithin = /(?<=[,;\r\n])(?=[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/gu;
const needsQuotes = /[",;\r\n\t]|^\s|\s$/u;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // A leading apostrophe makes a spreadsheet treat the cell as text.
  const text = formula.test(value) ? `'${value}` : value;
  if (!needsQuotes.test(text)) return text;
  return `"${text.replaceAll(formulaWithin, "'").replaceAll('"', '""')}"`;
}

export const csvLine = (language: Language, values: readonly CsvValue[]): string =>
  `${values.map(cell).join(separators[language])}\r\n`;

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

export const csvFileName = (what: 'students' | 'schools' | 'survey-answers', now: Date): string =>
  `${what}${now.toISOString().slice(0, 10).replaceAll('-', '')}.csv`;
