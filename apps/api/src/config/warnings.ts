import type { Config } from './config.ts';

const isOnThisMachine = (hostname: string): boolean =>
  /^(?:|localhost|127(?:\.\d+){3}|\[::1\]|%2F.*)$/iu.test(hostname);

function isDatabaseReachedInTheClear(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const mode = searchParams.get('sslmode') ?? 'disable';
  const isSocket = searchParams.get('host')?.startsWith('/') ?? false;
  return !isOnThisMachine(hostname) && !isSocket && /^(?:disable|allow|prefer)$/u.test(mode);
}

function isMailSentInTheClear(address: string): boolean {
  const { protocol, hostname, password } = new URL(address);
  return protocol === 'smtp:' && password === '' && !isOnThisMachine(hostname);
}

export function* warningsOf(config: Config): Iterable<string> {
  if (config.publicOrigin.startsWith('https:') && config.trustProxy === false) {
    yield 'Warning: TRUST_PROXY is not set. Behind a proxy, the rate limits count all visitors as one.';
  }
  if (/^https?:\/\/(?:0\.0\.0\.0|\[::\])/u.test(config.publicOrigin)) {
    yield `Warning: PUBLIC_URL is not set. Links in emails lead to ${config.publicOrigin}.`;
  }
  if (config.databaseUrl !== undefined && isDatabaseReachedInTheClear(config.databaseUrl)) {
    yield 'Warning: the database is reached without TLS. Add sslmode=verify-full to DATABASE_URL.';
  }
  if (config.smtpUrl !== undefined && isMailSentInTheClear(config.smtpUrl)) {
    yield 'Warning: emails may leave without TLS. Use smtps:// in SMTP_URL, or a password.';
  }
}
