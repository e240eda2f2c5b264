const desktop = {
  language: 'en',
  locale: 'en-CA',
  viewport: { width: 1440, height: 900 },
} as const;
const phone = { language: 'fr', locale: 'fr-CA', viewport: { width: 360, height: 640 } } as const;

export const visits = [desktop, phone] as const;

/** `*.both.spec.ts` runs in French on a phone; in the long suite, in English on a desktop. */
export const visitsOfThisRun = [process.env['TRIO_LONG'] === '1' ? desktop : phone] as const;
