import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { warningsOf } from './warnings.ts';

describe('configuration', () => {
  it('has a default for every value', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: undefined });
  });

  it('ignores an empty variable', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', ' '],
    ['PORT', '0x10'],
    ['PORT', '3000.5'],
    ['HOST', 'a host'],
    ['DATABASE_URL', 'mysql://localhost/trio'],
    ['PUBLIC_URL', 'trio.example.org'],
    ['PUBLIC_URL', 'https://trio.example.org/app'],
    ['TRIO_DEMO', 'yes'],
    ['TRIO_SECRET', 'short'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['TRIO_DEV_TOKEN', 'short'],
    ['TRIO_DEV_TOKEN', 'long enough, with a space'],
    ['SECURITY_CONTACT', 'security@example.org'],
    ['SECURITY_CONTACT', 'mailto:'],
    ['SECURITY_CONTACT', 'http://example.org'],
    ['SECURITY_CONTACT', 'https://example.org\nContact: x'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Trio'],
    ['MAIL_FROM', 'Trio <nobody>'],
    ['MAIL_FROM', 'Trio <a@example.org>, b@example.org'],
    ['LOG_LEVEL', 'loud'],
    ['ALLOWED_ORIGINS', 'https://a.example, b.example'],
    ['TRUST_PROXY', '1.2'],
    ['TRUST_PROXY', 'everybody'],
    ['SCHOOL_APPROVAL', 'yes'],
    ['PATH_EXPLORER_URL', 'paths.example.org'],
    ['PATH_EXPLORER_URL', 'ftp://paths.example.org'],
    ['PATH_EXPLORER_REFERENCE', 'none'],
    ['HIDE_ACCOUNT_EXISTENCE', 'maybe'],
    ['STAFF_SSO', 'maybe'],
    ['MIGRATION_DATABASE_URL', 'db.example'],
    ['PROFILE_WORKERS', '0'],
    ['PROFILE_WORKERS', '65'],
    ['PROFILE_WORKERS', 'all'],
    ['AUDIT_DAYS', '0'],
    ['PROFILE_QUEUE', '-1'],
    ['PROFILE_QUEUE', '1.5'],
  ])('reports an invalid %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`, 'u'));
  });

  it('counts as public behind a proxy, or with a name that only looks like this machine', () => {
    expect(readConfig({}).isPublic).toBe(false);
    expect(readConfig({ TRUST_PROXY: '1' })).toMatchObject({ isPublic: true, trustProxy: 1 });
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1');
    expect(readConfig({ PUBLIC_URL: 'https://127.x.example' })).toMatchObject({
      isPublic: true,
      isDemoWanted: false,
      hasMailbox: false,
    });
  });

  it('warns of settings that are probably a mistake', () => {
    const warned = (environment: NodeJS.ProcessEnv) => [...warningsOf(readConfig(environment))];
    expect(warned({})).toEqual([]);
    expect(warned({ PUBLIC_URL: 'https://trio.example', TRUST_PROXY: '1' })).toEqual([]);
    expect(warned({ PUBLIC_URL: 'https://trio.example' }).join()).toContain('TRUST_PROXY');
    expect(warned({ HOST: '0.0.0.0' }).join()).toContain('PUBLIC_URL');
  });

  it.each([
    ['postgres://trio:x@db.example/trio', true],
    ['postgres://trio:x@db.example/trio?sslmode=prefer', true],
    ['postgres://trio:x@db.example/trio?sslmode=verify-full', false],
    ['postgres://trio:x@localhost:5433/trio', false],
    ['postgres://trio:x@[::1]/trio', false],
    ['postgres://trio@%2Fvar%2Frun%2Fpostgresql/trio', false],
  ])('warns of a database elsewhere without TLS: %s', (DATABASE_URL, isWarned) => {
    expect([...warningsOf(readConfig({ DATABASE_URL }))].join().includes('TLS')).toBe(isWarned);
  });

  it.each([
    ['smtp://mail.example.org', true],
    ['smtp://user:password@mail.example.org', false],
    ['smtps://mail.example.org', false],
    ['smtp://127.0.0.1:1025', false],
  ])('warns of emails without TLS: %s', (SMTP_URL, isWarned) => {
    expect([...warningsOf(readConfig({ SMTP_URL }))].join().includes('TLS')).toBe(isWarned);
  });

  it('reports all invalid values at once', () => {
    expect(() => readConfig({ PORT: 'x', PUBLIC_URL: 'y' })).toThrow(
      /PORT must .+ PUBLIC_URL must/u,
    );
  });
});

describe('the demo', () => {
  it('is on by default only with the embedded database on a local server', () => {
    const wanted = (environment: NodeJS.ProcessEnv) => readConfig(environment).isDemoWanted;
    expect(wanted({})).toBe(true);
    expect(wanted({ HOST: '::1' })).toBe(true);
    expect(wanted({ PUBLIC_URL: 'http://127.0.0.1:4000' })).toBe(true);
    expect(wanted({ HOST: '0.0.0.0' })).toBe(false);
    expect(wanted({ HOST: '192.168.1.4' })).toBe(false);
    expect(wanted({ PUBLIC_URL: 'https://trio.example.org' })).toBe(false);
    expect(wanted({ DATABASE_URL: 'postgres://localhost/trio' })).toBe(false);
  });

  it('can be turned on and off by TRIO_DEMO', () => {
    expect(readConfig({ HOST: '0.0.0.0', TRIO_DEMO: '1' }).isDemoWanted).toBe(true);
    expect(readConfig({ TRIO_DEMO: '0' }).isDemoWanted).toBe(false);
  });
});

it('derives the public origin', () => {
  expect(readConfig({}).publicOrigin).toBe('http://127.0.0.1:3000');
  expect(readConfig({ HOST: '::1' }).publicOrigin).toBe('http://[::1]:3000');
  expect(readConfig({ PUBLIC_URL: 'https://trio.example.org/' })).toMatchObject({
    publicOrigin: 'https://trio.example.org',
    isPublic: true,
  });
});

describe('email', () => {
  it('has a sender at the public host, unless MAIL_FROM is set', () => {
    const sender = (environment: NodeJS.ProcessEnv) => readConfig(environment).mailFrom;
    expect(sender({ PUBLIC_URL: 'https://trio.example.org' })).toEqual({
      name: 'Trio',
      address: 'no-reply@trio.example.org',
      host: 'trio.example.org',
    });
    expect(sender({}).address).toBe('no-reply@localhost');
    expect(sender({ HOST: '::1' }).address).toBe('no-reply@localhost');
    expect(sender({ MAIL_FROM: ' Équipe Trio <bonjour@école.example> ' })).toEqual({
      name: 'Équipe Trio',
      address: 'bonjour@école.example',
      host: 'école.example',
    });
    expect(sender({ MAIL_FROM: 'trio@example.org' })).toMatchObject({
      name: '',
      address: 'trio@example.org',
    });
  });

  it('is shown on a page only in a local demo without SMTP', () => {
    const isShown = (environment: NodeJS.ProcessEnv) => readConfig(environment).hasMailbox;
    expect(isShown({})).toBe(true);
    expect(isShown({ SMTP_URL: 'smtp://mail.example.org' })).toBe(false);
    expect(isShown({ TRIO_DEMO: '0' })).toBe(false);
    expect(isShown({ TRIO_DEMO: '1', HOST: '0.0.0.0' })).toBe(false);
    expect(isShown({ TRIO_DEMO: '1', PUBLIC_URL: 'https://trio.example.org' })).toBe(false);
  });
});
