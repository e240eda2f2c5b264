import { adminsRoutes } from './features/admins/admins.routes.ts';
import { createAdminsService } from './features/admins/admins.service.ts';
import { schoolReviewsRoutes } from './features/schools/school-reviews.routes.ts';
import { createSchoolReviewsService } from './features/schools/school-reviews.service.ts';
import { randomInt, randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AccountSettings } from './features/accounts/accounts.service.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { createAdmissionService } from './features/accounts/admission.service.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { createAuditService } from './features/audit/audit.service.ts';
import { createBoardFiguresService } from './features/boards/board-figures.service.ts';
import { createBoardMembersService } from './features/boards/board-members.service.ts';
import { boardsRoutes } from './features/boards/boards.routes.ts';
import { createBoardsService } from './features/boards/boards.service.ts';
import { cardImagesRoutes } from './features/sorting/card-images.routes.ts';
import { createCardImagesService } from './features/sorting/card-images.service.ts';
import { createClassMembersService } from './features/classes/class-members.service.ts';
import { classesRoutes } from './features/classes/classes.routes.ts';
import { createClassesService } from './features/classes/classes.service.ts';
import { createSignInsService } from './features/classes/sign-ins.service.ts';
import { createSchoolYearService } from './features/classes/school-year.service.ts';
import { conversationsRoutes } from './features/conversations/conversations.routes.ts';
import { createConversationsService } from './features/conversations/conversations.service.ts';
import { createTalkRequestsService } from './features/conversations/talk-requests.service.ts';
import { createCardPicturesService } from './features/deck/card-pictures.service.ts';
import { dashboardsRoutes } from './features/students/dashboards.routes.ts';
import { createDashboardsService } from './features/students/dashboards.service.ts';
import { deckDocumentsRoutes } from './features/deck/deck-documents.routes.ts';
import { deckRoutes } from './features/deck/deck.routes.ts';
import { createExtraCardsService } from './features/deck/extra-cards.service.ts';
import { effectRoutes } from './features/effect/effect.routes.ts';
import { createEffectService } from './features/effect/effect.service.ts';
import { errorReportsRoutes } from './features/error-reports/error-reports.routes.ts';
import { createErrorReportsService } from './features/error-reports/error-reports.service.ts';
import { identityRoutes } from './features/identity/identity.routes.ts';
import { createIdentityService } from './features/identity/identity.service.ts';
import { singleSignOnRoutes } from './features/identity/single-sign-on.routes.ts';
import { createSingleSignOnService } from './features/identity/single-sign-on.service.ts';
import { mailRoutes } from './features/mail/mail.routes.ts';
import { createMailService } from './features/mail/mail.service.ts';
import { mailboxRoutes } from './features/mail/mailbox.routes.ts';
import { createMailboxService } from './features/mail/mailbox.service.ts';
import { createLatestSorts } from './features/sorting/latest-sorts.cache.ts';
import { insightRoutes } from './features/insight/insight.routes.ts';
import { createInsightService } from './features/insight/insight.service.ts';
import { keepingRoutes } from './features/keeping/keeping.routes.ts';
import { createKeepingService } from './features/keeping/keeping.service.ts';
import { liveClassesRoutes } from './features/live-classes/live-classes.routes.ts';
import { createLiveClassesService } from './features/live-classes/live-classes.service.ts';
import { pendingProfilesRoutes } from './features/pending-profiles/pending-profiles.routes.ts';
import { createPendingProfilesService } from './features/pending-profiles/pending-profiles.service.ts';
import { createPreparationService } from './features/queue/preparation.service.ts';
import { queueRoutes } from './features/queue/queue.routes.ts';
import { createQueueService } from './features/queue/queue.service.ts';
import { createMailProfile, enqueueProfile } from './features/sorting/profile.mail.ts';
import { createStudentProgress } from './features/sorting/student-progress.cache.ts';
import { historyRoutes } from './features/sorting/history.routes.ts';
import { createHistoryService } from './features/sorting/history.service.ts';
import { profileRoutes } from './features/sorting/profile.routes.ts';
import { createProfileService } from './features/sorting/profile.service.ts';
import { sortingRoutes } from './features/sorting/sorting.routes.ts';
import { createSortingService } from './features/sorting/sorting.service.ts';
import { createFactorLogInService } from './features/second-factor/factor-log-in.service.ts';
import { createFactorLossService } from './features/second-factor/factor-loss.service.ts';
import { secondFactorRoutes } from './features/second-factor/second-factor.routes.ts';
import { createSecondFactorService } from './features/second-factor/second-factor.service.ts';
import { schoolsRoutes } from './features/schools/schools.routes.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { createOwnerChangesService } from './features/staff/owner-changes.service.ts';
import { createPeopleActsService } from './features/people/people-acts.service.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { createPeopleSearchService } from './features/people/people.service.ts';
import { createPeopleService } from './features/schools/people.service.ts';
import { createAccountSupportService } from './features/accounts/account-support.service.ts';
import { createStaffService } from './features/staff/staff.service.ts';
import { createStudentService } from './features/students/student.service.ts';
import { createStudentsExportService } from './features/students/students-export.service.ts';
import { studentsRoutes } from './features/students/students.routes.ts';
import { createStudentsService } from './features/students/students.service.ts';
import { createRemindersService } from './features/steps/reminders.service.ts';
import { stepsRoutes } from './features/steps/steps.routes.ts';
import { createStepsService } from './features/steps/steps.service.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { createSupportService } from './features/support/support.service.ts';
import { createSupportWindowService } from './features/support/support-window.service.ts';
import { savedCareersRoutes } from './features/careers/saved-careers.routes.ts';
import { createSavedCareersService } from './features/careers/saved-careers.service.ts';
import { surveysRoutes } from './features/surveys/surveys.routes.ts';
import { createSurveyAnswersService } from './features/surveys/survey-answers.service.ts';
import { createSurveysService } from './features/surveys/surveys.service.ts';
import { usageRoutes } from './features/usage/usage.routes.ts';
import { createUsageService } from './features/usage/usage.service.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { createDevAccess } from './http/dev-access.ts';
import { addDrain } from './http/drain.ts';
import { addErrorMapper } from './http/error-mapper.ts';
import { addGuard } from './http/guard.ts';
import { healthRoutes } from './http/health.routes.ts';
import { addOpenApi } from './http/openapi.ts';
import { addRateLimit } from './http/rate-limit.ts';
import { readableUrl } from './http/readable-url.ts';
import { requestLog, type LogTarget } from './http/request-log.ts';
import { addSecurityTxt } from './http/security-txt.ts';
import { addSecurityHeaders, keepOutOfCaches } from './http/security-headers.ts';
import { addWebApp } from './http/web-app.ts';
import type { WebBuilds } from './http/web-builds.ts';
import { framedOrigins, type WebSettings } from './http/web-settings.ts';
import type { Clock } from './platform/clock.ts';
import {
  transactOn,
  type Database,
  type Pool,
  type LongRunningDatabase,
} from './platform/database/database.ts';
import type { DatabaseState } from './platform/database/readiness.ts';
import type { ErrorReports } from './platform/error-reports/error-reports.ts';
import type { DeviceCookie } from './platform/identity/device-cookie.ts';
import type { Identity } from './platform/identity/identity.ts';
import type { ImageCleaner } from './platform/images/image-cleaner.ts';
import type { Mailbox } from './platform/mail/mailbox.ts';
import type { Outbox } from './platform/mail/outbox.ts';
import type { ProfileMaker } from './platform/profiles/profile-maker.ts';
import type { RateLimits } from './platform/rate-limits/rate-limits.repository.ts';
import type { SlowLanes } from './platform/rate-limits/slow-lanes.ts';
import type { SingleSignOn } from './platform/single-sign-on/create-single-sign-on.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { UploadTickets } from './platform/storage/upload-tickets.ts';
import type { ProfileTickets } from './platform/tickets/profile-tickets.ts';
import type { ProjectorTickets } from './platform/tickets/projector-tickets.ts';
import type { ReminderTickets } from './platform/tickets/reminder-tickets.ts';
import type { SearchKeys } from './platform/tickets/search-keys.ts';
import type { UsageForwarding } from './platform/usage/usage-forwarding.ts';
import { version } from './platform/version.ts';
import { composeProfileFiles } from './profile-files.ts';
import { createStudentExport } from './student-export.ts';

export interface AppDeps {
  readonly db: Database;
  readonly pool: Pool;
  /** Without a statement time-out: for exports, clean-ups and the deletion of a school. */
  readonly longRunning: LongRunningDatabase;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** The demo's emails; null where they must not be readable. */
  readonly mailbox: Mailbox | null;
  readonly rateLimits: RateLimits;
  readonly slowLanes: SlowLanes;
  readonly deviceCookie: DeviceCookie;
  readonly settings: AccountSettings;
  readonly signOn: SingleSignOn;
  readonly storage: Storage;
  readonly imageCleaner: ImageCleaner;
  readonly uploadTickets: UploadTickets;
  readonly profiles: ProfileMaker;
  readonly profileTickets: ProfileTickets;
  readonly projectorTickets: ProjectorTickets;
  readonly reminderTickets: ReminderTickets;
  readonly searchKeys: SearchKeys;
  readonly errorReports: ErrorReports;
  readonly usageForwarding: UsageForwarding;
  readonly findDatabaseState: () => Promise<DatabaseState>;
  readonly publicOrigin: string;
  readonly devToken: string;
  /** A `mailto:` or `https:` URL. */
  readonly securityContact: string;
  readonly hasPublicUrl: boolean;
  readonly otherOrigins: readonly string[];
  readonly trustProxy: string | number | false;
  readonly logLevel: string;
  readonly web: { readonly builds: WebBuilds; readonly settings: WebSettings } | null;
  readonly logTo?: LogTarget;
  readonly onRoute?: (route: RouteOptions) => void;
}

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, identity, clock, outbox, publicOrigin, settings } = deps;
  const app = Fastify({
    ...requestLog(deps.logLevel, randomUUID, deps.logTo),
    bodyLimit: 256 * 1024,
    // Stops slow clients that hold a request open.
    requestTimeout: 30_000,
    // Node applies the longer time-out to the whole request, and checks every interval.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    // While stopping, requests on open connections are still served.
    return503OnClosing: false,
    trustProxy: trusted(deps.trustProxy),
    rewriteUrl: readableUrl,
    // The ticket of an upload is part of the path.
    routerOptions: { maxParamLength: 600 },
  });
  if (deps.onRoute) app.addHook('onRoute', deps.onRoute);
  addDrain(app);
  app.decorate('publicOrigin', publicOrigin);
  app.decorate('hasPublicUrl', deps.hasPublicUrl);
  app.decorate('deviceCookie', deps.deviceCookie);
  app.decorate('ownOrigins', [publicOrigin, ...deps.otherOrigins]);
  const progress = createStudentProgress(deps.pool, clock, (error) => app.log.error(error));
  app.decorate('flushProgress', () => progress.flush());
  app.addHook('onClose', () => progress.flush());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    reply.header('x-trio-version', version);
    done();
  });
  addSecurityHeaders(app, publicOrigin, deps.web ? framedOrigins(deps.web.settings) : []);

  await addOpenApi(app);
  const devAccess = createDevAccess(deps.devToken, publicOrigin);

  await app.register(
    async (api) => {
      addErrorMapper(api, deps.errorReports);
      keepOutOfCaches(api);
      compressAnswers(api);
      addGuard(api, identity);
      addRateLimit(api, deps);
      healthRoutes(api, { ...deps, isStopping: app.drain.isStopping });
      identityRoutes(api, createIdentityService({ db, identity, clock, settings }));
      singleSignOnRoutes(
        api,
        createSingleSignOnService({
          signOn: deps.signOn,
          accounts: createAdmissionService(identity, settings),
          settings,
          db,
          transact: transactOn(db),
          identity,
          clock,
        }),
      );
      const accountsDeps = {
        db,
        transact: transactOn(db),
        identity,
        outbox,
        rateLimits: deps.rateLimits,
        clock,
        settings,
        exportStudent: createStudentExport(db, clock),
      };
      accountsRoutes(api, accountsDeps);
      secondFactorRoutes(api, {
        own: createSecondFactorService(accountsDeps),
        logIn: createFactorLogInService({ ...accountsDeps, identity }),
        loss: createFactorLossService(accountsDeps),
      });
      const extraCards = createExtraCardsService({ db, transact: transactOn(db), clock });
      await deckRoutes(api, extraCards, createCardPicturesService(deps));
      sortingRoutes(
        api,
        createSortingService({
          db,
          transact: transactOn(db),
          clock,
          latestSorts: createLatestSorts(deps.pool, clock),
          progress,
          findExtraCards: (schoolId) => extraCards.cardsOfSchool(schoolId),
        }),
      );
      historyRoutes(api, createHistoryService(deps));
      profileRoutes(
        api,
        createProfileService({
          db,
          transact: transactOn(db),
          identity,
          tickets: deps.profileTickets,
          rateLimits: deps.rateLimits,
          clock,
          makeProfileFile: composeProfileFiles(deps),
          profiles: deps.profiles,
          mailProfile: createMailProfile({ outbox, clock }),
        }),
      );
      pendingProfilesRoutes(
        api,
        createPendingProfilesService({
          db,
          transact: transactOn(db),
          clock,
          enqueueProfile: (connection, mail) => enqueueProfile(outbox, connection, mail),
        }),
      );
      const staff = createStaffService({
        ...deps,
        transact: transactOn(db),
        accounts: createAdmissionService(identity, settings),
      });
      staffRoutes(api, staff, createOwnerChangesService({ ...deps, transact: transactOn(db) }));
      adminsRoutes(
        api,
        createAdminsService({
          ...deps,
          transact: transactOn(db),
          accounts: createAdmissionService(identity, settings),
        }),
      );
      const boardMembers = createBoardMembersService({
        ...deps,
        transact: transactOn(db),
        accounts: createAdmissionService(identity, settings),
      });
      boardsRoutes(api, {
        boards: createBoardsService({ ...deps, transact: transactOn(db) }),
        members: boardMembers,
        figures: createBoardFiguresService({ transact: transactOn(db), clock }),
      });
      const support = createAccountSupportService(accountsDeps);
      const accounts = createPeopleService({ ...deps, transact: transactOn(db) });
      peopleRoutes(
        api,
        createPeopleSearchService(deps),
        createPeopleActsService({
          ...deps,
          acts: {
            ...support,
            resendInvitation: (...call) => staff.resendFor(...call),
            resendBoardInvitation: (by, { boardId, memberId }, at) =>
              boardMembers.resend(by, boardId, memberId, at),
            setDisabled: async (by, user, isWanted) =>
              isWanted ? accounts.disable(by, user) : accounts.enable(by, user),
          },
        }),
        support,
      );
      liveClassesRoutes(api, createLiveClassesService({ ...deps, tickets: deps.projectorTickets }));
      insightRoutes(api, createInsightService(deps));
      const classDeps = {
        db,
        transact: transactOn(db),
        clock,
        random: (max: number) => randomInt(max),
      };
      classesRoutes(api, {
        classes: createClassesService(classDeps),
        members: createClassMembersService(classDeps),
        schoolYear: createSchoolYearService(classDeps),
        signIns: createSignInsService({
          ...classDeps,
          identity,
          accounts: createAdmissionService(identity, settings),
          profiles: deps.profiles,
        }),
      });
      schoolsRoutes(api, {
        ...deps,
        transact: transactOn(db),
        transactLongRunning: transactOn(deps.longRunning.db),
      });
      schoolReviewsRoutes(api, createSchoolReviewsService({ ...deps, transact: transactOn(db) }));
      auditRoutes(api, createAuditService({ db, transact: transactOn(db), clock }));
      studentsRoutes(api, {
        students: createStudentsService(deps),
        student: createStudentService({ ...deps, transact: transactOn(db) }),
        files: createStudentsExportService({ ...deps, pool: deps.longRunning.pool }),
      });
      dashboardsRoutes(api, createDashboardsService(deps));
      const transact = transactOn(db);
      surveysRoutes(
        api,
        createSurveysService({ transact, clock }),
        createSurveyAnswersService({ db, transact, clock }),
      );
      savedCareersRoutes(api, createSavedCareersService({ db, transact, clock }));
      effectRoutes(api, createEffectService({ db, transact, clock }));
      const talkDeps = { db, transact, clock, outbox };
      conversationsRoutes(
        api,
        createConversationsService(talkDeps),
        createTalkRequestsService(talkDeps),
      );
      queueRoutes(api, createQueueService(talkDeps), createPreparationService(talkDeps));
      await stepsRoutes(
        api,
        createStepsService({ db, transact, clock }),
        createRemindersService({ ...deps, transact }),
      );
      keepingRoutes(api, createKeepingService({ db, transact, clock }));
      supportRoutes(
        api,
        createSupportService({ transact: transactOn(db), outbox, settings }),
        createSupportWindowService({ db, transact, outbox, clock, settings }),
      );
      mailRoutes(api, createMailService({ db, outbox, transact: transactOn(db), clock }));
      if (deps.mailbox) mailboxRoutes(api, createMailboxService(deps.mailbox), devAccess);
      await cardImagesRoutes(api, createCardImagesService({ ...deps, transact: transactOn(db) }));
      usageRoutes(
        api,
        createUsageService({
          db,
          transact: transactOn(db),
          clock,
          forwarding: deps.usageForwarding,
          onFull: (sender) =>
            api.log.warn({ sender }, 'usage events of today are no longer stored'),
        }),
      );
      errorReportsRoutes(api, createErrorReportsService(deps.errorReports));
    },
    { prefix: '/api' },
  );
  deckDocumentsRoutes(app, deps.profiles);
  addSecurityTxt(app, deps);
  if (deps.web) await addWebApp(app, deps.web.builds, deps.web.settings, devAccess);
  return app;
}

/** A number counts proxies; a string lists their addresses. */
const trusted = (proxies: string | number | false) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies;

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets a test read what saves have just noted. */
    flushProgress: () => Promise<void>;
  }
}
