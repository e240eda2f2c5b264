import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { parseSignIns, type ReadingOptions } from './parse-sign-ins.ts';

const read = (text: string, options?: ReadingOptions) =>
  parseSignIns(text, options).rows.map(({ firstName, lastName, className, email }) =>
    [firstName, lastName, className, email].join('|'),
  );
const problems = (text: string) => parseSignIns(text).unread.map(({ problem }) => problem);
const marks = (text: string, options?: ReadingOptions) =>
  parseSignIns(text, options).rows.map(({ mark }) => mark);

describe('names, one per line', () => {
  it('are split after the first word', () => {
    expect(read('Zoé Roy\nSam de la Cruz\r\n\n  Ana   Li  ')).toEqual([
      'Zoé|Roy||',
      'Sam|de la Cruz||',
      'Ana|Li||',
    ]);
  });

  it('may have the last name first, with a comma or by choice', () => {
    expect(read('Roy, Zoé\nde la Cruz, Sam Lee')).toEqual(['Zoé|Roy||', 'Sam Lee|de la Cruz||']);
    expect(read('Roy Zoé', { isLastNameFirst: true })).toEqual(['Zoé|Roy||']);
  });

  it('keep a digit', () => {
    expect(read('Sam Roy 2')).toEqual(['Sam|Roy 2||']);
  });
});

describe('columns without a header', () => {
  it.each([
    ['tabs', 'Zoé\tRoy\t9B\tzoe@school.test', 'Zoé|Roy|9B|zoe@school.test'],
    ['semicolons', 'Zoé;Roy;zoe@school.test', 'Zoé|Roy||zoe@school.test'],
    ['commas', 'Zoé,Roy,zoe@school.test', 'Zoé|Roy||zoe@school.test'],
    ['a whole name and a class', 'Zoé Roy, 9B', 'Zoé|Roy|9B|'],
    ['a quoted name', '"Roy, Zoé",9B', 'Zoé|Roy|9B|'],
    ['a name with a comma in a table', 'Roy, Zoé\tMusique', 'Zoé|Roy|Musique|'],
    ['an empty cell', 'Zoé\tRoy\t\tzoe@school.test', 'Zoé|Roy||zoe@school.test'],
    ['a class without a digit', 'Zoé\tRoy\tMusique', 'Zoé|Roy|Musique|'],
    ['a quote inside a name', 'Zoé "Zo" Roy;9B', 'Zoé|"Zo" Roy|9B|'],
    ['doubled quotes', '"Zoé ""Zo"" Roy";9B', 'Zoé|"Zo" Roy|9B|'],
    ['a quote that never ends', '"Zoé;Roy', '"Zoé|Roy||'],
  ])('are understood with %s', (_, text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('have the last name first by choice', () => {
    expect(read('Roy\tZoé\t9B', { isLastNameFirst: true })).toEqual(['Zoé|Roy|9B|']);
  });
});

describe('columns with a header', () => {
  it.each([
    ['English', 'Last Name,First Name,Class,Email\nRoy,Zoé,9B,zoe@school.test'],
    ['French', 'Nom;Prénom;Classe;Courriel\nRoy;Zoé;9B;zoe@school.test'],
    ['other columns', 'ID\tNom complet\tE-mail\tGroupe\n7\tRoy, Zoé\tzoe@school.test\t9B'],
    ['quotes', '"Email","Full name","Class"\n"zoe@school.test","Roy, Zoé","9B"'],
  ])('follow it: %s', (_, text) => {
    expect(read(text)).toEqual(['Zoé|Roy|9B|zoe@school.test']);
  });

  it('take "Nom" alone for the whole name', () => {
    expect(read('Nom\nZoé Roy')).toEqual(['Zoé|Roy||']);
  });

  it('is not a row, and lines keep their numbers', () => {
    expect(parseSignIns('Name\n\nZoé Roy').rows.map(({ line }) => line)).toEqual([3]);
  });
});

describe('rows that are not understood', () => {
  it.each([
    ['zoe@school.test', 'no-name'],
    [';;', 'no-name'],
    ['Zoé', 'one-name'],
    ['Roy,', 'one-name'],
    ['Zoé \u202eRoy', 'name-invalid'],
    [`Zoé ${'R'.repeat(limits.nameMax + 1)}`, 'name-invalid'],
    [`Zoé Roy;9${'B'.repeat(limits.classNameMax)}`, 'class-invalid'],
    ['Zoé Roy;zoe@school', 'email-invalid'],
    ['Zoé;Roy;Musique;Dance', 'too-many-columns'],
    ['Zoé;9B;10C', 'too-many-columns'],
  ])('%j: %s', (text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });

  it('are those after the limit', () => {
    const text = ['Name', ...Array.from({ length: limits.signInRowsMax + 2 }, () => 'Zoé Roy')];
    const { rows, unread } = parseSignIns(text.join('\n'));
    expect(rows).toHaveLength(limits.signInRowsMax);
    expect(unread.map(({ problem }) => problem)).toEqual(['too-many-rows', 'too-many-rows']);
  });
});

describe('marks', () => {
  it('tell repeated students from students with the same name', () => {
    expect(marks('Zoé Roy\nZOE ROY\nSam Li')).toEqual([null, 'repeated', null]);
    expect(marks('Zoé Roy;a@school.test\nZoé Roy;b@school.test')).toEqual([null, null]);
    expect(marks('Zoé Roy;a@school.test\nSam Li;A@school.test')).toEqual([null, 'repeated']);
    expect(marks('Zoé Roy;a@school.test\nZoé Roy;')).toEqual([null, 'repeated']);
  });

  it('tell who is in the class', () => {
    const inClass = [
      { firstName: 'Zoé', lastName: 'Roy', email: '' },
      { firstName: 'Samuel', lastName: 'Li', email: 'sam@school.test' },
    ];
    expect(marks('Zoe Roy\nSam Li;sam@school.test\nAna Li', { inClass })).toEqual([
      'in-class',
      'in-class',
      null,
    ]);
  });
});

describe('for every text', () => {
  const cell = fc.oneof(
    fc.constantFrom('Zoé', 'Roy', '9B', '', '"', '""', 'Nom', 'a@b.ca', 'Last, First'),
    fc.string({ unit: 'grapheme' }),
  );
  const separator = fc.constantFrom('\t', ';', ',', '\n', '\r\n', ' ');
  const anyText = fc
    .array(fc.tuple(cell, separator))
    .map((parts) => parts.map((part) => part.join('')).join(''));

  it('each line is read, not understood, blank or the header', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, isLastNameFirst) => {
        const { rows, unread } = parseSignIns(text, { isLastNameFirst });
        const lines = [...rows, ...unread].map(({ line }) => line);
        expect(new Set(lines).size).toBe(lines.length);
        const filled = text
          .split(/\r\n|[\n\r\u2028\u2029]/u)
          .filter((line) => /[^\s\p{Cf}\p{Cc}]/u.test(line));
        expect(lines.length).toBeGreaterThanOrEqual(filled.length - 1);
      }),
    );
  });

  it('what is written as a table is read back', () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ÿ'-]{1,12}$/u).filter((text) => !/[×÷]/u.test(text));
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    const row = fc.record({ firstName: name, lastName: name });
    fc.assert(
      fc.property(
        fc.array(row),
        fc.constantFrom('\t', ';', ','),
        fc.boolean(),
        (all, mark, quotes) => {
          const put = (text: string) => (quotes ? `"${text}"` : text);
          const text = [
            ['Prénom', 'Nom', 'Courriel'],
            ...all.map(({ firstName, lastName }, at) => [
              firstName,
              lastName,
              `s${at}@school.test`,
            ]),
          ];
          const { rows, unread } = parseSignIns(
            text.map((cells) => cells.map(put).join(mark)).join('\n'),
          );
          expect(unread).toEqual([]);
          expect(rows).toEqual(
            all.map((one, at) => ({
              ...one,
              line: at + 2,
              className: '',
              email: `s${at}@school.test`,
              mark: null,
            })),
          );
        },
      ),
    );
  });
});
