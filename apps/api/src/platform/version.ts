import { readFileSync } from 'node:fs';

const file = new URL('../../../../package.json', import.meta.url);

export const version: string = (JSON.parse(readFileSync(file, 'utf8')) as { version: string })
  .version;

export function isAtLeast(candidate: string, minimum: string): boolean {
  const numbersOf = (text: string): number[] => text.split('.').map(Number);
  const candidateNumbers = numbersOf(candidate);
  for (const [index, minimumNumber] of numbersOf(minimum).entries()) {
    const number = candidateNumbers[index] ?? 0;
    if (number !== minimumNumber) return number > minimumNumber;
  }
  return true;
}
