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
import type { Limit } from '../platform/rate-limits/rate-limits.repository.ts';

const minute = 60_000;

export interface Rule extends Limit {
  /**
   * Per network address, account named in the body, both together, signed-in account, or the address
   * of someone who is not signed in.
   */
  readonly per: 'address' | 'account' | 'account at address' | 'caller' | 'visitor at address';
  /** A guess that was right is not counted: a whole school may sign in from one address. */
  readonly counts: 'everything' | 'failures';
}

const rule =
  (per: Rule['per'], counts: Rule['counts']) =>
  (most: number, minutes: number): Rule => ({ per, counts, most, windowMs: minutes * minute });

const byAddress = rule('address', 'everything');
const byAccount = rule('account', 'everything');
const byCaller = rule('caller', 'everything');
const byVisitorAtAddress = rule('visitor at address', 'everything');
const failuresByAddress = rule('address', 'failures');
const failuresByAccount = rule('account', 'failures');
const failuresByAccountAtAddress = rule('account at address', 'failures');
const failuresByCaller = rule('caller', 'failures');

/**
 * Every limit of the product in one place. A class of 40 signs up from one address within a minute,
 * a school of 400 signs in at the bell, all at the same moment: that must pass.
 */
export const rateLimitRules: ReadonlyMap<Endpoint, readonly Rule[]> = new Map<
  Endpoint,
  readonly Rule[]
>([
  [
    signIn,
    [
      failuresByAddress(600, 10),
      // A guesser next door does not keep the owner out; many of them together are slowed down.
      failuresByAccountAtAddress(10, 5),
      failuresByAccount(60, 15),
      // Passwords are dear to check, also right ones.
      byAccount(600, 10),
    ],
  ],
  [register, [byAddress(600, 10), failuresByAccount(10, 10)]],
  // Wrong codes have limits of their own, below; right ones are cheap.
  [previewCode, [byAddress(6000, 10)]],
  [requestReset, [byAddress(60, 15), byAccount(4, 15)]],
  [resetPassword, [failuresByAddress(60, 10)]],
  [confirmEmail, [failuresByAddress(60, 10)]],
  [requestContact, [byAddress(30, 60), byAccount(4, 60)]],
  [signOnWithClassLink, [failuresByAddress(600, 10)]],
  [signOn, [failuresByAddress(600, 10)]],
  [signInWithToken, [failuresByAddress(600, 10)]],
  [startSignOn, [byAddress(2000, 10)]],
  // Guessing the current password at a forgotten session.
  [updateMe, [failuresByCaller(20, 15), byCaller(100, 15)]],
  [resendVerification, [byCaller(5, 15)]],
  [requestDeletion, [byCaller(5, 24 * 60)]],
  // A whole team in one go; but nobody writes to the world in our name.
  [inviteStaff, [byCaller(30, 60)]],
  [resendInvite, [byCaller(30, 60)]],
  // Enough for a lively exchange; answers come by mail.
  [sendSupport, [byCaller(10, 60)]],
  // Three cards, and some changes of mind; a school of 400 at the same hour.
  [prepareUpload, [byCaller(60, 10)]],
  [sendUpload, [byAddress(4000, 10)]],
  // A sort takes minutes. Saving one is not counted: that would cost more than the save itself.
  [createResult, [byCaller(120, 60)]],
  [answerSurvey, [byCaller(60, 60)]],
  // A counsellor opens a whole grade's; a school of 400 fetches at the bell, and tries again when busy.
  [createPdfTicket, [byCaller(600, 10)]],
  [getPdf, [byAddress(8000, 10)]],
  // Many schools of one board may share an address.
  [createSearchKey, [byCaller(300, 10)]],
  [searchStudents, [byAddress(20_000, 10)]],
  // Each reads a whole school, or all of them.
  [downloadStudents, [byCaller(60, 10)]],
  // 400 students on their way in send about ten batches each; once in, each has an allowance of their own.
  [recordUsage, [byVisitorAtAddress(4000, 10), byCaller(600, 10)]],
  // A page reports at most ten; a class that runs into the same fault says nothing new.
  [reportError, [byAddress(1000, 10)]],
]);

/** How many wrong codes the preview of a sign-up looks up; after that only the preview rests. */
export const wrongCodeLimits = {
  browser: { most: 10, windowMs: 60 * minute },
  network: { most: 300, windowMs: 60 * minute },
} as const satisfies Record<string, Limit>;
