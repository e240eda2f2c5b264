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
  PORT: z.coerce.number({ error: port }).int(port).min(0, port).max(65_535, port).default(3000),
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
  TRIO_DEMO: flag('TRIO_DEMO'),
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
  /** Where browsers reach us, when that is not simply the host and port we listen on. */
  readonly publicUrl: string | undefined;
  readonly isDemoForced: boolean;
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
    publicUrl: data.PUBLIC_URL,
    isDemoForced: data.TRIO_DEMO,
    secret: data.TRIO_SECRET,
    supportEmail: data.SUPPORT_EMAIL,
    logLevel: data.LOG_LEVEL,
  };
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.');
