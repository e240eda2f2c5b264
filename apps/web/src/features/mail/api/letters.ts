import { listLetters, readLetter, showLetter, showLetterFile } from '@trio/contracts/mailbox';
import { endpointQuery } from '../../../lib/api/query.ts';
import { withParams } from '../../../lib/api/with-params.ts';

export const lettersQuery = endpointQuery(listLetters);

export const letterQuery = (name: string) => endpointQuery(readLetter, { params: { name } });

export const letterAddress = (name: string): string =>
  `/api${withParams(showLetter, { name }).path}`;

export const letterFileAddress = (name: string): string =>
  `/api${withParams(showLetterFile, { name }).path}`;
