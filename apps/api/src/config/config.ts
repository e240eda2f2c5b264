import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { engineNames, type EngineName } from '@trio/profile/compiler/engines';
import * as z from 'zod';
import {
  supportAccessModes,
  type SupportAccess,
} from '../platform/identity/open-schools.repository.ts';
import type { MailSender } from '../platform/mail/mime-message.ts';
import { defaultMailSender, parseMailSender } from '../platform/mail/mail-sender.ts';
import type { SignOnSettings } from '../platform/single-sign-on/create-single-sign-on.ts';
import { isLoopbackHost } from '../platform/loopback.ts';
import type { Limits } from '../platform/rate-limits/limits.ts';
import type { S3Settings } from '../platform/storage/s3-storage.ts';
import { StartupError } from '../platform/startup-error.ts';
import {
  operationsSchema,
  operationsSettings,
  type OperationsSettings,
} from './operations-config.ts';
import { readOutsideSettings, type OutsideSettings } from './outside-config.ts';
import { readRateLimits } from './rate-limits-config.ts';
import { readReportSettings, type ReportSettings } from './reports-config.ts';
import { readSignOnSettings } from './sign-on-config.ts';
import { readStorageSettings } from './storage-config.ts';
import { flag, listed, wholeNumber } from './values.ts';

const port = 'PORT must be a whole number from 0 to 65535, for example 3000';
const webUrl =
  'PUBLIC_URL must be an http or https address without a path, for example https://trio.example.org';
const otherOrigins =
  'ALLOWED_ORIGINS must be http or https addresses without a path, separated by commas';
const trustProxy =
  'TRUST_PROXY must be a number of proxies or their addresses, for example 1 or 10.0.0.0/8';
const databaseUrl =
  'DATABASE_URL must be a PostgreSQL address, for example postgres://user:password@host:5432/trio';

const migrationUrl = databaseUrl.replace('DATABASE_URL', 'MIGRATION_DATABASE_URL');

const pathExplorerUrl =
  'PATH_EXPLORER_URL must be an http or https address, for example https://paths.example.org/start';
const smtpUrl =
  'SMTP_URL must be the address of a mail server, for example smtps://user:password@mail.example.org';
const devToken = 'TRIO_DEV_TOKEN must have at least 16 letters, digits, hyphens or underscores';
const securityContact =
  'SECURITY_CONTACT must be a mailto: or https: address, for example mailto:security@example.org';
const mailFrom =
  'MAIL_FROM must be an email address, perhaps with a name, for example Trio <trio@example.org>';

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/u.test(url.protocol) && url.pathname === '/' && url.search === ''
  );
};
const isWebAddress = (text: string): boolean => /^https?:$/u.test(URL.parse(text)?.protocol ?? '');
const isProxyList = (text: string): boolean =>
  /^\d{1,2}$/u.test(text) ||
  listed(text).every((part) => {
    const [address = '', bits = '32', ...rest] = part.split('/');
    return isIP(address) !== 0 && /^\d{1,3}$/u.test(bits) && rest.length === 0;
  });
const isDatabaseUrl = (text: string): boolean =>
  /^postgres(?:ql)?:$/u.test(URL.parse(text)?.protocol ?? '');

const isContact = (text: string): boolean =>
  URL.canParse(text) && /^(?:https:\/\/|mailto:[^\s@]+@[^\s@]+$)[^\s\p{Cc}]*$/iu.test(text);

const isSmtpUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/u.test(url.protocol) && url.hostname !== '';
};

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/u, port)
    .transform(Number)
    .refine((number) => number <= 65_535, port)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:[\]-]+$/u, 'HOST must be an address or a host name, for example 127.0.0.1')
    .default('127.0.0.1'),
  TRIO_DATA: z
    .string()
    .default('./data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z.string().refine(isDatabaseUrl, databaseUrl).optional(),
  MIGRATION_DATABASE_URL: z.string().refine(isDatabaseUrl, migrationUrl).optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, webUrl)
    .transform((url) => new URL(url).origin)
    .optional(),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform(listed)
    .refine((origins) => origins.every(isOrigin), otherOrigins)
    .transform((origins) => origins.map((url) => new URL(url).origin)),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, trustProxy)
    .transform((text) => (/^\d{1,2}$/u.test(text) ? Number(text) : text))
    .optional(),
  SCHOOL_APPROVAL: z
    .enum(['required', 'none'], { error: 'SCHOOL_APPROVAL must be required or none' })
    .default('none'),
  HIDE_ACCOUNT_EXISTENCE: flag('HIDE_ACCOUNT_EXISTENCE'),
  STAFF_SSO: flag('STAFF_SSO'),
  SUPPORT_ACCESS: z
    .enum(supportAccessModes, { error: 'SUPPORT_ACCESS must be open or granted' })
    .default('open'),
  TRIO_DEMO: z.enum(['0', '1'], { error: 'TRIO_DEMO must be 0 or 1' }).optional(),
  TRIO_DEV: flag('TRIO_DEV'),
  TRIO_DEV_TOKEN: z
    .string()
    .regex(/^[\w-]{16,}$/u, devToken)
    .default(() => randomBytes(16).toString('base64url')),
  NB_OCCUPATION_PAGES: flag('NB_OCCUPATION_PAGES'),
  PATH_EXPLORER_URL: z.string().refine(isWebAddress, pathExplorerUrl).optional(),
  PATH_EXPLORER_REFERENCE: z
    .enum(['email', 'opaque'], { error: 'PATH_EXPLORER_REFERENCE must be email or opaque' })
    .default('email'),
  PROFILE_WORKERS: wholeNumber('PROFILE_WORKERS', 1, 64).optional(),
  PROFILE_QUEUE: wholeNumber('PROFILE_QUEUE', 0, 10_000).default(64),
  TRIO_PROFILE_ENGINE: z
    .enum(engineNames, { error: `TRIO_PROFILE_ENGINE must be ${engineNames.join(' or ')}` })
    .optional(),
  AUDIT_DAYS: wholeNumber('AUDIT_DAYS', 1, 36_500).default(400),
  ...operationsSchema,
  SMTP_URL: z.string().refine(isSmtpUrl, smtpUrl).optional(),
  MAIL_FROM: z
    .string()
    .transform(parseMailSender)
    .refine((sender) => sender !== null, mailFrom)
    .optional(),
  SECURITY_CONTACT: z.string().refine(isContact, securityContact).optional(),
  SUPPORT_EMAIL: z.email('SUPPORT_EMAIL must be an email address').default('support@trio.example'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be debug, info, warn, error or silent',
    })
    .default('info'),
});

export interface Config extends OperationsSettings {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** The same database, as a role that may change its schema. */
  readonly migrationUrl: string | undefined;
  readonly publicOrigin: string;
  readonly hasPublicUrl: boolean;
  readonly otherOrigins: readonly string[];
  /** Number or addresses of proxies whose forwarded client address is trusted. */
  readonly trustProxy: string | number | false;
  readonly needsSchoolApproval: boolean;
  readonly hidesAccountExistence: boolean;
  /** Invited staff may log in by single sign-on. */
  readonly admitsStaffBySignOn: boolean;
  readonly supportAccess: SupportAccess;
  readonly isPublic: boolean;
  /** By default only where no other machine can reach the server. */
  readonly isDemoWanted: boolean;
  readonly hasDevPages: boolean;
  readonly devToken: string;
  /** Career links of New Brunswick schools use inferred page numbers. */
  readonly hasNewBrunswickPages: boolean;
  readonly pathExplorerUrl: string | undefined;
  readonly isPathReferenceOpaque: boolean;
  readonly outside: OutsideSettings;
  readonly reports: ReportSettings;
  readonly profileWorkers: number | undefined;
  readonly profileQueue: number;
  readonly profileEngine: EngineName | undefined;
  readonly auditDays: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: MailSender;
  readonly hasMailbox: boolean;
  readonly signOnSettings: SignOnSettings;
  readonly s3: S3Settings | null;
  readonly supportEmail: string;
  readonly securityContact: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly rateLimits: Limits;
}

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable counts as unset: a commented-out value leaves it empty.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const signOn = readSignOnSettings(given);
  const storage = readStorageSettings(given);
  const outside = readOutsideSettings(given);
  const reports = readReportSettings(given);
  const rateLimits = readRateLimits(given);
  const problems = [
    ...(parsed.error?.issues.map(({ message }) => message) ?? []),
    ...signOn.problems,
    ...storage.problems,
    ...outside.problems,
    ...reports.problems,
    ...rateLimits.problems,
  ];
  if (!parsed.success || problems.length > 0) {
    throw new StartupError(problems.map((problem) => `${problem}.`).join(' '));
  }
  const { data } = parsed;
  const publicOrigin = data.PUBLIC_URL ?? `http://${inUrl(data.HOST)}:${data.PORT}`;
  const isPublic = !isOnlyHere(data);
  const isDemoWanted =
    data.TRIO_DEMO === undefined
      ? data.DATABASE_URL === undefined && !isPublic
      : data.TRIO_DEMO === '1';
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: data.TRIO_DATA,
    databaseUrl: data.DATABASE_URL,
    migrationUrl: data.MIGRATION_DATABASE_URL,
    publicOrigin,
    hasPublicUrl: data.PUBLIC_URL !== undefined,
    otherOrigins: data.ALLOWED_ORIGINS,
    trustProxy: data.TRUST_PROXY ?? false,
    needsSchoolApproval: data.SCHOOL_APPROVAL === 'required',
    hidesAccountExistence: data.HIDE_ACCOUNT_EXISTENCE,
    admitsStaffBySignOn: data.STAFF_SSO,
    supportAccess: data.SUPPORT_ACCESS,
    isPublic,
    isDemoWanted,
    hasDevPages: data.TRIO_DEV,
    devToken: data.TRIO_DEV_TOKEN,
    hasNewBrunswickPages: data.NB_OCCUPATION_PAGES,
    pathExplorerUrl: data.PATH_EXPLORER_URL,
    isPathReferenceOpaque: data.PATH_EXPLORER_REFERENCE === 'opaque',
    outside: outside.settings,
    reports: reports.settings,
    profileWorkers: data.PROFILE_WORKERS,
    profileQueue: data.PROFILE_QUEUE,
    profileEngine: data.TRIO_PROFILE_ENGINE,
    auditDays: data.AUDIT_DAYS,
    ...operationsSettings(data),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? defaultMailSender(publicOrigin),
    hasMailbox: isDemoWanted && !isPublic && data.SMTP_URL === undefined,
    signOnSettings: signOn.settings,
    s3: storage.settings,
    supportEmail: data.SUPPORT_EMAIL,
    securityContact: data.SECURITY_CONTACT ?? `mailto:${data.SUPPORT_EMAIL}`,
    logLevel: data.LOG_LEVEL,
    rateLimits: rateLimits.limits,
  };
}

const inUrl = (host: string): string =>
  host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;

/** Behind a proxy HOST is loopback too, so a public URL or a trusted proxy also counts. */
const isOnlyHere = ({ HOST, PUBLIC_URL, TRUST_PROXY }: Reach): boolean =>
  isLoopbackHost(HOST) &&
  TRUST_PROXY === undefined &&
  (PUBLIC_URL === undefined || isLoopbackHost(new URL(PUBLIC_URL).hostname));

interface Reach {
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly TRUST_PROXY?: string | number | undefined;
}
