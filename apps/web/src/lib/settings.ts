/** What a deployment sets and the browser needs; the server writes it into the document's head. */
interface Settings {
  readonly supportEmail: string;
  /** Pages for the people who make the product. */
  readonly hasDevPages: boolean;
  /** Where students may come from besides the log-in form. */
  readonly signOnProviders: readonly { readonly id: string; readonly label: string }[];
  /** New Brunswick's page numbers are inferred: links lead to its pages only where that is wanted. */
  readonly hasNewBrunswickPages: boolean;
  /** The outside site where students go on to make their path; null leads to our own page. */
  readonly pathExplorerUrl: string | null;
  /** That site is told the account's id in place of the student's email; our own page always is. */
  readonly isPathReferenceOpaque: boolean;
  /** Pages of others that consumer groups see in a frame; null shows them ours. */
  readonly surveyUrl: string | null;
  readonly profileIntroUrl: string | null;
  readonly videoUrl: string | null;
  /** Where to get help, beside what students write; null says it in our own words. */
  readonly helpLine: { readonly en: string | null; readonly fr: string | null };
  /** The demo's mails can be read here. */
  readonly hasMailbox: boolean;
  /** Where physical cards are sold; null shows how a school orders from the team. */
  readonly shopUrl: string | null;
  /** A deployment's own pages; null leads to ours. */
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  /** Whether faults are to be reported to the server. */
  readonly reportsErrors: boolean;
  /** Whether a password reset says the same for an address that has no account. */
  readonly hidesAccountExistence: boolean;
}

const defaults: Settings = {
  supportEmail: 'support@trio.example',
  hasDevPages: import.meta.env.DEV,
  signOnProviders: [],
  hasNewBrunswickPages: false,
  pathExplorerUrl: null,
  isPathReferenceOpaque: false,
  surveyUrl: null,
  profileIntroUrl: null,
  videoUrl: null,
  helpLine: { en: null, fr: null },
  hasMailbox: import.meta.env.DEV,
  shopUrl: null,
  termsUrl: null,
  privacyUrl: null,
  reportsErrors: false,
  hidesAccountExistence: false,
};

function readSettings(): Settings {
  const written = document.querySelector<HTMLMetaElement>('meta[name="trio-settings"]')?.content;
  return { ...defaults, ...(JSON.parse(written ?? '{}') as Partial<Settings>) };
}

export const settings = readSettings();
