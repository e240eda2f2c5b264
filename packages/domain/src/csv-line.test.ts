import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

it('quotes values with separators, quotes or line breaks, and no others', () => {
  expect(csvLine('en', ['Zoé', 'a,b', 'say "hi"', 'two\nlines', 3, null, ''])).toBe(
    'Zoé,"a,b","say ""hi""","two\nlines",3,,\r\n',
  );
  expect(csvLine('fr', ['Zoé', 'a,b', 'c;d'])).toBe('Zoé;"a,b";"c;d"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '\u00A0=1', '＝1', '\u200B\u202E=1', '\u0000=1'])(
  'prevents a spreadsheet from running %j as a formula',
  (value) => {
    const [cell] = csvLine('en', [value]).split('\r\n');
    expect(cell?.replaceAll('"', '')).toBe(`'${value}`);
  },
);

it.each(['\tSUM', '\rSUM', '\nSUM'])('marks %j as text, even without a formula sign', (value) => {
  expect(csvLine('en', [value])).toBe(`"'${value}"\r\n`);
});

it('marks a formula after a tab or line break as text, but not a number', () => {
  expect(csvLine('en', ['\t=1', '\r=1', -5])).toBe('"\'\t=1","\'\r\'=1",-5\r\n');
});

it('marks a formula after the other language’s separator as text', () => {
  expect(csvLine('en', ["Roy;=cmd|'x'!A0;", 'Art, - crafts', 'a\n+1'])).toBe(
    `"Roy;'=cmd|'x'!A0;","Art,' - crafts","a\n'+1"\r\n`,
  );
  expect(csvLine('fr', ['Roy,=1', 'Roy; Côté', 'Saint-Jean'])).toBe(
    `"Roy,'=1";"Roy; Côté";Saint-Jean\r\n`,
  );
});

it('does not change a formula sign in the middle of a text', () => {
  expect(csvLine('en', ['Roy; a=b', 'x, y-z'])).toBe('"Roy; a=b","x, y-z"\r\n');
});
