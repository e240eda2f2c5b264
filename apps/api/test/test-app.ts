import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngine } from '@trio/profile/compiler/engines';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, type AppDeps } from '../src/app.ts';
import type { Clock, Timer } from '../src/platform/clock.ts';
import type { Database, OpenDatabase } from '../src/platform/database/database.ts';
import { watchDatabase } from '../src/platform/database/readiness.ts';
import { noReports } from '../src/platform/error-reports/error-reports.ts';
import { createDeviceCookie } from '../src/platform/identity/device-cookie.ts';
import { createEmbeddedIdentity } from '../src/platform/identity/embedded-identity.ts';
import { createImageCleaner } from '../src/platform/images/image-cleaner.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { createOutbox, type OutgoingMail } from '../src/platform/mail/outbox.ts';
import { createSealer } from '../src/platform/mail/seal.ts';
import { newId } from '../src/platform/ids.ts';
import { createProfileMaker } from '../src/platform/profiles/profile-maker.ts';
import {
  createRateLimits,
  type RateLimits,
} from '../src/platform/rate-limits/rate-limits.repository.ts';
import { defaultLimits, type Limits } from '../src/platform/rate-limits/limits.ts';
import { createSlowLanes } from '../src/platform/rate-limits/slow-lanes.ts';
import type { Secrets } from '../src/platform/secrets.ts';
import { createSingleSignOn } from '../src/platform/single-sign-on/create-single-sign-on.ts';
import { createFolderStorage } from '../src/platform/storage/folder-storage.ts';
import { createUploadTickets } from '../src/platform/storage/upload-tickets.ts';
import { createProfileTickets } from '../src/platform/tickets/profile-tickets.ts';
import { createProjectorTickets } from '../src/platform/tickets/projector-tickets.ts';
import { createReminderTickets } from '../src/platform/tickets/reminder-tickets.ts';
import { createSearchKeys } from '../src/platform/tickets/search-keys.ts';
import { noForwarding } from '../src/platform/usage/usage-forwarding.ts';
import { openTestDatabase, patientMs } from './test-database.ts';
import { readMailsTo } from './test-mails.ts';

export interface TestClock extends Clock, Timer {
  advance(ms: number): void;
  untilWaiting(count: number): Promise<void>;
}

interface Waiting {
  readonly until: number;
  readonly end: () => void;
}

function createTestClock(): TestClock {
  let now = Date.now();
  let onChange = () => {};
  const waiting = new Set<Waiting>();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
      for (const { until, end } of waiting) if (until <= now) end();
    },
    wait: (ms, signal) => {
      if (ms <= 0 || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const one = {
          until: now + ms,
          end: () => {
            waiting.delete(one);
            onChange();
            resolve();
          },
        };
        waiting.add(one);
        signal.addEventListener('abort', one.end, { once: true });
        onChange();
      });
    },
    untilWaiting: (count) =>
      new Promise((resolve) => {
        onChange = () => {
          if (waiting.size === count) resolve();
        };
        onChange();
      }),
  };
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: TestClock;
  readonly origin: string;
  readonly rateLimits: RateLimits;
  readonly uploads: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: InjectOptions,
  ): Promise<LightMyRequestResponse>;
  signIn(email: string, password?: string): Promise<SignedIn>;
  mailsTo(address: string): Promise<OutgoingMail[]>;
  close(): Promise<void>;
}

export interface SignedIn {
  readonly cookie: string;
  readonly authorization: string;
}

export const testSettings = {
  needsSchoolApproval: false,
  hidesAccountExistence: false,
  admitsStaffBySignOn: false,
  supportEmail: 'support@trio.test',
  supportAccess: 'open' as const,
};

export const testPassword = 'correct horse';

export const testSecrets = ['a secret that only tests know, long enough'] as const;

/** The real server on a real database; only the clock is fake, and requests are injected. */
export async function createTestApp(
  overrides: Partial<AppDeps> & { readonly limits?: Partial<Limits> } = {},
  database?: OpenDatabase,
  secrets: Secrets = testSecrets,
): Promise<TestApp> {
  const { db, pool, longRunning, close } = database ?? (await openTestDatabase());
  const clock = createTestClock();
  const origin = 'http://trio.test';
  const identity = createEmbeddedIdentity({
    pool,
    secrets,
    publicUrl: origin,
    clock,
    supportAccess: overrides.settings?.supportAccess ?? 'open',
  });
  const sealer = createSealer(secrets);
  const jobs = createJobs(pool);
  await jobs.install();
  const uploads = await mkdtemp(join(tmpdir(), 'trio-uploads-'));
  // The worker thread only starts with the first profile.
  const profiles = createProfileMaker({
    engine: findEngine(),
    workers: 1,
    deadline: () => AbortSignal.timeout(patientMs),
  });
  // A random salt, so that tests do not share rate limits.
  const limits = { ...defaultLimits, ...overrides.limits };
  const rateLimits = createRateLimits(pool, newId(), clock, limits);
  const app = await buildApp({
    db,
    pool,
    longRunning,
    identity,
    outbox: createOutbox({ jobs, sealer, clock }),
    mailbox: null,
    rateLimits,
    slowLanes: createSlowLanes({ rateLimits, clock, timer: clock }),
    deviceCookie: createDeviceCookie({ secrets, publicUrl: origin, clock }),
    settings: testSettings,
    signOn: createSingleSignOn({
      settings: { classLink: null, openId: [] },
      secrets,
      publicOrigin: origin,
      clock,
    }),
    storage: createFolderStorage(uploads),
    imageCleaner: createImageCleaner(),
    uploadTickets: createUploadTickets(secrets, clock),
    profiles,
    profileTickets: createProfileTickets(secrets, clock),
    projectorTickets: createProjectorTickets(secrets, clock),
    reminderTickets: createReminderTickets(secrets, clock),
    searchKeys: createSearchKeys(secrets, clock),
    errorReports: noReports,
    usageForwarding: noForwarding,
    clock,
    findDatabaseState: watchDatabase(pool),
    publicOrigin: origin,
    devToken: newId(),
    securityContact: 'mailto:support@trio.test',
    hasPublicUrl: true,
    otherOrigins: [],
    trustProxy: false,
    logLevel: 'silent',
    web: null,
    ...overrides,
  });

  const call: TestApp['call'] = (method, path, options) =>
    app.inject({ method, url: `/api${path}`, ...options });

  return {
    app,
    db,
    rateLimits,
    clock,
    origin,
    uploads,
    call,
    signIn: async (email, password = testPassword) => {
      const started = await call('POST', '/identity/sign-in', { payload: { email, password } });
      const cookie = started.cookies
        .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
        .join('; ');
      const token = await call('POST', '/identity/token', { headers: { cookie } });
      return { cookie, authorization: `Bearer ${token.json<{ token: string }>().token}` };
    },
    mailsTo: (address) => readMailsTo(db, sealer, address),
    close: async () => {
      await app.close();
      await profiles.close();
      await close();
      await rm(uploads, { recursive: true, force: true });
    },
  };
}
