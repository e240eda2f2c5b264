import { expect, it } from 'vitest';
import { accessCodeWords } from '../access-code-words.ts';
import { isAccessCode } from '../access-code.ts';
import { generateJoinCode } from './join-code.ts';

const words = accessCodeWords.trim().split(/\s+/u);
const numbers = 8 ** 5 - 8;

it('covers every number of five digits from 2 to 9 once, except those of five equal digits', () => {
  const made = new Set<string>();
  for (let n = 0; n < numbers; n += 1) {
    made.add(generateJoinCode((max) => (max === numbers ? n : 0)));
  }
  expect(made.size).toBe(numbers);
  expect([...made].filter((code) => !/^[A-Z][a-z]+ (?!(\d)\1{4})[2-9]{5}$/u.test(code))).toEqual(
    [],
  );
});

it('is a valid access code for every word and asks for chances within the lists', () => {
  const asked: number[] = [];
  generateJoinCode((max) => asked.push(max) && 0);
  expect(asked).toEqual([words.length, numbers]);
  expect(words.length * numbers).toBe(6_093_360);
  for (const [at, word] of words.entries()) {
    const code = generateJoinCode((max) => (max === words.length ? at : numbers - 1));
    expect(code).toBe(`${word} 99998`);
    expect(isAccessCode(code)).toBe(true);
  }
});
