import type { Answer } from '@trio/contracts/endpoint';
import {
  listLetters as listEndpoint,
  readLetter as readEndpoint,
  showLetter,
  showLetterFile,
  type LetterSummary,
} from '@trio/contracts/mailbox';
import { send } from '../../../lib/api/send.ts';
import { withParams } from '../../../lib/api/with-params.ts';

type Letter = Answer<typeof readEndpoint>;

export const listLetters = async (): Promise<readonly LetterSummary[]> =>
  (await send(listEndpoint, null)).letters;

export const readLetter = (name: string): Promise<Letter> =>
  send(withParams(readEndpoint, { name }), null);

/** Where the browser finds the mail as a document of its own. */
export const letterAddress = (name: string): string =>
  `/api${withParams(showLetter, { name }).path}`;

/** Where it finds what travels with the mail. */
export const letterFileAddress = (name: string): string =>
  `/api${withParams(showLetterFile, { name }).path}`;
