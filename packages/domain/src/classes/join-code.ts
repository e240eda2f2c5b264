import { accessCodeWords } from '../access-code-words.ts';

// Without 0 and 1, which look like letters.
const digits = '23456789';
const length = 5;
// Without 22222, 33333, …: repeated digits get lost in dictation.
const numbers = digits.length ** length - digits.length;
const step = (digits.length ** length - 1) / (digits.length - 1);

function numberAt(index: number): string {
  let rest = index;
  for (let alike = 0; alike <= rest; alike += step) rest += 1;
  let text = '';
  for (let at = 0; at < length; at += 1) {
    text = `${digits[rest % digits.length]}${text}`;
    rest = Math.floor(rest / digits.length);
  }
  return text;
}

/** 186 words × 32,760 numbers = 6,093,360 codes. */
export function generateJoinCode(random: (max: number) => number): string {
  const words = accessCodeWords.trim().split(/\s+/u);
  return `${words[random(words.length)]} ${numberAt(random(numbers))}`;
}
