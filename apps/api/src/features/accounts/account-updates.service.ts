import type {
  AddressUpdate,
  CardOrderUpdate,
  DetailsUpdate,
  EffectUpdate,
  FactorUpdate,
  LanguageUpdate,
  NoticeUpdate,
  PasswordUpdate,
  SurveyUpdate,
  TimeZoneUpdate,
  updateCode,
  updateMe,
} from '@trio/contracts/accounts';
import type { Answer, Body } from '@trio/contracts/endpoint';
import { isAccessCode, normaliseAccessCode } from '@trio/domain/access-code';
import { normaliseEmail, cleanEmail } from '@trio/domain/email';
import { parseDomainList } from '@trio/domain/email-domains';
import { normalisePostalCode } from '@trio/domain/postal-code';
import { roles } from '@trio/domain/roles';
import { ApiError, tooOften } from '../../http/api-error.ts';
import {
  boardIdOf,
  refuseAllBut,
  refuseAllButAdmins,
  schoolIdOf,
  staffSchoolIdOf,
} from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { updateAdmin } from '../../data/admins.repository.ts';
import { findBoardSettings, updateBoardSettings } from '../../data/board-members.repository.ts';
import { insertOwnAuditEntry } from '../../data/audit.repository.ts';
import {
  findPerson,
  updateEmailOf,
  updatePerson,
  type Person,
} from '../../data/people.repository.ts';
import { findSchool, updateAccessCode, updateSchool } from '../../data/schools.repository.ts';
import { changedFields, toAddressFields, toCodeFields, toZoneFields } from './accounts.mapper.ts';
import {
  hasJustSignedIn,
  hashNewPassword,
  guessableWordsOf,
  refuseUnlessProven,
  refuseUnwantedDomain,
} from './accounts.policy.ts';
import type { AccountsDeps } from './accounts.service.ts';
import { mailEmailChange } from './accounts.mail.ts';
import { cancelOwnPendingEmail, cancelPendingEmail } from '../../data/pending-email.repository.ts';

type Changed = Answer<typeof updateMe>;

export interface AccountUpdatesService {
  updateMe(caller: Caller, body: Body<typeof updateMe>, visitor: Visitor): Promise<Changed>;
  updateCode(caller: Caller, body: Body<typeof updateCode>): Promise<void>;
}

export function createAccountUpdatesService(deps: AccountsDeps): AccountUpdatesService {
  const { db, transact, identity, outbox, clock, rateLimits } = deps;

  const personOf = async (caller: Caller): Promise<Person> => {
    const person = await findPerson(db, caller);
    if (!person) throw new ApiError('auth/user-not-found');
    return person;
  };

  async function updateDetails(caller: Caller, body: DetailsUpdate, visitor: Visitor) {
    const person = await personOf(caller);
    const isSameAddress = normaliseEmail(body.email) === normaliseEmail(person.email);
    if (!isSameAddress && body.email === '') throw new ApiError('form/email-required');
    // The school identifies a student by the address. A student without one may add it once.
    const isFixed = caller.role === 'student' && person.email !== '';
    if (!isSameAddress && isFixed) throw new ApiError('request/forbidden');
    const isAlreadyPending = !isSameAddress && cleanEmail(body.email) === person.pendingEmail;
    // A stranger at an open session must not take the account over by changing the address.
    if (!isSameAddress && !isAlreadyPending && !hasJustSignedIn(caller, clock.now())) {
      await confirmIdentity(caller, body.currentPassword);
    }
    const names = { firstName: body.firstname, lastName: body.lastname };
    const { hasCompletedConsumerEndSurvey: survey } = body;
    const change =
      survey === undefined ? names : { ...names, hasCompletedConsumerEndSurvey: survey };
    const pendingEmail = isSameAddress ? null : cleanEmail(body.email);
    const fields = changedFields(
      { firstname: person.firstName, lastname: person.lastName },
      { firstname: body.firstname, lastname: body.lastname },
    );
    // Only the school withdraws its correction of an address that the student has.
    const isCorrectionPending = isFixed && person.pendingEmail !== null;
    await transact(async (connection) => {
      if (fields.length > 0) {
        // Logged before the update, so that the entry has the old name.
        const act = { action: 'details-changed', details: { fields } } as const;
        await insertOwnAuditEntry(connection, caller, act, clock.now());
      }
      await updatePerson(connection, caller, change);
      if (isFixed) return;
      const { schoolId } = caller;
      if (pendingEmail === null) return cancelPendingEmail(connection, identity.users, caller);
      if (isAlreadyPending) return;
      await updateEmailOf(connection, caller, { pendingEmail });
      await limitMails(caller.userId, pendingEmail);
      if (await identity.users.findByEmail(connection, normaliseEmail(pendingEmail))) {
        throw new ApiError('auth/email-already-exists');
      }
      const school = schoolId === null ? null : await findSchool(connection, schoolId);
      if (schoolId !== null && !school) throw new ApiError('auth/user-not-found');
      if (caller.role === 'student' && school) refuseUnwantedDomain(school, pendingEmail);
      await mailEmailChange(connection, deps, visitor, {
        userId: caller.userId,
        role: caller.role,
        firstName: body.firstname,
        email: pendingEmail,
        school,
      });
      if (school?.verifiedAt === null) return;
      await outbox.enqueue(connection, {
        to: person.email,
        language: person.language,
        schoolId,
        content: {
          template: 'email-change-asked',
          values: { firstName: body.firstname, newEmail: pendingEmail },
        },
      });
    });
    return {
      data: {
        firstname: body.firstname,
        lastname: body.lastname,
        email: person.email,
        ...(pendingEmail !== null && { pendingEmail }),
        ...(isCorrectionPending && { pendingEmail: person.pendingEmail }),
        ...(survey !== undefined && { hasCompletedConsumerEndSurvey: survey }),
      },
    };
  }

  /** Stops the form from being used to send emails to strangers. */
  async function limitMails(userId: string, address: string) {
    const wait =
      (await rateLimits.take('email-change', userId)) ??
      (await rateLimits.take('email-change-to-address', normaliseEmail(address)));
    if (wait) throw tooOften(wait);
  }

  async function updateSurvey(caller: Caller, body: SurveyUpdate) {
    schoolIdOf(caller);
    await transact((connection) => updatePerson(connection, caller, body));
    return { data: body };
  }

  async function updateNotices(caller: Caller, body: NoticeUpdate) {
    schoolIdOf(caller, ['student']);
    await transact((connection) => updatePerson(connection, caller, { dueNotices: body }));
    return { data: body };
  }

  async function updateAddress(caller: Caller, body: AddressUpdate) {
    const schoolId = staffSchoolIdOf(caller, ['owner']);
    const school = {
      name: body.schoolname,
      address: body.address,
      city: body.city,
      state: body.state,
      country: body.country,
      postalCode: normalisePostalCode(body.country, body.postalzip),
      phone: body.phone,
    };
    return transact(async (connection) => {
      const before = await findSchool(connection, schoolId);
      if (!before) throw new ApiError('auth/user-not-found');
      await updateSchool(connection, schoolId, school);
      const fields = changedFields(toAddressFields(before), toAddressFields(school));
      if (fields.length > 0) {
        const act = { action: 'school-address-changed', details: { fields } } as const;
        await insertOwnAuditEntry(connection, caller, act, clock.now());
      }
      const { timeZoneDefault } = toZoneFields({ ...before, ...school });
      return { data: { ...toAddressFields(school), timeZoneDefault } };
    });
  }

  async function updateCardOrder(caller: Caller, body: CardOrderUpdate) {
    const schoolId = staffSchoolIdOf(caller, ['owner']);
    await transact(async (connection) => {
      const before = await findSchool(connection, schoolId);
      if (!before) throw new ApiError('auth/user-not-found');
      if (before.isCardOrderFixed === body.isCardOrderFixed) return;
      await updateSchool(connection, schoolId, body);
      const isCardOrderFixed = [before, body].map((each) => String(each.isCardOrderFixed));
      const act = { action: 'school-settings-changed', details: { isCardOrderFixed } } as const;
      await insertOwnAuditEntry(connection, caller, act, clock.now());
    });
    return { data: body };
  }

  async function updateEffect(caller: Caller, body: EffectUpdate) {
    const schoolId = staffSchoolIdOf(caller, ['owner']);
    await transact(async (connection) => {
      const before = await findSchool(connection, schoolId);
      if (!before) throw new ApiError('auth/user-not-found');
      if (before.isEffectOn === body.isEffectOn) return;
      await updateSchool(connection, schoolId, body);
      const isEffectOn = [before, body].map((each) => String(each.isEffectOn));
      const act = { action: 'school-settings-changed', details: { isEffectOn } } as const;
      await insertOwnAuditEntry(connection, caller, act, clock.now());
    });
    return { data: body };
  }

  async function updateBoardFactor(caller: Caller, { isSecondFactorRequired: isOn }: FactorUpdate) {
    const boardId = boardIdOf(caller);
    const now = clock.now();
    await transact(async (connection) => {
      const before = await findBoardSettings(connection, boardId);
      if (!before) throw new ApiError('auth/user-not-found');
      const was = before.secondFactorFrom !== null;
      if (was === isOn) return;
      await updateBoardSettings(connection, boardId, { secondFactorFrom: isOn ? now : null });
      const details = { isSecondFactorRequired: [was, isOn].map(String) };
      const act = { action: 'board-settings-changed', details } as const;
      await insertOwnAuditEntry(connection, caller, act, now);
    });
    return { data: { isSecondFactorRequired: isOn } };
  }

  async function updateSecondFactor(caller: Caller, body: FactorUpdate) {
    if (caller.role === 'board') return updateBoardFactor(caller, body);
    const schoolId = staffSchoolIdOf(caller, ['owner']);
    await transact(async (connection) => {
      const before = await findSchool(connection, schoolId);
      if (!before) throw new ApiError('auth/user-not-found');
      const was = before.secondFactorFrom !== null;
      if (was === body.isSecondFactorRequired) return;
      const secondFactorFrom = body.isSecondFactorRequired ? clock.now() : null;
      await updateSchool(connection, schoolId, { secondFactorFrom });
      const isSecondFactorRequired = [was, body.isSecondFactorRequired].map(String);
      const details = { isSecondFactorRequired };
      const act = { action: 'school-settings-changed', details } as const;
      await insertOwnAuditEntry(connection, caller, act, clock.now());
    });
    return { data: body };
  }

  async function updateLanguage(caller: Caller, { language }: LanguageUpdate) {
    refuseAllButAdmins(caller);
    await transact((connection) => updateAdmin(connection, caller.userId, { language }));
    return { data: { language } };
  }

  async function updateTimeZone(caller: Caller, { timeZone }: TimeZoneUpdate) {
    const schoolId = staffSchoolIdOf(caller, ['owner']);
    await transact(async (connection) => {
      const before = await findSchool(connection, schoolId);
      if (!before) throw new ApiError('auth/user-not-found');
      if (before.timeZone === timeZone) return;
      await updateSchool(connection, schoolId, { timeZone });
      const zones = [before.timeZone ?? '', timeZone ?? ''];
      const act = { action: 'school-settings-changed', details: { timeZone: zones } } as const;
      await insertOwnAuditEntry(connection, caller, act, clock.now());
    });
    return { data: { timeZone } };
  }

  async function confirmIdentity(caller: Caller, currentPassword: string | undefined) {
    const hash = await identity.users.findPasswordHash(db, caller.userId);
    await refuseUnlessProven(identity, caller, { hash, currentPassword, now: clock.now() });
  }

  async function updatePassword(caller: Caller, body: PasswordUpdate, { language }: Visitor) {
    await confirmIdentity(caller, body.currentPassword);
    const person = await personOf(caller);
    const school = caller.schoolId === null ? null : await findSchool(db, caller.schoolId);
    const passwordHash = await hashNewPassword(
      identity,
      body.password,
      guessableWordsOf(person, school),
    );
    await transact(async (connection) => {
      await identity.users.updatePassword(
        connection,
        { userId: caller.userId, passwordHash, keepSessionId: caller.sessionId },
        clock.now(),
      );
      await insertOwnAuditEntry(connection, caller, { action: 'password-changed' }, clock.now());
      await cancelOwnPendingEmail(connection, identity.users, caller, clock.now());
      // An unverified address may be a stranger's: only the verification email goes there.
      if (school?.verifiedAt === null) return;
      await outbox.enqueue(connection, {
        to: person.email,
        language,
        schoolId: caller.schoolId,
        content: {
          template: 'password-changed',
          values: { firstName: person.firstName, role: caller.role },
        },
      });
    });
    return { data: {} };
  }

  return {
    updateMe: async (caller, body, visitor) => {
      refuseAllBut(roles, caller);
      if ('password' in body) return updatePassword(caller, body, visitor);
      if ('language' in body) return updateLanguage(caller, body);
      if ('address' in body) return updateAddress(caller, body);
      if ('isCardOrderFixed' in body) return updateCardOrder(caller, body);
      if ('isEffectOn' in body) return updateEffect(caller, body);
      if ('isSecondFactorRequired' in body) return updateSecondFactor(caller, body);
      if ('timeZone' in body) return updateTimeZone(caller, body);
      if ('firstname' in body) return updateDetails(caller, body, visitor);
      return 'hasCompletedConsumerEndSurvey' in body
        ? updateSurvey(caller, body)
        : updateNotices(caller, body);
    },

    updateCode: async (caller, { code, emailDomainWhitelist, emailDomainBlacklist, ...rest }) => {
      const schoolId = staffSchoolIdOf(caller, ['owner']);
      await transact(async (connection) => {
        const school = await findSchool(connection, schoolId);
        if (!school) throw new ApiError('auth/user-not-found');
        const allowed = parseListOr(school.allowedEmailDomains, emailDomainWhitelist);
        const denied = parseListOr(school.deniedEmailDomains, emailDomainBlacklist);
        const isEmailConfirmationRequired =
          rest.isEmailConfirmationRequired ?? school.requiresConfirmedEmail;
        // An existing code may stay although it breaks a newer rule.
        const isSameCode = normaliseAccessCode(code) === normaliseAccessCode(school.accessCode);
        if (!isSameCode && !isAccessCode(code)) throw new ApiError('form/code-invalid');
        if ((await updateAccessCode(connection, schoolId, code)) === 'code-taken') {
          throw new ApiError('reservation-taken');
        }
        await updateSchool(connection, schoolId, {
          allowedEmailDomains: allowed,
          deniedEmailDomains: denied,
          requiresConfirmedEmail: isEmailConfirmationRequired,
          // Changing a list sets its switch. An unchanged list leaves the administrator's setting
          // alone.
          ...(!isSameList(school.allowedEmailDomains, allowed) && {
            isAllowListOn: allowed.length > 0,
          }),
          ...(!isSameList(school.deniedEmailDomains, denied) && {
            isDenyListOn: denied.length > 0,
          }),
        });
        const fields = changedFields(toCodeFields(school), {
          code,
          emailDomainWhitelist: allowed,
          emailDomainBlacklist: denied,
          isEmailConfirmationRequired,
        });
        if (fields.length === 0) return;
        const act = { action: 'school-code-changed', details: { fields } } as const;
        await insertOwnAuditEntry(connection, caller, act, clock.now());
      });
    },
  };
}

const parseListOr = (stored: string[], sent: string | readonly string[] | undefined): string[] =>
  sent === undefined ? stored : [...parseDomainList(sent).domains];

const isSameList = (before: readonly string[], after: readonly string[]): boolean =>
  before.join() === after.join();
