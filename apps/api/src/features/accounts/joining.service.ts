import { randomInt } from 'node:crypto';
import type { Answer, Body } from '@trio/contracts/endpoint';
import type { joinClass, previewJoin, registerWithoutEmail } from '@trio/contracts/joining';
import { asksAge } from '@trio/domain/age/consent-ages';
import { noDueNotices } from '@trio/domain/student-notices';
import { waitsFor } from '@trio/domain/waits-for';
import { insertClassStudent, type CodeOwner } from '../../data/class-codes.repository.ts';
import { insertStudentWithNewUsername } from '../../data/people.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { studentKeyOf } from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { rememberNetwork } from '../../platform/rate-limits/familiar-networks.ts';
import { guessableWordsOf, hashNewPassword, refuseClosedSchool } from './accounts.policy.ts';
import type { AccountsDeps } from './accounts.service.ts';
import { admitByAge } from './age.policy.ts';
import { createCodeLookupService } from './code-lookup.service.ts';
import { useAgreement } from './guardians.service.ts';
import { isJoiningOpen, refuseClosedClass, refuseWithoutEmail } from './joining.policy.ts';

export interface JoiningService {
  preview(body: Body<typeof previewJoin>, network: string): Promise<Answer<typeof previewJoin>>;
  join(
    caller: Caller,
    body: Body<typeof joinClass>,
    network: string,
  ): Promise<Answer<typeof joinClass>>;
  register(
    body: Body<typeof registerWithoutEmail>,
    visitor: Visitor,
    network: string,
  ): Promise<Answer<typeof registerWithoutEmail>>;
}

export function createJoiningService(deps: AccountsDeps): JoiningService {
  const { transact, identity, clock, rateLimits, settings } = deps;
  const codes = createCodeLookupService(deps);

  function openClassOf({ school, joinableClass }: CodeOwner) {
    if (!joinableClass) throw new ApiError('join/not-a-class');
    refuseClosedSchool(school, settings.needsSchoolApproval);
    refuseClosedClass(joinableClass, clock.now());
    return { school, joinableClass };
  }

  const stateOf = ({ school, joinableClass }: CodeOwner) => {
    if (waitsFor(school, settings.needsSchoolApproval) !== null) return 'school-closed' as const;
    if (!joinableClass) return 'school' as const;
    return isJoiningOpen(joinableClass, clock.now()) ? ('open' as const) : ('closed' as const);
  };

  return {
    preview: async ({ code, browser }, network) => {
      const { owner, retryAfterMs } = await codes.lookUp(code, {
        network,
        browser: browser ?? network,
      });
      if (!owner) return { state: retryAfterMs === null ? 'unknown' : 'paused' };
      const state = stateOf(owner);
      if (state === 'school-closed') return { state };
      return {
        state,
        schoolname: owner.school.name,
        classname: owner.joinableClass?.name ?? '',
        allowsWithoutEmail: owner.joinableClass?.allowsJoiningWithoutEmail ?? false,
        ...(asksAge(owner.school) && { asksAge: true as const }),
      };
    },

    join: async (caller, { code }, network) => {
      const student = studentKeyOf(caller);
      const guess = { network, browser: caller.userId };
      const { school, joinableClass } = openClassOf(await codes.find(code, guess));
      if (school.schoolId !== student.schoolId) throw new ApiError('join/other-school');
      await transact((connection) =>
        insertClassStudent(connection, student, joinableClass.classId, clock.now()),
      );
      return { schoolname: school.name, classname: joinableClass.name };
    },

    register: async ({ code, ...body }, { language }, network) => {
      const { school, joinableClass } = openClassOf(await codes.findForSignUp(code, network));
      refuseWithoutEmail(joinableClass);
      const admission = admitByAge(school, body, settings.consentAges);
      const { schoolId } = school;
      const { firstname, lastname, password } = body;
      const person = { firstName: firstname, lastName: lastname };
      const guessable = [...guessableWordsOf({ ...person, email: '' }, school), code];
      const student = {
        ...person,
        schoolId,
        userId: newId(),
        passwordHash: await hashNewPassword(identity, password, guessable),
        language,
        createdAt: clock.now(),
        dueNotices: noDueNotices,
        ageOutcome: admission.outcome,
      };
      const username = await transact(async (connection) => {
        await useAgreement(connection, admission, schoolId, clock.now());
        const given = await insertStudentWithNewUsername(
          connection,
          identity.users,
          student,
          randomInt,
        );
        if (given === null) throw new ApiError('server/unavailable');
        const key = { schoolId, studentId: student.userId };
        await insertClassStudent(connection, key, joinableClass.classId, clock.now());
        return given;
      });
      await rememberNetwork(rateLimits, network, schoolId);
      return { _id: student.userId, username };
    },
  };
}
