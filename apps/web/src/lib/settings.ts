import { pages } from '@trio/contracts/pages';
import { noProcessors, type Processors } from '@trio/contracts/processors';

/** The server writes them into the document's head. A null link leads to our own page or text. */
interface Settings {
  readonly supportEmail: string;
  readonly hasDevPages: boolean;
  readonly signOnProviders: readonly { readonly id: string; readonly label: string }[];
  /** New Brunswick's page numbers are inferred, so links to its pages are optional. */
  readonly hasNewBrunswickPages: boolean;
  readonly pathExplorerUrl: string | null;
  /** The external site gets the account's id, not the student's email; our page always does. */
  readonly isPathReferenceOpaque: boolean;
  readonly surveyUrl: string | null;
  readonly profileIntroUrl: string | null;
  readonly videoUrl: string | null;
  readonly helpLine: { readonly en: string | null; readonly fr: string | null };
  readonly hasMailbox: boolean;
  readonly shopUrl: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly reportsErrors: boolean;
  readonly hidesAccountExistence: boolean;
  /** Invited staff may use single sign-on, too. */
  readonly admitsStaffBySignOn: boolean;
  /** `granted`: administrators see students only while the school allows it. */
  readonly supportAccess: 'open' | 'granted';
  readonly processors: Processors;
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
  admitsStaffBySignOn: false,
  supportAccess: 'open',
  processors: noProcessors,
};

function readSettings(): Settings {
  const written = document.querySelector<HTMLMetaElement>('meta[name="trio-settings"]')?.content;
  return { ...defaults, ...(JSON.parse(written ?? '{}') as Partial<Settings>) };
}

export const settings = readSettings();

export const termsAddress: string = settings.termsUrl ?? pages.terms.path;
export const privacyAddress: string = settings.privacyUrl ?? pages.privacy.path;
