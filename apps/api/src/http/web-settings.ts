/** What the browser needs to know of this deployment. Written into the document: no call, no wait. */
export interface WebSettings {
  readonly supportEmail: string;
  readonly hasDevPages: boolean;
  /** Whether career links may lead to New Brunswick's own pages. */
  readonly hasNewBrunswickPages: boolean;
  /** The demo's mails can be read here. */
  readonly hasMailbox: boolean;
  /** Where students go on to make their path, and whether it is told who comes. */
  readonly pathExplorerUrl?: string | undefined;
  readonly isPathReferenceOpaque?: boolean;
  /** Pages of others that consumer groups see in a frame; without them they see ours. */
  readonly surveyUrl?: string | undefined;
  readonly profileIntroUrl?: string | undefined;
  readonly videoUrl?: string | undefined;
  /** Where to get help, beside what students write; null says it in our own words. */
  readonly helpLine?: { readonly en: string | null; readonly fr: string | null };
  /** Where physical cards are sold, and a deployment's own terms and privacy pages. */
  readonly shopUrl?: string | undefined;
  readonly termsUrl?: string | undefined;
  readonly privacyUrl?: string | undefined;
  /** Whether faults in the browser are to be reported. */
  readonly reportsErrors?: boolean;
  /** Whether a password reset says the same for an address that has no account. */
  readonly hidesAccountExistence?: boolean;
  /** Where students may come from besides the log-in form. */
  readonly signOnProviders: readonly { readonly id: string; readonly label: string }[];
}

/** Whose pages ours may show in a frame: those that are configured, and nobody else's. */
export const framedOrigins = (settings: WebSettings): string[] => [
  ...new Set(
    [settings.surveyUrl, settings.profileIntroUrl, settings.videoUrl].flatMap((url) =>
      url === undefined ? [] : new URL(url).origin,
    ),
  ),
];
