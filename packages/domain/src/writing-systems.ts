// Scripts in which names are registered today: Unicode's recommended ones and Inuktitut's. In an
// address, a historic script can only imitate another one.
const scripts =
  'Latin Cyrillic Greek Arabic Armenian Bengali Canadian_Aboriginal Devanagari Ethiopic Georgian ' +
  'Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana ' +
  'Thai Tibetan';

// Japanese, Korean and Taiwanese each mix several scripts.
const systems = [
  ...scripts.split(' ').map((script) => [script]),
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];

// Script extensions: a mark that looks like a hyphen counts as Japanese, not as common.
const patternOf = (system: readonly string[]): RegExp => {
  const classes = ['Common', 'Inherited', ...system].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
};
// These expressions are slow to compile, so the first check builds them, not the page load.
let patterns: readonly RegExp[] | null = null;

/** Digits, hyphens and other common characters fit every script. */
export function isOneWritingSystem(text: string): boolean {
  patterns ??= systems.map(patternOf);
  return patterns.some((pattern) => pattern.test(text));
}

// Scripts with look-alike letters: Latin a, Cyrillic а; Latin o, Greek ο, Armenian օ.
const lookalikes = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** Weaker than one writing system: Latin beside Japanese is no risk. */
export const mixesLookalikes = (text: string): boolean =>
  lookalikes.filter((script) => script.test(text)).length > 1;

/** True for a label in which every Cyrillic letter looks Latin: аррӏе. */
export const looksLatin = (text: string): boolean =>
  /^[\d-]*[асԁеһіјӏорԛѕԝхуѵ][асԁеһіјӏорԛѕԝхуѵ\d-]*$/u.test(text);
