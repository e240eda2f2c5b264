import { randomInt } from 'node:crypto';
import type { register, requestContact } from '@trio/contracts/registration';
import type { Answer, Body } from '@trio/contracts/endpoint';
import { generateAccessCode } from '@trio/domain/access-code';
import { normalisePostalCode } from '@trio/domain/postal-code';
import { noDueNotices } from '@trio/domain/student-notices';
import { cleanEmail } from '@trio/domain/email';
import type { Language } from '@trio/i18n/languages';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import { insertAuditEntry, type Actor } from '../../data/audit.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { rememberNetwork } from '../../platform/rate-limits/familiar-networks.ts';
import { insertPerson, type NewPerson } from '../../data/people.repository.ts';
import { insertClassStudent } from '../../data/class-codes.repository.ts';
import { insertSchool, type NewSchool } from '../../data/schools.repository.ts';
import {
  refuseClosedSchool,
  refuseUnwantedDomain,
  hashNewPassword,
  guessableWordsOf,
} from './accounts.policy.ts';
import type { AccountsDeps } from './accounts.service.ts';
import { admitByAge } from './age.policy.ts';
import { useAgreement } from './guardians.service.ts';
import { regionOf } from './accounts.mapper.ts';
import { mailStudentConfirmation, mailVerification } from './accounts.mail.ts';
import { createCodeLookupService } from './code-lookup.service.ts';
import { refuseClosedClass } from './joining.policy.ts';

type Registration = Body<typeof register>;
type StudentRegistration = Extract<Registration, { type: 'student' }>;
type SchoolRegistration = Extract<Registration, { type: 'school' }>;
interface NewAdmin {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  readonly language: Language;
}

export interface RegistrationService {
  register(body: Registration, visitor: Visitor, network: string): Promise<Answer<typeof register>>;
  createAdmin(by: Actor, person: NewAdmin): Promise<void>;
  requestContact(
    body: Body<typeof requestContact>,
    visitor: Visitor,
  ): Promise<Answer<typeof requestContact>>;
}

export function createRegistrationService(deps: AccountsDeps): RegistrationService {
  const { transact, identity, outbox, clock, settings, rateLimits } = deps;
  const codes = createCodeLookupService(deps);

  const insert = async (connection: Connection, person: NewPerson) => {
    const outcome = await insertPerson(connection, identity.users, person);
    if (outcome === 'email-taken') throw new ApiError('auth/email-already-exists');
  };

  const personOf = async (
    body: Pick<Registration, 'firstname' | 'lastname' | 'email' | 'password'>,
    language: Language,
    school: Parameters<typeof guessableWordsOf>[1],
  ) => {
    const named = { firstName: body.firstname, lastName: body.lastname, email: body.email };
    return {
      ...named,
      userId: newId(),
      passwordHash: await hashNewPassword(identity, body.password, guessableWordsOf(named, school)),
      language,
      createdAt: clock.now(),
    };
  };

  async function registerStudent(body: StudentRegistration, visitor: Visitor, network: string) {
    const { school, joinableClass } = await codes.findForSignUp(body.code, network);
    refuseClosedSchool(school, settings.needsSchoolApproval);
    if (joinableClass) refuseClosedClass(joinableClass, clock.now());
    refuseUnwantedDomain(school, body.email);
    const admission = admitByAge(school, body, settings.consentAges);
    const person = await personOf(body, visitor.language, school);
    const { schoolId } = school;
    const isEmailUnconfirmed = school.isAllowListOn;
    await transact(async (connection) => {
      await useAgreement(connection, admission, schoolId, clock.now());
      await insert(connection, {
        ...person,
        ageOutcome: admission.outcome,
        role: 'student',
        staffKind: null,
        schoolId,
        isEmailUnconfirmed,
        dueNotices: noDueNotices,
      });
      if (joinableClass) {
        const key = { schoolId, studentId: person.userId };
        await insertClassStudent(connection, key, joinableClass.classId, clock.now());
      }
      if (!isEmailUnconfirmed) return;
      const addressee = { ...person, email: cleanEmail(person.email), school };
      await mailStudentConfirmation(connection, deps, visitor, addressee);
    });
    await rememberNetwork(rateLimits, network, schoolId);
    return { _id: person.userId };
  }

  async function registerSchool(body: SchoolRegistration, visitor: Visitor) {
    const named = { name: body.schoolname, accessCode: body.code ?? '' };
    const person = await personOf(body, visitor.language, named);
    const school = schoolOf(body, person.createdAt);
    await transact(async (connection) => {
      await reserve(connection, school, body.code);
      const { schoolId } = school;
      await insert(connection, { ...person, role: 'school', staffKind: 'owner', schoolId });
      await mailVerification(connection, deps, visitor, {
        ...person,
        email: cleanEmail(person.email),
        school,
      });
    });
    return { _id: person.userId };
  }

  return {
    register: (body, visitor, network) =>
      body.type === 'student'
        ? registerStudent(body, visitor, network)
        : registerSchool(body, visitor),

    createAdmin: async (by, { language, ...body }) => {
      refuseAllButAdmins(by);
      const person = await personOf(body, language, null);
      await transact(async (connection) => {
        await insert(connection, { ...person, role: 'admin', staffKind: null, schoolId: null });
        const entry = { by, action: 'admin-created', schoolId: null } as const;
        await insertAuditEntry(connection, { ...entry, subjectId: person.userId }, clock.now());
      });
    },

    requestContact: async ({ firstname, lastname, email, schoolname, phone }, { language }) => {
      const asked = { firstName: firstname, schoolName: schoolname };
      await transact(async (connection) => {
        await outbox.enqueue(connection, {
          to: settings.supportEmail,
          language,
          schoolId: null,
          content: {
            template: 'contact-request',
            values: { ...asked, lastName: lastname, email: cleanEmail(email), phone },
          },
        });
        await outbox.enqueue(connection, {
          to: cleanEmail(email),
          language,
          schoolId: null,
          content: { template: 'contact-received', values: asked },
        });
      });
      return { success: true };
    },
  };
}

const schoolOf = (body: SchoolRegistration, createdAt: Date) => ({
  schoolId: newId(),
  name: body.schoolname,
  address: body.address,
  city: body.city,
  state: body.state,
  country: body.country,
  postalCode: normalisePostalCode(body.country, body.postalzip),
  phone: body.phone,
  region: regionOf(body.country),
  createdAt,
});

async function reserve(
  connection: Connection,
  school: Omit<NewSchool, 'accessCode'>,
  wanted = '',
): Promise<void> {
  const tries = wanted === '' ? 10 : 1;
  for (let n = 0; n < tries; n += 1) {
    const accessCode = wanted === '' ? generateAccessCode(randomInt) : wanted;
    if ((await insertSchool(connection, { ...school, accessCode })) === 'inserted') return;
  }
  throw new ApiError(wanted === '' ? 'server/unavailable' : 'reservation-taken');
}
