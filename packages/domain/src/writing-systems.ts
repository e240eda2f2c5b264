// The scripts in which names are registered today (Unicode's recommended ones and Inuktitut's).
// A historic script has no use in an address but to look like another one.
const scripts =
  'Latin Cyrillic Greek Arabic Armenian Bengali Canadian_Aboriginal Devanagari Ethiopic Georgian ' +
  'Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana ' +
  'Thai Tibetan';

// Japanese, Korean and Taiwanese are each written in several scripts at once.
const systems = [
  ...scripts.split(' ').map((script) => [script]),
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];

// By script extensions, so that a mark that looks like a hyphen counts as Japanese, not as common.
const patternOf = (system: readonly string[]): RegExp => {
  const classes = ['Common', 'Inherited', ...system].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
};
// A pattern of so many letters is slow to read: made when the first address is looked at, not with the page.
let patterns: readonly RegExp[] | null = null;

/** Digits, hyphens and other signs common to all scripts never count as a mixture. */
export function isOneWritingSystem(text: string): boolean {
  patterns ??= systems.map(patternOf);
  return patterns.some((pattern) => pattern.test(text));
}

// Scripts whose letters pass for one another's: Latin a, Cyrillic а; Latin o, Greek ο, Armenian օ.
const lookalikes = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** Milder than one writing system: Latin beside Japanese deceives nobody. */
export const mixesLookalikes = (text: string): boolean =>
  lookalikes.filter((script) => script.test(text)).length > 1;

/** A whole label of Cyrillic letters, each of which has a Latin double: аррӏе. */
export const passesForLatin = (text: string): boolean =>
  /^[\d-]*[асԁеһіјӏорԛѕԝхуѵ][асԁеһіјӏорԛѕԝхуѵ\d-]*$/u.test(text);
