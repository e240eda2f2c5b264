import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface FontFamily {
  readonly folder: string;
  readonly file: string;
  readonly name: string;
  readonly hasBold: boolean;
}

const family = (folder: string, name: string, hasBold = true): FontFamily => ({
  folder,
  file: name.replaceAll(' ', ''),
  name,
  hasBold,
});

/** In fallback order; the product's own fonts come first. */
const families: readonly FontFamily[] = [
  family('atkinson-hyperlegible-next', 'Atkinson Hyperlegible Next'),
  family('bricolage-grotesque', 'Bricolage Grotesque'),
  family('noto-sans', 'Noto Sans'),
  family('noto-sans-canadian-aboriginal', 'Noto Sans Canadian Aboriginal'),
  family('vazirmatn', 'Vazirmatn'),
  family('noto-sans-arabic', 'Noto Sans Arabic'),
  family('noto-sans-hebrew', 'Noto Sans Hebrew'),
  family('noto-sans-armenian', 'Noto Sans Armenian'),
  family('noto-sans-georgian', 'Noto Sans Georgian'),
  family('noto-sans-cherokee', 'Noto Sans Cherokee'),
  family('noto-sans-ethiopic', 'Noto Sans Ethiopic'),
  family('noto-sans-devanagari', 'Noto Sans Devanagari'),
  family('noto-sans-bengali', 'Noto Sans Bengali'),
  family('noto-sans-gujarati', 'Noto Sans Gujarati'),
  family('noto-sans-gurmukhi', 'Noto Sans Gurmukhi'),
  family('noto-sans-tamil', 'Noto Sans Tamil'),
  family('noto-sans-sinhala', 'Noto Sans Sinhala'),
  family('noto-sans-thai', 'Noto Sans Thai'),
  family('noto-sans-khmer', 'Noto Sans Khmer'),
  family('noto-sans-sc', 'Noto Sans SC'),
  family('noto-sans-kr', 'Noto Sans KR'),
  family('noto-emoji', 'Noto Emoji'),
  family('noto-sans-math', 'Noto Sans Math', false),
  family('noto-sans-symbols', 'Noto Sans Symbols'),
  family('noto-sans-symbols-2', 'Noto Sans Symbols 2', false),
];

/** The number of leading families that are the product's own. */
export const ownFonts = 2;

const weights = { regular: '400Regular', bold: '700Bold' };

const fileOf = ({ folder, file }: FontFamily, weight: string): string =>
  require.resolve(`@expo-google-fonts/${folder}/${weight}/${file}_${weight}.ttf`);

/**
 * The compiler also sees the system's fonts, after these. All weights of the template are ours, so
 * ours always win.
 */
export const fontFiles = (): readonly string[] =>
  families.flatMap((one) => [
    fileOf(one, weights.regular),
    ...(one.hasBold ? [fileOf(one, weights.bold)] : []),
  ]);

/** One file per family: all weights cover the same characters. */
export const regularFontFiles = (): readonly string[] =>
  families.map((one) => fileOf(one, weights.regular));

const [text, heading, ...others] = families.map(({ name }) => name);

export const fontLists = {
  text: [text, ...others],
  heading: [heading, text, ...others],
  extended: others,
};
