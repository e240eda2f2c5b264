import type { Config } from './config.ts';

/** Valid settings that are probably mistakes. */
export function* warningsOf(config: Config): Iterable<string> {
  if (config.publicOrigin.startsWith('https:') && config.trustProxy === false) {
    yield 'Warning: TRUST_PROXY is not set: behind a proxy, all visitors count as one for the rate limits.';
  }
  if (/^https?:\/\/(?:0\.0\.0\.0|\[::\])/u.test(config.publicOrigin)) {
    yield `Warning: PUBLIC_URL is not set: links in mails lead to ${config.publicOrigin}.`;
  }
}
