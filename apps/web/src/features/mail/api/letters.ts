import {
  listDemoEmails,
  getDemoEmail,
  showDemoEmail,
  getDemoAttachment,
} from '@trio/contracts/mailbox';
import { endpointQuery } from '../../../lib/api/query.ts';
import { withParams } from '../../../lib/api/with-params.ts';

export const lettersQuery = endpointQuery(listDemoEmails);

export const letterQuery = (name: string) => endpointQuery(getDemoEmail, { params: { name } });

export const letterAddress = (name: string): string =>
  `/api${withParams(showDemoEmail, { name }).path}`;

export const letterFileAddress = (name: string): string =>
  `/api${withParams(getDemoAttachment, { name }).path}`;
