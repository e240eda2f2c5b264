const desktop = {
  language: 'en',
  locale: 'en-CA',
  viewport: { width: 1440, height: 900 },
} as const;
const phone = { language: 'fr', locale: 'fr-CA', viewport: { width: 360, height: 640 } } as const;

/** The two ways in which every page must be at its best. */
export const visits = [desktop, phone] as const;

/**
 * A `*.both.spec.ts` runs in both suites: in French on a phone with `npm test`, in English on a desktop
 * with the long ones. Each is told both ways, and nobody waits for the second one at every change.
 */
export const visitsOfThisRun = [process.env['TRIO_LONG'] === '1' ? desktop : phone] as const;
