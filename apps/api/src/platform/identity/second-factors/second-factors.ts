import { randomBytes } from 'node:crypto';
import { appsMax, passkeysMax, type FactorWay } from '@trio/domain/second-factor';
import * as z from 'zod/mini';
import type { Connection } from '../../database/database.ts';
import { createSealerFor } from '../../seal.ts';
import { fingerprintOf, type Secrets } from '../../secrets.ts';
import * as factors from './factors.repository.ts';
import * as halves from './half-log-ins.repository.ts';
import * as losses from './losses.repository.ts';
import { appAddress, findStep, toBase32 } from './one-time-codes.ts';
import {
  enrolmentOptions,
  logInOptions,
  readEnrolment,
  readLogIn,
  type PasskeyEnrolment,
  type PasskeyLogIn,
} from './passkeys.ts';
import * as recovery from './recovery-codes.repository.ts';
import { findRequirement, type Requirement } from './requirement.repository.ts';

type Outcome<Refusal extends string> =
  | { readonly refused: Refusal }
  /** The codes come with the first factor only. */
  | { readonly refused: null; readonly recoveryCodes: readonly string[] | null };

export interface FactorHolder {
  readonly userId: string;
  /** Shown in the app or the browser beside the key. */
  readonly login: string;
}

/** A code, a recovery code or the answer of a passkey, as the person sent it. */
export type FactorProof =
  | { readonly code: string }
  | { readonly recoveryCode: string }
  | { readonly passkey: PasskeyLogIn };

export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** From the key or the challenge to its confirmation. */
const enrolmentMs = 15 * 60_000;
/** As RFC 4226 recommends. */
const secretBytes = 20;

const enrolment = z.object({
  kind: z.enum(['app', 'passkey']),
  value: z.string(),
  until: z.number(),
});

export function createSecondFactors({
  secrets,
  mustAdminsEnrol,
}: {
  readonly secrets: Secrets;
  readonly mustAdminsEnrol: boolean;
}) {
  const sealer = createSealerFor('trio second factors', secrets);
  const enrolments = createSealerFor('trio second factor enrolments', secrets);
  const sealedWith = fingerprintOf(secrets[0]);

  const seal = (userId: string, secret: Buffer): factors.SealedSecret => ({
    sealedSecret: sealer.seal(secret.toString('base64'), userId),
    sealedWith,
  });
  const open = ({ sealedSecret, userId }: factors.AppRow): Buffer | null => {
    const opened = sealer.open(sealedSecret, userId);
    return opened === null ? null : Buffer.from(opened, 'base64');
  };

  /** The server keeps nothing of an enrolment that is not confirmed. */
  const sealEnrolment = (userId: string, kind: 'app' | 'passkey', value: string, now: Date) =>
    enrolments
      .seal(JSON.stringify({ kind, value, until: now.getTime() + enrolmentMs }), userId)
      .toString('base64url');

  function openEnrolment(userId: string, kind: 'app' | 'passkey', sealed: string, now: Date) {
    const opened = enrolments.open(Buffer.from(sealed, 'base64url'), userId);
    if (opened === null) return null;
    const read = enrolment.parse(JSON.parse(opened));
    return read.kind === kind && read.until > now.getTime() ? read.value : null;
  }

  async function hasRoom(connection: Connection, userId: string, kind: 'app' | 'passkey') {
    await factors.lockUser(connection, userId);
    const known = await factors.findFactors(connection, userId);
    const most = kind === 'app' ? appsMax : passkeysMax;
    return known.filter((factor) => factor.kind === kind).length < most;
  }

  /** A found factor also ends a reported loss. */
  async function codesAfter(connection: Connection, userId: string) {
    await losses.deleteLoss(connection, userId);
    const { length } = await factors.findFactors(connection, userId);
    return length === 1 ? recovery.replaceRecoveryCodes(connection, userId) : null;
  }

  async function checkCode(connection: Connection, userId: string, code: string, now: Date) {
    for (const app of await factors.findApps(connection, userId)) {
      const secret = open(app);
      const step = secret && findStep(secret, code, now);
      if (!secret || step === null) continue;
      if (!(await factors.updateLastStep(connection, app.factorId, step, now))) continue;
      return true;
    }
    return false;
  }

  async function checkPasskey(
    connection: Connection,
    { userId, challenge }: halves.HalfLogIn,
    { answer, origin }: { readonly answer: PasskeyLogIn; readonly origin: string },
    now: Date,
  ) {
    if (challenge === null) return false;
    const known = await factors.findPasskeys(connection, userId);
    const read = await readLogIn(origin, challenge, answer, known);
    if (read) await factors.updateCounter(connection, read.credentialId, read.counter, now);
    return read !== null;
  }

  return {
    findFactors: factors.findFactors,
    findFactorKinds: factors.findFactorKinds,
    findFactorHolders: factors.findFactorHolders,
    countRecoveryCodes: recovery.countRecoveryCodes,
    findRequirement: (connection: Connection, userId: string): Promise<Requirement> =>
      findRequirement(connection, userId, mustAdminsEnrol),

    startApp: ({ userId, login }: FactorHolder, now: Date) => {
      const secret = randomBytes(secretBytes);
      const key = toBase32(secret);
      const sealed = sealEnrolment(userId, 'app', secret.toString('base64'), now);
      return { key, address: appAddress(key, login), enrolment: sealed };
    },

    confirmApp: async (
      connection: Connection,
      app: { userId: string; enrolment: string; code: string; name: string },
      now: Date,
    ): Promise<Outcome<'expired' | 'wrong' | 'too-many'>> => {
      const { userId, name, code } = app;
      const value = openEnrolment(userId, 'app', app.enrolment, now);
      if (value === null) return { refused: 'expired' };
      const secret = Buffer.from(value, 'base64');
      const lastStep = findStep(secret, code, now);
      if (lastStep === null) return { refused: 'wrong' };
      if (!(await hasRoom(connection, userId, 'app'))) return { refused: 'too-many' };
      const row = { userId, name, lastStep, ...seal(userId, secret) };
      await factors.insertApp(connection, row, now);
      return { refused: null, recoveryCodes: await codesAfter(connection, userId) };
    },

    startPasskey: async (
      connection: Connection,
      { userId, login }: FactorHolder,
      origin: string,
      now: Date,
    ) => {
      const known = await factors.findPasskeys(connection, userId);
      const options = await enrolmentOptions(origin, { login, known });
      return { options, enrolment: sealEnrolment(userId, 'passkey', options.challenge, now) };
    },

    confirmPasskey: async (
      connection: Connection,
      sent: { userId: string; enrolment: string; passkey: PasskeyEnrolment; name: string },
      origin: string,
      now: Date,
    ): Promise<Outcome<'expired' | 'wrong' | 'too-many'>> => {
      const { userId, name } = sent;
      const challenge = openEnrolment(userId, 'passkey', sent.enrolment, now);
      if (challenge === null) return { refused: 'expired' };
      const passkey = await readEnrolment(origin, challenge, sent.passkey);
      if (passkey === null) return { refused: 'wrong' };
      if (!(await hasRoom(connection, userId, 'passkey'))) return { refused: 'too-many' };
      const isNew = await factors.insertPasskey(connection, { userId, name, ...passkey }, now);
      if (!isNew) return { refused: 'wrong' };
      return { refused: null, recoveryCodes: await codesAfter(connection, userId) };
    },

    rename: factors.updateFactorName,

    /** With the last factor, the recovery codes go too. */
    remove: async (connection: Connection, which: { userId: string; factorId: string }) => {
      await factors.lockUser(connection, which.userId);
      const kind = await factors.deleteFactor(connection, which);
      const left = await factors.findFactors(connection, which.userId);
      if (left.length === 0) await recovery.deleteRecoveryCodes(connection, which.userId);
      return kind;
    },

    /** False if there were none. */
    removeAll: async (connection: Connection, userId: string): Promise<boolean> => {
      await losses.deleteLoss(connection, userId);
      await recovery.deleteRecoveryCodes(connection, userId);
      return (await factors.deleteFactors(connection, userId)) > 0;
    },

    makeRecoveryCodes: recovery.replaceRecoveryCodes,

    issueHalfLogIn: halves.insertHalfLogIn,
    findHalfLogIn: halves.findHalfLogIn,
    takeHalfLogIn: halves.takeHalfLogIn,

    /** Only the answer to the newest challenge counts. */
    challengePasskey: async (
      connection: Connection,
      token: string,
      half: halves.HalfLogIn,
      origin: string,
    ) => {
      const known = await factors.findPasskeys(connection, half.userId);
      const options = await logInOptions(origin, known);
      await halves.updateChallenge(connection, token, half, options.challenge);
      return options;
    },

    /** Null if the proof is wrong. A code, a recovery code and a challenge count once. */
    check: async (
      connection: Connection,
      half: halves.HalfLogIn,
      sent: { readonly proof: FactorProof; readonly origin: string; readonly token: string },
      now: Date,
    ): Promise<FactorWay | null> => {
      const { proof, origin, token } = sent;
      const { userId } = half;
      if ('code' in proof) {
        return (await checkCode(connection, userId, proof.code, now)) ? 'one-time-code' : null;
      }
      if ('recoveryCode' in proof) {
        const isTaken = await recovery.takeRecoveryCode(connection, userId, proof.recoveryCode);
        return isTaken ? 'recovery-code' : null;
      }
      const answer = { answer: proof.passkey, origin };
      const isRight = await checkPasskey(connection, half, answer, now);
      if (!isRight) await halves.updateChallenge(connection, token, half, null);
      return isRight ? 'passkey' : null;
    },

    insertLoss: losses.insertLoss,
    findLoss: losses.findLoss,
    findDueLosses: losses.findDueLosses,
    deleteLoss: losses.deleteLoss,

    /** After a new server secret, so that the previous one can be forgotten. */
    resealAll: async (connection: Connection): Promise<void> => {
      for (const app of await factors.findAppsSealedOtherwise(connection, sealedWith)) {
        const secret = open(app);
        if (!secret) continue;
        await factors.updateSealedSecret(connection, app.factorId, seal(app.userId, secret));
      }
    },
  };
}
