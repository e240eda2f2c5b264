import type { Config } from './config.ts';

export function* warningsOf(config: Config): Iterable<string> {
  if (config.publicOrigin.startsWith('https:') && config.trustProxy === false) {
    yield 'Warning: TRUST_PROXY is not set. Behind a proxy, the rate limits count all visitors as one.';
  }
  if (/^https?:\/\/(?:0\.0\.0\.0|\[::\])/u.test(config.publicOrigin)) {
    yield `Warning: PUBLIC_URL is not set. Links in emails lead to ${config.publicOrigin}.`;
  }
}
