import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findNamespaces, renderCatalogues, renderLoaders } from '../tools/render.ts';
import { catalogues } from './catalogues.ts';
import { crash } from './crash.ts';
import type { Message } from './message.ts';
import { loaders } from './namespaces.generated.ts';

type Namespace = Readonly<Record<string, Message>>;
const english = catalogues.en as Readonly<Record<string, Namespace>>;
const french = catalogues.fr as Readonly<Record<string, Namespace>>;

const texts = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? '').toSorted();

const sameInBoth = new Set([
  'forSchools.evidence.sources',
  'effect.end',
  'audit.group.classes',
  'classes.title',
  'classes.code',
  'members.actions',
  'people.classes',
  'nav.classes',
  'detail.classes',
  'csv.classes',
  'narrow.counted',
  'age.canada',
  'region.CA-AB',
  'region.CA-MB',
  'region.CA-NU',
  'region.CA-ON',
  'region.CA-SK',
  'region.CA-YT',
  'region.US-AL',
  'region.US-AK',
  'region.US-AZ',
  'region.US-AR',
  'region.US-CO',
  'region.US-CT',
  'region.US-DE',
  'region.US-ID',
  'region.US-IL',
  'region.US-IN',
  'region.US-IA',
  'region.US-KS',
  'region.US-KY',
  'region.US-ME',
  'region.US-MD',
  'region.US-MA',
  'region.US-MI',
  'region.US-MN',
  'region.US-MS',
  'region.US-MO',
  'region.US-MT',
  'region.US-NE',
  'region.US-NV',
  'region.US-NH',
  'region.US-NJ',
  'region.US-NY',
  'region.US-OH',
  'region.US-OK',
  'region.US-OR',
  'region.US-RI',
  'region.US-TN',
  'region.US-TX',
  'region.US-UT',
  'region.US-VT',
  'region.US-WA',
  'region.US-WI',
  'region.US-WY',
  'zone.can',
  'zone.America/Goose_Bay',
  'zone.America/Whitehorse',
  'zone.America/Anchorage',
  'province.AB',
  'province.MB',
  'province.NU',
  'province.ON',
  'province.SK',
  'province.YT',
  'nav.menu',
  'nav.faq',
  'footer.copyright',
  'audit.region.canada',
  'country.can',
  'list.download',
  'region.canada',
  'picture.logo',
  'comments.date',
]);

const entries = Object.entries(english).flatMap(([namespace, messages]) =>
  Object.entries(messages).map(([key, message]) => ({ namespace, key, message })),
);

it('loads every catalogue file that exists', () => {
  for (const language of ['en', 'fr'] as const) {
    const files = readdirSync(new URL(language, import.meta.url)).map((f) => f.replace('.ts', ''));
    expect(Object.keys(catalogues[language]).toSorted()).toEqual(files.toSorted());
  }
});

const source = new URL('./', import.meta.url);
const generated = (name: string): string =>
  readFileSync(new URL(`${name}.generated.ts`, source), 'utf8');

it('lists every namespace (if not, run npm run i18n:generate)', () => {
  const namespaces = findNamespaces(source);
  expect(generated('catalogues')).toBe(renderCatalogues(namespaces));
  expect(generated('namespaces')).toBe(renderLoaders(namespaces));
});

it('loads every namespace of the browser in both languages', async () => {
  for (const language of ['en', 'fr'] as const) {
    for (const [name, load] of Object.entries(loaders[language])) {
      expect(await load(), `${language}/${name}`).toBe(
        catalogues[language][name as keyof typeof loaders.en],
      );
    }
    const inBrowser = new Set(Object.keys(loaders[language]));
    const onServer = Object.keys(catalogues[language]).filter((name) => !inBrowser.has(name));
    expect(onServer).toEqual(['comments', 'csv', 'mail', 'profile', 'slips', 'worksheet']);
  }
});

it('the generator lists a namespace with files in both languages and refuses one that lacks a language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trio-i18n-'));
  const add = (file: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  };
  const found = () => findNamespaces(pathToFileURL(`${folder}/`));
  for (const file of ['en/shell.ts', 'fr/shell.ts', 'en/moon.ts']) add(file);
  expect(found).toThrow('In one language only: moon');
  add('fr/moon.ts');
  expect(found()).toEqual(['moon', 'shell']);
  for (const rendered of [renderCatalogues(found()), renderLoaders(found())]) {
    for (const file of ['en/moon.ts', 'fr/moon.ts']) expect(rendered).toContain(`'./${file}'`);
  }
  rmSync(folder, { recursive: true });
});

it('has the same keys in both languages, each key in one namespace only', () => {
  for (const namespace of Object.keys(english)) {
    expect(Object.keys(french[namespace] ?? {})).toEqual(Object.keys(english[namespace] ?? {}));
  }
  const keys = entries.map(({ key }) => key);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

it('contains the texts that the specification prescribes', () => {
  const { errors, dashboard, sorting, support, shell } = catalogues.en;
  const all = {
    ...errors,
    ...dashboard,
    ...sorting,
    ...support,
    ...shell,
    crash: crash.en.heading,
  };
  expect(all).toMatchObject({
    'server/error': 'Something went wrong.',
    'error.defaultMessage': 'Something went wrong.',
    crash: 'Oops, something went wrong.',
    'auth/email-already-exists': 'This email is already registered.',
    'auth/school-not-found': 'School not found.',
    'auth/email-domain-not-whitelisted':
      'You are not permitted to register using this email address.',
    'auth/email-domain-blacklisted': 'You are not permitted to register using this email address.',
    'auth/invalid-email': 'Invalid email address. Required format: name@example.com',
    'reservation-taken': 'This code is already taken.',
    'form/password-too-short': 'Please create a password with a minimum of 8 characters.',
    'form/passwords-differ': 'Passwords do not match.',
    'form/postalzip-invalid': 'Valid postal code is required.',
    'school/not-found': 'School doesn’t exist.',
    'profile/uid-missing': 'No UID defined.',
    'search.placeholder': 'Search here...',
    'nav.login': 'Login',
    'headsUp.heading': 'Heads up',
    'tooFew.start': 'Got it',
  });
  expect(errors['result/too-many-picks']).toContain(
    'Maximum cards selected, unselect a card first',
  );
  expect(catalogues.fr.support['support.sent']).toBe('Message envoyé');
});

it('keeps hints out of the messages that the specification prescribes', () => {
  const { errors } = catalogues.en;
  const hinted = Object.keys(errors).flatMap((key) => /^hint\.(.+)$/u.exec(key)?.[1] ?? []);
  expect(hinted.length).toBeGreaterThan(0);
  for (const language of ['en', 'fr'] as const) {
    const messages: Namespace = catalogues[language].errors;
    for (const code of hinted) expect(messages[code], `${language} ${code}`).toBeDefined();
    const alone = hinted.filter((code) => code !== 'classlink/school-not-found');
    for (const code of alone) expect(messages[code], code).toMatch(/^[^.!?]+\.$/u);
  }
});

describe('the French errors', () => {
  const errors = Object.entries(french['errors'] ?? {});
  const endings = '(?:er|ir|oir|dre|ire|tre|vre)';
  const infinitive = new RegExp(
    String.raw`(?:^|[.,:;!?»] )(?:(?:en|le|la|les|se|y) |[lsm]’)?\p{L}+${endings}(?![\p{L}-])`,
    'giu',
  );
  // Words with such an ending that are not infinitives.
  const others = /(?:^|[ ’])(?:notre|votre|autre|entre|ouvre)$/iu;

  it.each(errors)('gives no instruction in the infinitive: %s', (_, message) => {
    for (const text of texts(message)) {
      const found = text.match(infinitive) ?? [];
      expect(found.filter((words) => !others.test(words))).toEqual([]);
      expect(text).not.toMatch(/\b(?:il faut|on (?:peut|doit)|il suffit)\b/iu);
      expect(text).not.toMatch(/(?:^|\. )À \p{L}+(?:er|ir|re)(?!\p{L})/u);
    }
  });

  const familiar = /(?<![\p{L}’])(?:tu|toi|te|ton|ta|tes|t’)(?!\p{L})|-(?:toi|tu)\b/iu;
  const formal = /(?<!\p{L})(?:vous|votre|vos|(?!chez|assez)\p{L}{2,}ez)(?!\p{L})/iu;

  it.each(errors)('uses one register in each text: %s', (_, message) => {
    if (typeof message !== 'string' && 'tu' in message) {
      expect(message.tu).not.toMatch(formal);
      expect(message.vous).not.toMatch(familiar);
      expect(message.tu).not.toBe(message.vous);
    } else {
      for (const text of texts(message)) {
        expect(familiar.test(text) && formal.test(text)).toBe(false);
      }
    }
  });
});

describe.each(entries)('$key', ({ namespace, key, message }) => {
  const frenchMessage = french[namespace]?.[key] ?? '';

  it('has the same placeholders and the right plural forms', () => {
    const expected = new Set(texts(message).flatMap(placeholders));
    expect(new Set(texts(frenchMessage).flatMap(placeholders))).toEqual(expected);
    if (typeof message !== 'string') {
      const forms = (locale: string) =>
        new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      expect(Object.keys(message).toSorted()).toEqual(forms('en-CA').toSorted());
      expect(Object.keys(frenchMessage).toSorted()).toEqual(forms('fr-CA').toSorted());
    }
  });

  it('differs between English and French unless it is listed as shared', () => {
    const isSame = JSON.stringify(frenchMessage) === JSON.stringify(message);
    expect(isSame).toBe(sameInBoth.has(key));
  });

  it('uses typographic apostrophes and, in French, no-break spaces', () => {
    for (const text of [...texts(message), ...texts(frenchMessage)])
      expect(text).not.toMatch(/['"]/u);
    for (const text of texts(frenchMessage)) {
      expect(text, 'a plain space before a colon or inside guillemets').not.toMatch(/ [:»]|« /u);
      expect(text, 'a space before ; ! ?').not.toMatch(/[ \u00a0\u202f][;!?]/u);
    }
  });
});
