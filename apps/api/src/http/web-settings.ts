/** Written into the document, so that the browser needs no extra request. */
export interface WebSettings {
  readonly supportEmail: string;
  readonly hasDevPages: boolean;
  readonly hasNewBrunswickPages: boolean;
  readonly hasMailbox: boolean;
  /** Outside site for the student's path, and whether it gets an opaque reference. */
  readonly pathExplorerUrl?: string | undefined;
  readonly isPathReferenceOpaque?: boolean;
  /** Outside pages that consumer groups see in a frame; default: our own pages. */
  readonly surveyUrl?: string | undefined;
  readonly profileIntroUrl?: string | undefined;
  readonly videoUrl?: string | undefined;
  /** Shown beside the reflection fields; null: our own text. */
  readonly helpLine?: { readonly en: string | null; readonly fr: string | null };
  readonly shopUrl?: string | undefined;
  readonly termsUrl?: string | undefined;
  readonly privacyUrl?: string | undefined;
  readonly reportsErrors?: boolean;
  /** A password reset gives the same answer for an unknown address. */
  readonly hidesAccountExistence?: boolean;
  readonly signOnProviders: readonly { readonly id: string; readonly label: string }[];
}

/** Only configured pages may be shown in a frame. */
export const framedOrigins = (settings: WebSettings): string[] => [
  ...new Set(
    [settings.surveyUrl, settings.profileIntroUrl, settings.videoUrl].flatMap((url) =>
      url === undefined ? [] : new URL(url).origin,
    ),
  ),
];
