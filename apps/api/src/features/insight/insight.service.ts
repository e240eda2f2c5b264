import type { Answer, Query } from '@trio/contracts/endpoint';
import type { getInsight } from '@trio/contracts/insight';
import { cardKeys } from '@trio/deck/facts.generated';
import { limits } from '@trio/domain/limits';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { findStudentSet } from '../../data/class-scope.repository.ts';
import { findShownCards } from '../../data/shown-cards.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { cardsOf, toExtraCards, toInsightStudent } from './insight.mapper.ts';
import { insightScopeOf } from './insight.policy.ts';
import { findInsightStudents, findRemovedCards } from './insight.repository.ts';

const builtIn: ReadonlySet<string> = new Set(cardKeys);

export interface InsightService {
  find(caller: Caller, query: Query<typeof getInsight>): Promise<Answer<typeof getInsight>>;
}

export interface InsightDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export function createInsightService({ db, clock }: InsightDeps): InsightService {
  return {
    find: async (caller, { classid: classId }) => {
      const scope = insightScopeOf(caller);
      const { schoolId } = scope;
      if (!(await findStudentSet(db, scope, classId))) throw new ApiError('class/not-found');
      const most = limits.insightStudentsMax;
      const rows = await findInsightStudents(db, { scope, classId }, most + 1);
      if (rows.length > most) throw new ApiError('insight/too-many');
      const students = rows.map(toInsightStudent);
      const names = [...cardsOf(students)].filter((name) => !builtIn.has(name));
      const shown = await findShownCards(db, scope, names);
      const known = new Set(shown.map(({ name }) => name));
      const removed = await findRemovedCards(
        db,
        schoolId,
        students.map(({ _id }) => _id),
        names.filter((name) => !known.has(name)),
      );
      const details = { students: students.length };
      const entry = { by: caller, action: 'insight-opened', schoolId, details } as const;
      await insertAuditEntry(db, entry, clock.now());
      return { students, extraCards: [...shown, ...toExtraCards(removed)] };
    },
  };
}
