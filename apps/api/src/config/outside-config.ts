import { isLoopbackHost } from '../platform/loopback.ts';

export interface OutsideSettings {
  readonly surveyUrl: string | undefined;
  readonly profileIntroUrl: string | undefined;
  readonly videoUrl: string | undefined;
  readonly helpLine: { readonly en: string | null; readonly fr: string | null };
  readonly shopUrl: string | undefined;
  readonly termsUrl: string | undefined;
  readonly privacyUrl: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const helpLineMax = 300;

export function readOutsideSettings(environment: Environment): {
  readonly settings: OutsideSettings;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const url = (name: string): string | undefined => {
    const value = environment[name];
    if (value === undefined || isFrameAddress(value)) return value;
    problems.push(
      `${name} must be an https address (http on this machine only), for example https://forms.example.org/end`,
    );
    return undefined;
  };
  const line = (name: string): string | null => {
    const value = environment[name]?.trim() ?? '';
    if (value.length > helpLineMax || /\p{Cc}/u.test(value)) {
      problems.push(`${name} must be one line of at most ${helpLineMax} characters`);
    }
    return value === '' ? null : value;
  };
  const settings = {
    surveyUrl: url('CONSUMER_SURVEY_URL'),
    profileIntroUrl: url('PROFILE_INTRO_URL'),
    videoUrl: url('CONSUMER_VIDEO_URL'),
    helpLine: { en: line('HELP_LINE_EN'), fr: line('HELP_LINE_FR') },
    shopUrl: url('SHOP_URL'),
    termsUrl: url('TERMS_URL'),
    privacyUrl: url('PRIVACY_URL'),
  };
  // A line in one language only would send readers of the other language elsewhere.
  if ((settings.helpLine.en === null) !== (settings.helpLine.fr === null)) {
    const missing = settings.helpLine.en === null ? 'HELP_LINE_EN' : 'HELP_LINE_FR';
    problems.push(`${missing} must be set too: the line is given in both languages or in none`);
  }
  return { settings, problems };
}

/** Students' names and emails are sent there, so plain HTTP is only allowed on loopback. */
function isFrameAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}
