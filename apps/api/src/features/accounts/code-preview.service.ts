import type { previewCode } from '@trio/contracts/registration';
import type { Answer, Body } from '@trio/contracts/endpoint';
import { asksAge } from '@trio/domain/age/consent-ages';
import { normaliseAccessCode } from '@trio/domain/access-code';
import { waitsFor } from '@trio/domain/waits-for';
import { findSchoolByCode } from '../../data/schools.repository.ts';
import type { AccountsDeps } from './accounts.service.ts';
import { createWrongCodesService } from './wrong-codes.service.ts';

export interface CodePreviewService {
  preview(body: Body<typeof previewCode>, network: string): Promise<Answer<typeof previewCode>>;
}

/** No code is shorter; a shorter text is still being typed. */
const shortest = 3;
const sameWrongCodeMs = 60 * 60_000;

/** Over the limit only the preview pauses. */
export function createCodePreviewService(
  deps: Pick<AccountsDeps, 'db' | 'rateLimits' | 'settings'>,
): CodePreviewService {
  const { db, rateLimits, settings } = deps;
  const wrongCodes = createWrongCodesService(rateLimits);

  return {
    preview: async ({ code, browser }, network) => {
      const compared = normaliseAccessCode(code);
      if (compared.length < shortest) return { state: 'unknown' };
      const who = browser ?? network;
      const guess = { network, browser: who };
      const wrong = (text: string) => `wrong code by ${who}: ${text}`;

      // A wrong code that is the beginning of this one was typing, not a guess.
      const typedOn = await rateLimits.forget(prefixesOf(compared).map(wrong));
      for (let n = 0; n < typedOn; n += 1) await wrongCodes.giveBack(guess);

      if (await wrongCodes.count(guess)) return { state: 'paused' };
      const school = await findSchoolByCode(db, code);
      if (school) {
        await wrongCodes.giveBack(guess);
        return waitsFor(school, settings.needsSchoolApproval) === null
          ? {
              state: 'open',
              schoolname: school.name,
              ...(asksAge(school) && { asksAge: true as const }),
            }
          : { state: 'closed' };
      }
      if (await rateLimits.remember(wrong(compared), sameWrongCodeMs))
        await wrongCodes.giveBack(guess);
      return { state: 'unknown' };
    },
  };
}

const prefixesOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - shortest) }, (_, n) =>
    text.slice(0, shortest + n),
  );
