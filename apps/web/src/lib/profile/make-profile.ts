import { createPdfTicket, getPdf } from '@trio/contracts/profile';
import type { Language } from '@trio/i18n/languages';
import { ApiFailure } from '../api/api-failure.ts';
import { call } from '../api/call.ts';
import { request } from '../api/send.ts';
import { withQuery } from '../api/with-query.ts';

export interface ProfileRequest {
  readonly language: Language;
  readonly uid: string | null;
}

interface Making {
  readonly onBusy: () => void;
  readonly signal: AbortSignal;
}

/** A class of thirty may ask at once: the last student still waits less than a minute. */
const tries = 8;
const shortestPause = 1_000;
const longestPause = 10_000;

/** Resolves once the document exists, with its address for the browser's viewer. */
export async function makeProfile(wanted: ProfileRequest, making: Making): Promise<string> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await askOnce(wanted);
    } catch (error) {
      const isBusy = error instanceof ApiFailure && error.code === 'profile/busy';
      if (!isBusy || left === 0) throw error;
      making.onBusy();
      await pause(error.retryAfter ?? shortestPause, making.signal);
    }
  }
}

async function askOnce({ language, uid }: ProfileRequest): Promise<string> {
  const whose: Record<string, string> = uid === null ? {} : { uid };
  const { auth } = await call(createPdfTicket, { language, ...whose });
  const document = withQuery(getPdf, { language, ...whose, auth });
  // The ticket alone authorizes the request, as it will in the address. The server caches the
  // document briefly, so the body is not read here: the viewer requests it again.
  const response = await request(document, null);
  await response.body?.cancel();
  return `/api${document.path}`;
}

const pause = (wanted: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const ms = Math.min(Math.max(wanted, shortestPause), longestPause);
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Nobody waits for it any more.'));
    });
  });
