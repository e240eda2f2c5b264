import { resolve } from 'node:path';
import * as z from 'zod';
import { StartupError } from '../platform/startup-error.ts';

/** The only reader of the environment. Each message says what is wrong and what would be right. */
const port = 'PORT must be a whole number from 0 to 65535, for example 3000';
const webUrl =
  'PUBLIC_URL must be an http or https address without a path, for example https://trio.example.org';
const databaseUrl =
  'DATABASE_URL must be a PostgreSQL address, for example postgres://user:password@host:5432/trio';

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/u.test(url.protocol) && url.pathname === '/' && url.search === ''
  );
};
const isDatabaseUrl = (text: string): boolean =>
  /^postgres(?:ql)?:$/u.test(URL.parse(text)?.protocol ?? '');

const flag = (name: string) =>
  z
    .enum(['0', '1'], { error: `${name} must be 0 or 1` })
    .default('0')
    .transform((value) => value === '1');

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
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, webUrl)
    .transform((url) => new URL(url).origin)
    .optional(),
  TRIO_DEMO: z.enum(['0', '1'], { error: 'TRIO_DEMO must be 0 or 1' }).optional(),
  TRIO_DEV: flag('TRIO_DEV'),
  TRIO_SECRET: z.string().min(32, 'TRIO_SECRET must have at least 32 characters').optional(),
  SUPPORT_EMAIL: z.email('SUPPORT_EMAIL must be an e-mail address').default('support@trio.example'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be debug, info, warn, error or silent',
    })
    .default('info'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** Where browsers reach us; cookies and the origin check follow it. */
  readonly publicOrigin: string;
  /** Whether anybody but this machine may reach us. */
  readonly isPublic: boolean;
  /** Whether the demo's data is wanted; by default where nobody else can reach it. */
  readonly isDemoWanted: boolean;
  /** Whether the pages for developers are there. */
  readonly hasDevPages: boolean;
  readonly secret: string | undefined;
  readonly supportEmail: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // A variable set to nothing is a variable not set: that is what a commented-out line leaves behind.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new StartupError(parsed.error.issues.map(({ message }) => `${message}.`).join(' '));
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: data.TRIO_DATA,
    databaseUrl: data.DATABASE_URL,
    publicOrigin: data.PUBLIC_URL ?? `http://${inUrl(data.HOST)}:${data.PORT}`,
    isPublic: !isOnlyHere(data),
    isDemoWanted:
      data.TRIO_DEMO === undefined
        ? data.DATABASE_URL === undefined && isOnlyHere(data)
        : data.TRIO_DEMO === '1',
    hasDevPages: data.TRIO_DEV,
    secret: data.TRIO_SECRET,
    supportEmail: data.SUPPORT_EMAIL,
    logLevel: data.LOG_LEVEL,
  };
}

/** An IPv6 address stands in brackets in a URL. */
const inUrl = (host: string): string =>
  host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.');

/** Behind a proxy the address is loopback too: a public address says that others come in. */
const isOnlyHere = ({
  HOST,
  PUBLIC_URL,
}: {
  HOST: string;
  PUBLIC_URL?: string | undefined;
}): boolean =>
  isLoopback(HOST) && (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname));
