import type { previewCode } from '@trio/contracts/registration';
import type { Answer, Body } from '@trio/contracts/endpoint';
import { normaliseAccessCode } from '@trio/domain/access-code';
import { waitsFor } from '@trio/domain/waits-for';
import { wrongCodeLimits } from '../../http/rate-limit-rules.ts';
import type { Limit } from '../../platform/rate-limits/rate-limits.repository.ts';
import type { AccountsWorld } from './accounts-world.ts';
import { findSchoolByCode } from './schools.repository.ts';

export interface CodePreviewService {
  /** `network` is where the request comes from. */
  preview(body: Body<typeof previewCode>, network: string): Promise<Answer<typeof previewCode>>;
}

/** Shorter codes do not exist; they are on their way to longer ones. */
const shortest = 3;

/**
 * Says which school a code leads to. Wrong codes are counted per browser and per network; beyond the
 * limit the preview rests, and nothing else does.
 */
export function createCodePreviewService(
  world: Pick<AccountsWorld, 'db' | 'rateLimits' | 'settings'>,
): CodePreviewService {
  const { db, rateLimits, settings } = world;

  return {
    preview: async ({ code, browser }, network) => {
      const compared = normaliseAccessCode(code);
      if (compared.length < shortest) return { state: 'unknown' };
      const who = browser ?? network;
      const counters: readonly Counter[] = [
        { what: `wrong codes by ${who}`, limit: wrongCodeLimits.browser },
        { what: `wrong codes from ${network}`, limit: wrongCodeLimits.network },
      ];
      const giveBack = async (few = counters) => {
        for (const { what } of few) await rateLimits.giveBack(what);
      };
      const wrong = (text: string) => `wrong code by ${who}: ${text}`;

      // A wrong code that is now typed on was no guess.
      const typedOn = await rateLimits.forget(prefixesOf(compared).map(wrong));
      for (let n = 0; n < typedOn; n += 1) await giveBack();

      for (const [place, { what, limit }] of counters.entries()) {
        if ((await rateLimits.take(what, limit)) === null) continue;
        await giveBack(counters.slice(0, place + 1));
        return { state: 'paused' };
      }
      const school = await findSchoolByCode(db, code);
      if (school) {
        await giveBack();
        return waitsFor(school, settings.needsSchoolApproval) === null
          ? { state: 'open', schoolname: school.name }
          : { state: 'closed' };
      }
      const isRepeated = await rateLimits.take(wrong(compared), {
        ...wrongCodeLimits.browser,
        most: 1,
      });
      if (isRepeated) await giveBack();
      return { state: 'unknown' };
    },
  };
}

interface Counter {
  readonly what: string;
  readonly limit: Limit;
}

const prefixesOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - shortest) }, (_, n) =>
    text.slice(0, shortest + n),
  );
