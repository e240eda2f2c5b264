import type { Language } from '@trio/i18n/languages';
import { limits } from '@trio/domain/limits';
import { ApiFailure } from '../api/api-failure.ts';
import { problemOf } from '../forms/use-action.ts';
import type { FormProblem } from '../forms/use-form.ts';
import { profileFileNames } from './file-names.ts';
import { fetchProfile, type ProfileOwner } from './profile-owners.ts';
import type { NamedFile } from './zip-file.ts';

export type ProfileFilesKind = 'zip' | 'print';

export interface MadeFile {
  /** Counted from 1. */
  readonly first: number;
  readonly last: number;
  readonly content: Blob;
}

export interface ProfileRun {
  readonly kind: ProfileFilesKind;
  readonly status: 'running' | 'joining' | 'stopping' | 'ended';
  readonly total: number;
  readonly fetched: number;
  /** Without a profile. */
  readonly without: readonly ProfileOwner[];
  readonly files: readonly MadeFile[];
  readonly problem: FormProblem | null;
}

const atOnce = 3;
const retriesMost = 10;
const busyMs = 2000;

/** There is no profile, and asking again would not change that. */
const final: readonly FormProblem[] = ['profile/none', 'profile/awaited', 'request/not-found'];

const build: Record<ProfileFilesKind, (files: readonly NamedFile[]) => Promise<Blob>> = {
  zip: async (files) => (await import('./zip-file.ts')).zipFiles(files),
  print: async (files) => (await import('./print-file.ts')).joinForPrint(files),
};

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** The server may be busy with other profiles: that is no error, only a wait. */
async function fetchPatiently(id: string, language: Language, isStopped: () => boolean) {
  for (let retries = 0; ; retries += 1) {
    try {
      return await fetchProfile(id, language);
    } catch (error) {
      // The network was lost while the browser read the file.
      if (!(error instanceof ApiFailure)) throw new ApiFailure('error.offline');
      if (error.code !== 'profile/busy' || retries === retriesMost || isStopped()) {
        throw error;
      }
      await pause(error.retryAfter ?? busyMs);
    }
  }
}

/** Made in the browser: what was fetched stays, so that a lost network costs nothing twice. */
export function createProfileRun(
  kind: ProfileFilesKind,
  asked: readonly ProfileOwner[],
  language: Language,
  onChange: (run: ProfileRun) => void,
) {
  const names = profileFileNames(asked);
  const owners = asked.filter(({ hasProfile }) => hasProfile);
  const size = kind === 'print' ? limits.printedProfilesMax : Math.max(1, owners.length);
  const held = new Map<string, Blob>();
  const without = asked.filter(({ hasProfile }) => !hasProfile);
  const files: MadeFile[] = [];
  let at = 0;
  let fetched = 0;
  let isStopped = false;
  let isRunning = false;
  let problem: FormProblem | null = null;
  const isHalted = () => isStopped || problem !== null;

  const tell = (status: ProfileRun['status']) =>
    onChange({
      kind,
      status,
      total: owners.length,
      fetched,
      without: [...without],
      files: [...files],
      problem,
    });

  async function fetchOne(owner: ProfileOwner): Promise<void> {
    try {
      held.set(owner._id, await fetchPatiently(owner._id, language, isHalted));
    } catch (error) {
      if (!final.includes(problemOf(error))) {
        problem ??= problemOf(error);
        return;
      }
      without.push(owner);
    }
    fetched += 1;
    tell(isStopped ? 'stopping' : 'running');
  }

  async function fetchAll(part: readonly ProfileOwner[]): Promise<void> {
    const waiting = part.filter((owner) => !held.has(owner._id) && !without.includes(owner));
    const worker = async () => {
      for (let next = waiting.shift(); next && !isHalted(); next = waiting.shift()) {
        await fetchOne(next);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  async function makeParts(): Promise<void> {
    while (at < owners.length && !isHalted()) {
      const part = owners.slice(at, at + size);
      await fetchAll(part);
      if (isHalted()) return;
      tell('joining');
      const named = part.flatMap(({ _id }) => {
        const content = held.get(_id);
        return content ? [{ name: names.get(_id) ?? `${_id}.pdf`, content }] : [];
      });
      if (named.length > 0) {
        const content = await build[kind](named);
        files.push({ first: at + 1, last: at + part.length, content });
      }
      held.clear();
      at += part.length;
    }
  }

  return {
    /** Begins, or goes on after a stop or an error. */
    start: async (): Promise<void> => {
      if (isRunning) return;
      isRunning = true;
      isStopped = false;
      problem = null;
      tell('running');
      try {
        await makeParts();
      } catch (error) {
        problem = problemOf(error);
      } finally {
        isRunning = false;
        tell('ended');
      }
    },
    stop: () => {
      isStopped = true;
      if (isRunning) tell('stopping');
    },
  };
}
