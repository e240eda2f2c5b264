import { englishUsernameWords, frenchUsernameWords } from './username-words.ts';

const first = 100;
const numbers = 900;

const splitWords = (words: string): readonly string[] => words.trim().split(/\s+/u);

export const usernameParts = (language: string): readonly (readonly string[])[] => {
  const words = language === 'fr' ? frenchUsernameWords : englishUsernameWords;
  const adjectives = splitWords(words.adjectives);
  const animals = splitWords(words.animals);
  return words.order === 'adjective-animal' ? [adjectives, animals] : [animals, adjectives];
};

/** Nothing personal, like `brave-otter-271`. `random(max)` returns an integer from 0 to max - 1. */
export function generateUsername(language: string, random: (max: number) => number): string {
  const words = usernameParts(language).map((all) => all[random(all.length)]);
  return [...words, first + random(numbers)].join('-');
}
