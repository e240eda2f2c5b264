export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language);

/** Canada’s formats: the product’s first country, with both languages official. */
export const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

export function preferredLanguage(preferences: readonly string[]): Language {
  for (const preference of preferences) {
    const prefix = preference.trim().slice(0, 2).toLowerCase();
    if (isLanguage(prefix)) return prefix;
  }
  return 'en';
}

export function languageFromHeader(header: string | undefined): Language {
  const ranked = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const q = parameters.map((p) => /^\s*q=([\d.]+)/u.exec(p)?.[1]).find(Boolean);
      return { tag, q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q);
  return preferredLanguage(ranked.map(({ tag }) => tag));
}
