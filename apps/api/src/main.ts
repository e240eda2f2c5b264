import { setTimeout as delay } from 'node:timers/promises';
import { findEngine } from '@trio/profile/compiler/engines';
import { buildApp } from './app.ts';
import { cleanUpJobs } from './clean-up-jobs.ts';
import { readConfig } from './config/config.ts';
import { processorsOf } from './config/processors.ts';
import type { ReportSettings } from './config/reports-config.ts';
import { warningsOf } from './config/warnings.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { signInsToPrint } from './demo/sign-ins-to-print.ts';
import { createTalkRequestsService } from './features/conversations/talk-requests.service.ts';
import { createKeepingJobService } from './features/keeping/keeping-job.service.ts';
import { createDeleteSchoolService } from './features/schools/delete-school.service.ts';
import { createRemindersService } from './features/steps/reminders.service.ts';
import { createOwnerChangesService } from './features/staff/owner-changes.service.ts';
import { listen } from './http/listen.ts';
import { readWebBuilds } from './http/web-builds.ts';
import { createCheckpointSigner } from './platform/checkpoint-signer.ts';
import { checkSecret } from './platform/check-installation.ts';
import { systemClock, systemTimer } from './platform/clock.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { isDatabaseAway } from './platform/database/database-away.ts';
import { transactOn } from './platform/database/database.ts';
import { watchDatabase } from './platform/database/readiness.ts';
import { createErrorReports } from './platform/error-reports/create-error-reports.ts';
import { createDeviceCookie } from './platform/identity/device-cookie.ts';
import { createEmbeddedIdentity } from './platform/identity/embedded-identity.ts';
import { createImageCleaner } from './platform/images/image-cleaner.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { startRecurringJobs } from './platform/jobs/recurring-jobs.ts';
import { reportSparingly } from './platform/jobs/report-sparingly.ts';
import { createPostOffice } from './platform/mail/post-office.ts';
import { createProfileMaker } from './platform/profiles/profile-maker.ts';
import { createRateLimits } from './platform/rate-limits/rate-limits.repository.ts';
import { createSlowLanes } from './platform/rate-limits/slow-lanes.ts';
import { readSecrets } from './platform/secrets.ts';
import { createSingleSignOn, namesOf } from './platform/single-sign-on/create-single-sign-on.ts';
import { StartupError } from './platform/startup-error.ts';
import { openStorage } from './platform/storage/create-storage.ts';
import { createUploadTickets } from './platform/storage/upload-tickets.ts';
import { onStopSignal, type StopRequest } from './platform/stop-signal.ts';
import { createProfileTickets } from './platform/tickets/profile-tickets.ts';
import { createProjectorTickets } from './platform/tickets/projector-tickets.ts';
import { createReminderTickets } from './platform/tickets/reminder-tickets.ts';
import { createSearchKeys } from './platform/tickets/search-keys.ts';
import { forwardUsage, noForwarding } from './platform/usage/usage-forwarding.ts';
import { composeProfileFiles } from './profile-files.ts';

const noEngine =
  'Warning: no profile engine could be loaded, so students get no PDF. Run "npm ci --include=optional", then start again.';

type Closers = ((request: StopRequest) => Promise<void>)[];

// A closed stdout (`npm start | head`) must not stop the server.
process.stdout.on('error', () => {});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function startServer(closers: Closers, signal: AbortSignal): Promise<void> {
  const config = readConfig();
  let warnOfConnection: (error: unknown) => void = () => {};
  const { publicOrigin, supportEmail, hasDevPages, hasMailbox, hasNewBrunswickPages } = config;
  const database = await connectDatabase({
    ...config,
    log: say,
    signal,
    onConnectionError: reportSparingly(
      (error) => warnOfConnection(error),
      () => performance.now(),
    ),
  });
  closers.push(database.close);

  const { db, pool, longRunning } = database;
  const clock = systemClock;
  const secrets = await readSecrets(config);
  await checkSecret(db, secrets);
  const identity = createEmbeddedIdentity({
    pool,
    secrets,
    publicUrl: publicOrigin,
    clock,
    supportAccess: config.supportAccess,
  });
  const signOn = createSingleSignOn({
    settings: config.signOnSettings,
    secrets,
    publicOrigin,
    clock,
  });
  const signOnProviders = namesOf(signOn);
  const settings = {
    supportEmail,
    hasDevPages,
    hasMailbox,
    hasNewBrunswickPages,
    signOnProviders,
    pathExplorerUrl: config.pathExplorerUrl,
    isPathReferenceOpaque: config.isPathReferenceOpaque,
    reportsErrors: config.reports.errorReports !== 'off',
    hidesAccountExistence: config.hidesAccountExistence,
    admitsStaffBySignOn: config.admitsStaffBySignOn,
    supportAccess: config.supportAccess,
    processors: processorsOf(config),
    ...config.outside,
  };
  const web = { builds: await readWebBuilds(), settings };
  const findDatabaseState = watchDatabase(pool);
  const jobs = createJobs(pool);
  await jobs.install();
  const post = createPostOffice({ db, jobs, secrets, clock, settings: config });
  const rateLimits = createRateLimits(pool, secrets[0], clock, config.rateLimits);
  const slowLanes = createSlowLanes({ rateLimits, clock, timer: systemTimer });
  const deviceCookie = createDeviceCookie({ secrets, publicUrl: publicOrigin, clock });
  const storage = await openStorage(db, config);
  const files = {
    storage,
    imageCleaner: createImageCleaner(),
    uploadTickets: createUploadTickets(secrets, clock),
    profileTickets: createProfileTickets(secrets, clock),
    projectorTickets: createProjectorTickets(secrets, clock),
    reminderTickets: createReminderTickets(secrets, clock),
    searchKeys: createSearchKeys(secrets, clock),
  };
  const profiles = createProfileMaker({
    engine: findEngine(config.profileEngine),
    queue: config.profileQueue,
    ...(config.profileWorkers !== undefined && { workers: config.profileWorkers }),
  });
  closers.push(() => profiles.close());
  const { outbox, mailbox } = post;
  const outgoing = createOutgoing(config.reports, (what, error) =>
    app.log.warn({ err: error }, `${what} could not be sent`),
  );
  closers.push(outgoing.close);
  const access = { identity, deviceCookie, rateLimits, slowLanes, signOn };
  const shared = { db, clock, outbox, mailbox, web, ...access, ...files };
  const app = await buildApp({
    ...config,
    ...shared,
    ...outgoing,
    profiles,
    pool,
    longRunning,
    findDatabaseState,
    settings: config,
  });
  closers.push(({ isGraceful, hurry }) =>
    app.drain.stop({
      graceMs: isGraceful ? config.stopGraceMs : 0,
      limitMs: config.stopLimitMs,
      hurry,
    }),
  );
  warnOfConnection = (error) => app.log.warn({ err: error }, 'database connection lost');
  await jobs.start((error) => app.log.error({ err: error }, 'job failed'));
  closers.push(() => jobs.stop());
  const makeProfileFile = composeProfileFiles({ db, storage, profiles, publicOrigin });
  const keeping = createKeepingJobService({
    db: longRunning.db,
    transact: transactOn(longRunning.db),
    identity,
    outbox,
    clock,
  });
  await post.startSending(
    makeProfileFile,
    ({ cause, ...mail }) =>
      app.log.warn({ mail, ...(cause !== undefined && { err: cause }) }, 'mail not sent'),
    (mail) => keeping.noteDelivered(mail),
  );

  const cleanUps = cleanUpJobs({
    db: longRunning.db,
    clock,
    post,
    storage,
    schools: createDeleteSchoolService({
      transactLongRunning: transactOn(longRunning.db),
      identity,
      outbox,
      clock,
    }),
    owners: createOwnerChangesService({ db, transact: transactOn(db), identity, outbox, clock }),
    talkRequests: createTalkRequestsService({ db, transact: transactOn(db), clock, outbox }),
    keeping,
    reminders: createRemindersService({ ...shared, transact: transactOn(db) }),
    auditDays: config.auditDays,
    signer: createCheckpointSigner(secrets),
    outbox,
    log: app.log,
  });
  await startRecurringJobs({ jobs, db, clock }, cleanUps);

  for (const line of warningsOf(config)) say(line);
  if (profiles.engine === 'none') say(noEngine);
  // Without a statement time-out: another server may hold the seed lock.
  if (config.isDemoWanted) await seedDemo({ db: longRunning.db, identity, clock, log: say });
  const address = await listen(app, config);
  say(`Trio is ready at ${config.isPublic ? publicOrigin : address}`);

  const notice = post.notice(address);
  if (notice !== null) say(notice);
  if (hasDevPages) say(`For developers: ${address}/dev/deck?token=${config.devToken}`);
  const signIns = await signInsToPrint(db, identity);
  if (signIns.length > 0 && config.isPublic) {
    say(
      'Warning: this database contains the demo, whose passwords are public. Use another database on a public server.',
    );
  }
  for (const line of signIns) say(line);

  // After listening: loading fonts blocks a core for a moment.
  profiles.warmUp();

  // Last, so that a slow bucket delays nothing else.
  const error = await storage.findError();
  if (error !== null) say(`Warning: students cannot add images: ${error}.`);
}

function createOutgoing(reports: ReportSettings, warn: (what: string, error: unknown) => void) {
  const errorReports = createErrorReports({
    target: reports.errorReports,
    clock: systemClock,
    onError: (error) => warn('error reports', error),
  });
  const url = reports.usageForwardUrl;
  const usageForwarding =
    url === undefined
      ? noForwarding
      : forwardUsage({ url, onError: (error) => warn('usage', error) });
  const close = async () => {
    await Promise.all([errorReports.close(), usageForwarding.close()]);
  };
  return { errorReports, usageForwarding, close };
}

const secondsBetweenStarts = 2;

async function start(): Promise<void> {
  const closers: Closers = [];
  const stop = async (request: StopRequest) => {
    for (const close of closers.splice(0).toReversed()) await close(request);
  };
  const stopping = new AbortController();

  /** If the database goes away during the start, waits for it, as when it was away before. */
  const startWhenDatabaseAnswers = async (): Promise<void> => {
    for (;;) {
      try {
        return await startServer(closers, stopping.signal);
      } catch (error) {
        await stop({ isGraceful: false, hurry: AbortSignal.abort() });
        if (!isDatabaseAway(error) || stopping.signal.aborted) throw error;
        say('The database went away during the start. Starting again.');
        await delay(secondsBetweenStarts * 1000, undefined, { signal: stopping.signal }).catch(
          () => {
            throw error;
          },
        );
      }
    }
  };
  const starting = startWhenDatabaseAnswers();
  // Not after the start: a signal during the start must also stop the embedded database.
  onStopSignal(async (request) => {
    say('Stopping…');
    stopping.abort();
    await starting.catch(() => undefined);
    await stop(request);
  });
  await starting.catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
}

start().catch((error: unknown) => {
  const isForTheReader = error instanceof StartupError;
  process.stderr.write(
    `${isForTheReader ? error.message : String((error as Error).stack ?? error)}\n`,
  );
  process.exit(1);
});
