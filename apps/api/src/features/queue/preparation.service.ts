import type { Answer } from '@trio/contracts/endpoint';
import type { prepareConversation } from '@trio/contracts/queue';
import { dayIn } from '@trio/domain/time/zones';
import { insertLook } from '../../data/audit.repository.ts';
import { toStaffConversation } from '../../data/conversations.mapper.ts';
import { findConversations } from '../../data/conversations.repository.ts';
import { findDelay } from '../../data/queue-delays.repository.ts';
import { findQueueFacts } from '../../data/queue-facts.repository.ts';
import { toSavedCareers } from '../../data/saved-careers.mapper.ts';
import { findSavedCareers } from '../../data/saved-careers.repository.ts';
import { findSchoolZone } from '../../data/school-zone.repository.ts';
import { findShownCards } from '../../data/shown-cards.repository.ts';
import { toSteps } from '../../data/steps.mapper.ts';
import { findCheckIns, findSharedSortIds, findSteps } from '../../data/steps.repository.ts';
import { toSortOfStudent } from '../../data/student-sorts.mapper.ts';
import { findSortsOf } from '../../data/student-sorts.repository.ts';
import { findStudentKey, type StudentKey } from '../../data/students.repository.ts';
import { toTalkRequest } from '../../data/talk-requests.mapper.ts';
import { findOpenRequest, updateRequestOpened } from '../../data/talk-requests.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import {
  authorReadBy,
  mayReadRequest,
  mayReadWords,
  talkScopeOf,
} from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { toQuestion } from './preparation.mapper.ts';
import { toReasons } from './queue.mapper.ts';
import { findClassNames, findPrepared } from './queue.repository.ts';
import type { QueueDeps } from './queue.service.ts';

export interface PreparationService {
  prepare(caller: Caller, studentId: string): Promise<Answer<typeof prepareConversation>>;
}

const shownSorts = 2;

export function createPreparationService({ db, transact, clock }: QueueDeps): PreparationService {
  /** Tells the student who has seen the request. */
  const open = (caller: Caller, student: StudentKey, now: Date) =>
    transact(async (connection) => {
      const request = await findOpenRequest(connection, student);
      if (request && mayReadRequest(caller, request)) {
        const opened = { openedBy: caller.userId, openedAt: now };
        await updateRequestOpened(connection, student, request.requestId, opened);
      }
      const { schoolId, studentId } = student;
      const entry = { by: caller, action: 'student-prepared', schoolId } as const;
      await insertLook(connection, { ...entry, subjectId: studentId }, now);
    });

  return {
    prepare: async (caller, id) => {
      const scope = talkScopeOf(caller);
      const student = await findStudentKey(db, id, scope);
      if (!student) throw new ApiError('request/not-found');
      const { schoolId, studentId } = student;
      const now = clock.now();
      const zone = await findSchoolZone(db, schoolId);
      const today = dayIn(zone, now);
      await open(caller, student, now);
      const [
        prepared,
        rows,
        saved,
        steps,
        checkIns,
        sharedSorts,
        conversations,
        request,
        names,
        [facts],
        putOffUntil,
      ] = await Promise.all([
        findPrepared(db, student),
        // Also the sort in progress.
        findSortsOf(db, student, shownSorts + 1),
        findSavedCareers(db, student),
        findSteps(db, student),
        findCheckIns(db, student),
        findSharedSortIds(db, student),
        findConversations(db, student, authorReadBy(caller)),
        findOpenRequest(db, student),
        findClassNames(db, scope, [studentId]),
        findQueueFacts(db, { scope, studentId }, { today, most: 1 }),
        findDelay(db, student, today),
      ]);
      if (!prepared) throw new ApiError('request/not-found');
      const sorts = rows
        .filter(({ confirmedAt }) => confirmedAt !== null)
        .slice(0, shownSorts)
        .map((row) => toSortOfStudent(row, mayReadWords(caller, row)));
      const shown = {
        stage: prepared.stage,
        sorts,
        steps: toSteps(steps, checkIns, ({ sortId }) =>
          mayReadWords(caller, { areWordsShared: sharedSorts.has(sortId) }),
        ),
        request: request && mayReadRequest(caller, request) ? toTalkRequest(request) : null,
        today,
      };
      const cards = sorts.flatMap(({ selected, liked }) => [
        ...selected.filter((card) => typeof card === 'string'),
        ...liked.like,
        ...liked.superlike,
      ]);
      return {
        _id: studentId,
        firstname: prepared.firstName,
        lastname: prepared.lastName,
        classes: names.get(studentId) ?? [],
        answered: prepared.answered,
        deckSize: prepared.deckSize,
        ...shown,
        extraCards: await findShownCards(db, scope, cards),
        savedCareers: toSavedCareers(saved),
        conversations: conversations.map((row) => toStaffConversation(row, caller.userId)),
        reasons: facts
          ? toReasons(facts, { zone, today }, (asked) => mayReadRequest(caller, asked)).reasons
          : [],
        putOffUntil,
        question: toQuestion({ ...shown, liked: facts?.liked ?? 0 }),
      };
    },
  };
}
