import { resendVerification, updateMe } from '@trio/contracts/accounts';
import { endOwnSessions } from '@trio/contracts/own-sessions';
import { askToTalk } from '@trio/contracts/conversations';
import type { Endpoint } from '@trio/contracts/endpoint';
import { reportError } from '@trio/contracts/error-reports';
import {
  agreeAsGuardian,
  answerAge,
  askGuardian,
  askGuardianAgain,
  readGuardianLink,
  refuseAsGuardian,
} from '@trio/contracts/guardians';
import { confirmEmail, requestReset, resetPassword, signIn } from '@trio/contracts/identity';
import { joinClass, previewJoin, registerWithoutEmail } from '@trio/contracts/joining';
import {
  correctStaffEmail,
  getPerson,
  resendToPerson,
  searchPeople,
  sendPersonReset,
  unlockPerson,
} from '@trio/contracts/people';
import { createPdfTicket, getPdf } from '@trio/contracts/profile';
import { previewCode, register, requestContact } from '@trio/contracts/registration';
import { answerSurvey } from '@trio/contracts/surveys';
import { createResult } from '@trio/contracts/results';
import { makeSignIns, makeSignInSheet } from '@trio/contracts/sign-ins';
import {
  signInWithToken,
  signOn,
  signOnWithClassLink,
  startSignOn,
} from '@trio/contracts/single-sign-on';
import {
  confirmApp,
  confirmPasskey,
  finishLogIn,
  makeRecoveryCodes,
  removeFactor,
  removeFactorsOfPerson,
  reportLoss,
  startApp,
  startPasskey,
  startPasskeyLogIn,
  stopLoss,
} from '@trio/contracts/second-factor';
import { inviteStaff, resendInvite } from '@trio/contracts/staff';
import { checkInStep } from '@trio/contracts/steps';
import { correctEmail, givePassword } from '@trio/contracts/staff-help';
import { createSearchKey, downloadStudents, searchStudents } from '@trio/contracts/students';
import { sendSupport } from '@trio/contracts/support';
import { prepareUpload, sendUpload } from '@trio/contracts/uploads';
import { recordUsage } from '@trio/contracts/usage';
import { requestDeletion } from '@trio/contracts/your-data';
import type { LimitName } from '../platform/rate-limits/limits.ts';

export interface Rule {
  readonly name: LimitName;
  /** `account`: the account named in the body. `caller`: the signed-in account. */
  readonly per:
    | 'address'
    | 'account'
    | 'account at address'
    | 'browser at address'
    | 'caller'
    | 'visitor at address';
  /** `failures`: successes do not count, because a whole school may log in from one address. */
  readonly counts: 'everything' | 'failures' | 'successes';
  /** Log-in only: above the limit the request waits in this lane instead of being refused. */
  readonly lane?: LimitName;
  readonly of?: 'school';
}

const rule =
  (per: Rule['per'], counts: Rule['counts']) =>
  (name: LimitName, more: Pick<Rule, 'lane' | 'of'> = {}): Rule => ({ name, per, counts, ...more });

const byAddress = rule('address', 'everything');
const byAccount = rule('account', 'everything');
const byCaller = rule('caller', 'everything');
const byBrowserAtAddress = rule('browser at address', 'everything');
const byVisitorAtAddress = rule('visitor at address', 'everything');
const successesByAddress = rule('address', 'successes');
const failuresByAddress = rule('address', 'failures');
const failuresByAccount = rule('account', 'failures');
const failuresByAccountAtAddress = rule('account at address', 'failures');
const failuresByCaller = rule('caller', 'failures');

/** The browser comes first: one that guesses must not use up the look-ups of its class. */
const codePreviews = [
  byBrowserAtAddress('code-preview-browser'),
  byAddress('code-preview-address'),
];

export const rateLimitRules: ReadonlyMap<Endpoint, readonly Rule[]> = new Map<
  Endpoint,
  readonly Rule[]
>([
  [
    signIn,
    [
      failuresByAddress('log-in-address', { lane: 'log-in-lane-address' }),
      // One address gets at most half of the slots of the account's lane.
      failuresByAccountAtAddress('log-in-account-at-address', {
        lane: 'log-in-lane-account-at-address',
      }),
      failuresByAccount('log-in-account', { lane: 'log-in-lane-account' }),
      // Checking a password is expensive, also a correct one.
      byAccount('log-in-account-all'),
    ],
  ],
  [
    register,
    [
      byAddress('sign-up-address'),
      // Each sign-up sends an email to an unverified address.
      successesByAddress('school-sign-up-address', { of: 'school' }),
      failuresByAccount('sign-up-account'),
    ],
  ],
  // Wrong codes have their own limits; correct ones are cheap.
  [previewCode, codePreviews],
  [previewJoin, codePreviews],
  [joinClass, [byCaller('join-class')]],
  [registerWithoutEmail, [byAddress('sign-up-address')]],
  [requestReset, [byAddress('reset-address'), byAccount('reset-account')]],
  [resetPassword, [failuresByAddress('reset-link-address')]],
  [confirmEmail, [failuresByAddress('confirm-link-address')]],
  [requestContact, [byAddress('contact-address'), byAccount('contact-account')]],
  [signOnWithClassLink, [failuresByAddress('single-sign-on-address')]],
  [signOn, [failuresByAddress('single-sign-on-address')]],
  [signInWithToken, [failuresByAddress('single-sign-on-address')]],
  [startSignOn, [byAddress('single-sign-on-start-address')]],
  // The service also limits the codes of one account.
  [finishLogIn, [failuresByAddress('second-factor-address')]],
  [startPasskeyLogIn, [failuresByAddress('second-factor-address')]],
  [reportLoss, [byAddress('second-factor-loss-address')]],
  [stopLoss, [failuresByAddress('confirm-link-address')]],
  // They ask for the current password.
  [startApp, [failuresByCaller('account-update-wrong'), byCaller('account-update')]],
  [startPasskey, [failuresByCaller('account-update-wrong'), byCaller('account-update')]],
  [removeFactor, [failuresByCaller('account-update-wrong'), byCaller('account-update')]],
  [makeRecoveryCodes, [failuresByCaller('account-update-wrong'), byCaller('account-update')]],
  [confirmApp, [byCaller('account-update')]],
  [confirmPasskey, [byCaller('account-update')]],
  [removeFactorsOfPerson, [byCaller('people-act')]],
  // Stops guessing of the current password in a session that was left open.
  [endOwnSessions, [failuresByCaller('account-update-wrong'), byCaller('account-update')]],
  [updateMe, [failuresByCaller('account-update-wrong'), byCaller('account-update')]],
  [resendVerification, [byCaller('resend-verification')]],
  [requestDeletion, [byCaller('deletion-request')]],
  // Each sends an email to an address that a child typed; `guardian-mail` counts per address.
  [askGuardian, [byAddress('guardian-address')]],
  [answerAge, [byCaller('age-answer')]],
  [askGuardianAgain, [byCaller('age-answer')]],
  [readGuardianLink, [failuresByAddress('guardian-link-address')]],
  [agreeAsGuardian, [failuresByAddress('guardian-link-address')]],
  [refuseAsGuardian, [failuresByAddress('guardian-link-address')]],
  // Enough to invite a whole team, too little to send spam in our name.
  [inviteStaff, [byCaller('invite-staff')]],
  [resendInvite, [byCaller('invite-staff')]],
  // A teacher helps a whole class. Each password is hashed.
  [givePassword, [byCaller('give-password')]],
  // A school's 2,000 students in batches, with retries.
  [makeSignIns, [byCaller('sign-ins')]],
  [makeSignInSheet, [byCaller('sign-in-sheet')]],
  [correctEmail, [byCaller('correct-email')]],
  // Each request sends emails.
  [askToTalk, [byCaller('talk-request')]],
  [sendSupport, [byCaller('support')]],
  // Three cards and some changes, for a school of 400 students in the same hour.
  [prepareUpload, [byCaller('upload-prepare')]],
  [sendUpload, [byAddress('upload-address')]],
  // Saves are not counted: counting would cost more than the save.
  [createResult, [byCaller('start-sort')]],
  [answerSurvey, [byCaller('survey-answers')]],
  [checkInStep, [byCaller('check-in')]],
  // A counsellor opens a whole grade. 400 students download at once, and retry on 503.
  [createPdfTicket, [byCaller('profile-ticket')]],
  [getPdf, [byAddress('profile-address')]],
  // Schools of one board may share an address.
  [createSearchKey, [byCaller('search-key')]],
  [searchStudents, [byAddress('search-address')]],
  [downloadStudents, [byCaller('student-export')]],
  // A stolen administrator's session must not read out the platform.
  [searchPeople, [byCaller('people-search')]],
  [getPerson, [byCaller('people-search')]],
  [sendPersonReset, [byCaller('people-act')]],
  [unlockPerson, [byCaller('people-act')]],
  [resendToPerson, [byCaller('people-act')]],
  [correctStaffEmail, [byCaller('correct-email')]],
  // 400 visitors send about ten batches each. Signed-in students have their own limit.
  [recordUsage, [byVisitorAtAddress('usage-visitor-address'), byCaller('usage')]],
  [reportError, [byAddress('error-report-address')]],
]);
