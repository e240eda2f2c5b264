export type CsvValue = string | number | null;

/** A French spreadsheet expects semicolons, because its decimal sign is the comma. */
const separators: Readonly<Record<'en' | 'fr', string>> = { en: ',', fr: ';' };

/** Without it, a spreadsheet does not read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

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

export const csvLine = (language: 'en' | 'fr', values: readonly CsvValue[]): string =>
  `${values.map(cell).join(separators[language])}\r\n`;
