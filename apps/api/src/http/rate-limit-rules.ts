import { resendVerification, updateMe } from '@trio/contracts/accounts';
import type { Endpoint } from '@trio/contracts/endpoint';
import { reportError } from '@trio/contracts/error-reports';
import { confirmEmail, requestReset, resetPassword, signIn } from '@trio/contracts/identity';
import { createPdfTicket, getPdf } from '@trio/contracts/profile';
import { previewCode, register, requestContact } from '@trio/contracts/registration';
import { answerSurvey } from '@trio/contracts/surveys';
import { createResult } from '@trio/contracts/results';
import {
  signInWithToken,
  signOn,
  signOnWithClassLink,
  startSignOn,
} from '@trio/contracts/single-sign-on';
import { inviteStaff, resendInvite } from '@trio/contracts/staff';
import { createSearchKey, downloadStudents, searchStudents } from '@trio/contracts/students';
import { sendSupport } from '@trio/contracts/support';
import { prepareUpload, sendUpload } from '@trio/contracts/uploads';
import { recordUsage } from '@trio/contracts/usage';
import { requestDeletion } from '@trio/contracts/your-data';
import type { LimitName } from '../platform/rate-limits/limits.ts';

export interface Rule {
  readonly name: LimitName;
  /**
   * Per network address, account named in the body, both together, signed-in account, or the address
   * of someone who is not signed in.
   */
  readonly per: 'address' | 'account' | 'account at address' | 'caller' | 'visitor at address';
  /**
   * `failures`: a guess that was right is not counted, a whole school may sign in from one address.
   * `successes`: only what was done is counted.
   */
  readonly counts: 'everything' | 'failures' | 'successes';
  /** Of a log-in alone: beyond the limit it waits in this lane, where others are refused. */
  readonly lane?: LimitName;
  /** Of a sign-up alone: only that of schools. */
  readonly of?: 'school';
}

const rule =
  (per: Rule['per'], counts: Rule['counts']) =>
  (name: LimitName, more: Pick<Rule, 'lane' | 'of'> = {}): Rule => ({ name, per, counts, ...more });

const byAddress = rule('address', 'everything');
const byAccount = rule('account', 'everything');
const byCaller = rule('caller', 'everything');
const byVisitorAtAddress = rule('visitor at address', 'everything');
const successesByAddress = rule('address', 'successes');
const failuresByAddress = rule('address', 'failures');
const failuresByAccount = rule('account', 'failures');
const failuresByAccountAtAddress = rule('account at address', 'failures');
const failuresByCaller = rule('caller', 'failures');

/** Which limits an endpoint has; how high they are is in `platform/rate-limits/limits.ts`. */
export const rateLimitRules: ReadonlyMap<Endpoint, readonly Rule[]> = new Map<
  Endpoint,
  readonly Rule[]
>([
  [
    signIn,
    [
      failuresByAddress('log-in-address', { lane: 'log-in-lane-address' }),
      // One address gets at most half of what the account's lane lets through.
      failuresByAccountAtAddress('log-in-account-at-address', {
        lane: 'log-in-lane-account-at-address',
      }),
      failuresByAccount('log-in-account', { lane: 'log-in-lane-account' }),
      // Passwords are dear to check, also right ones.
      byAccount('log-in-account-all'),
    ],
  ],
  [
    register,
    [
      byAddress('sign-up-address'),
      // Each writes a mail to an address that nobody has verified.
      successesByAddress('school-sign-up-address', { of: 'school' }),
      failuresByAccount('sign-up-account'),
    ],
  ],
  // Wrong codes have limits of their own; right ones are cheap.
  [previewCode, [byAddress('code-preview-address')]],
  [requestReset, [byAddress('reset-address'), byAccount('reset-account')]],
  [resetPassword, [failuresByAddress('reset-link-address')]],
  [confirmEmail, [failuresByAddress('confirm-link-address')]],
  [requestContact, [byAddress('contact-address'), byAccount('contact-account')]],
  [signOnWithClassLink, [failuresByAddress('single-sign-on-address')]],
  [signOn, [failuresByAddress('single-sign-on-address')]],
  [signInWithToken, [failuresByAddress('single-sign-on-address')]],
  [startSignOn, [byAddress('single-sign-on-start-address')]],
  // Guessing the current password at a forgotten session.
  [updateMe, [failuresByCaller('account-update-wrong'), byCaller('account-update')]],
  [resendVerification, [byCaller('resend-verification')]],
  [requestDeletion, [byCaller('deletion-request')]],
  // A whole team in one go; but nobody writes to the world in our name.
  [inviteStaff, [byCaller('invite-staff')]],
  [resendInvite, [byCaller('invite-staff')]],
  // Enough for a lively exchange; answers come by mail.
  [sendSupport, [byCaller('support')]],
  // Three cards, and some changes of mind; a school of 400 at the same hour.
  [prepareUpload, [byCaller('upload-prepare')]],
  [sendUpload, [byAddress('upload-address')]],
  // A sort takes minutes. Saving one is not counted: that would cost more than the save itself.
  [createResult, [byCaller('start-sort')]],
  [answerSurvey, [byCaller('survey-answers')]],
  // A counsellor opens a whole grade's; a school of 400 fetches at the bell, and tries again when busy.
  [createPdfTicket, [byCaller('profile-ticket')]],
  [getPdf, [byAddress('profile-address')]],
  // Many schools of one board may share an address.
  [createSearchKey, [byCaller('search-key')]],
  [searchStudents, [byAddress('search-address')]],
  // Each reads a whole school, or all of them.
  [downloadStudents, [byCaller('student-export')]],
  // 400 students on their way in send about ten batches each; once in, each has an allowance of their own.
  [recordUsage, [byVisitorAtAddress('usage-visitor-address'), byCaller('usage')]],
  // A page reports at most ten; a class that runs into the same fault says nothing new.
  [reportError, [byAddress('error-report-address')]],
]);
