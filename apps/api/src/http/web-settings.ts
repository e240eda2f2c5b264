import type { Processors } from '@trio/contracts/processors';

export interface WebSettings {
  readonly supportEmail: string;
  readonly hasDevPages: boolean;
  readonly hasNewBrunswickPages: boolean;
  readonly hasMailbox: boolean;
  readonly pathExplorerUrl?: string | undefined;
  readonly isPathReferenceOpaque?: boolean;
  readonly surveyUrl?: string | undefined;
  readonly profileIntroUrl?: string | undefined;
  readonly videoUrl?: string | undefined;
  readonly helpLine?: { readonly en: string | null; readonly fr: string | null };
  readonly shopUrl?: string | undefined;
  readonly termsUrl?: string | undefined;
  readonly privacyUrl?: string | undefined;
  readonly reportsErrors?: boolean;
  readonly hidesAccountExistence?: boolean;
  readonly admitsStaffBySignOn?: boolean;
  readonly supportAccess?: 'open' | 'granted';
  readonly processors?: Processors;
  readonly signOnProviders: readonly { readonly id: string; readonly label: string }[];
}

export const framedOrigins = (settings: WebSettings): string[] => [
  ...new Set(
    [settings.surveyUrl, settings.profileIntroUrl, settings.videoUrl].flatMap((url) =>
      url === undefined ? [] : new URL(url).origin,
    ),
  ),
];
