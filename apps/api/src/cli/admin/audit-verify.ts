import { platformChain, type Seal } from '../../features/audit/audit-chain.rules.ts';
import type { Verified } from '../../features/audit/audit-chain.service.ts';
import { UsageError } from '../usage-error.ts';
import { defineCommand } from './command.ts';
import { readOptional } from './read-values.ts';

const place = /^(\d{1,15}):([\da-f]{64})$/iu;
const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

export const auditVerify = defineCommand({
  name: 'audit-verify',
  synopsis: '[--school ID] [--expect NUMBER:HASH]',
  explanation: [
    'checks that no entry of the audit log was changed, moved or removed',
    '--school   only the log of this school, which may be deleted; "none" is the log without a school',
    '--expect   also checks that the log contains this number and hash of an email or file',
  ],
  options: { school: { type: 'string' }, expect: { type: 'string' } },
  prepare: ({ school, expect }) => {
    const chainId = readChain(readOptional(school, '--school'));
    const expected = readSeal(readOptional(expect, '--expect'));
    if (expected && chainId === undefined) throw new UsageError('--expect needs --school.');
    return async ({ auditChain }) => {
      const verified =
        chainId === undefined
          ? await auditChain.verifyAll()
          : [await auditChain.verify(chainId, expected)];
      const lines = verified.map(lineOf);
      const broken = verified.filter(({ problem }) => problem !== null);
      if (broken.length > 0)
        throw new UsageError(
          [...lines, 'The audit log is damaged, or could not be compared.'].join('\n'),
        );
      return [...lines, 'The audit log is intact.'];
    };
  },
});

function readChain(school: string | undefined): string | undefined {
  if (school === undefined || school === 'none') return school && platformChain;
  if (!isId.test(school)) throw new UsageError(`--school is the id of a school, not "${school}".`);
  return school.toLowerCase();
}

function readSeal(text: string | undefined): Seal | undefined {
  if (text === undefined) return undefined;
  const [, sequence = '', hash = ''] = place.exec(text) ?? [];
  if (hash === '') throw new UsageError(`--expect is a number and a hash, not "${text}".`);
  return { sequence: Number(sequence), hash: hash.toLowerCase() };
}

function lineOf({ chainId, newest, entries, pruned, problem }: Verified): string {
  const about = chainId === platformChain ? 'without a school' : chainId;
  const { sequence, hash } = newest;
  if (problem === null) {
    return `${about}: ok, ${entries} entries, ${pruned} deleted by age, newest ${sequence}:${hash}`;
  }
  return `${about}: ${typeof problem === 'number' ? `broken at entry ${problem}` : problems[problem]}`;
}

const problems = {
  checkpoint: 'the checkpoint of deleted entries is not signed by this installation',
  newest: 'the newest entries are missing or were added by hand',
  expected: 'the expected number and hash are not in it',
  'too-old': 'the expected entry was deleted by age, so it cannot be compared',
} as const;
