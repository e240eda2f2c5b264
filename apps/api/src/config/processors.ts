import type { Processors } from '@trio/contracts/processors';
import type { Config } from './config.ts';

const hostsOf = (...urls: readonly (string | undefined)[]): string[] => [
  ...new Set(urls.flatMap((url) => (url === undefined ? [] : new URL(url).hostname))),
];

/** Host names only: an address may contain a user name, a password or a key. */
export function processorsOf(config: Config): Processors {
  const { classLink, openId } = config.signOnSettings;
  const { errorReports, usageForwardUrl } = config.reports;
  const { surveyUrl, profileIntroUrl, videoUrl } = config.outside;
  return {
    hosting: hostsOf(config.publicOrigin),
    mail: hostsOf(config.smtpUrl),
    storage: hostsOf(config.s3?.endpoint),
    signOn: hostsOf(
      classLink?.authorizeUrl,
      classLink?.tokenUrl,
      classLink?.userUrl,
      ...openId.map(({ issuer }) => issuer),
    ),
    usage: hostsOf(usageForwardUrl),
    errors: hostsOf(typeof errorReports === 'string' ? undefined : errorReports.url),
    frames: hostsOf(surveyUrl, profileIntroUrl, videoUrl),
    explorer: hostsOf(config.pathExplorerUrl),
  };
}
