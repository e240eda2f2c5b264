import type { Answer } from '@trio/contracts/endpoint';
import {
  listMails as listEndpoint,
  retryMail as retryEndpoint,
  type MailStatus,
} from '@trio/contracts/mail';
import { call } from '../../../lib/api/call.ts';
import { withParams } from '../../../lib/api/with-params.ts';
import { withQuery } from '../../../lib/api/with-query.ts';

export type MailList = Answer<typeof listEndpoint>;

export const listMails = (status: MailStatus, page: number): Promise<MailList> =>
  call(withQuery(listEndpoint, { status, page }));

export const retryMail = (id: string): Promise<void> => call(withParams(retryEndpoint, { id }));
