import { listMails, retryMail as retryEndpoint, type MailStatus } from '@trio/contracts/mail';
import { call } from '../../../lib/api/call.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { withParams } from '../../../lib/api/with-params.ts';

export const mailsQuery = (status: MailStatus, page: number) =>
  endpointQuery(listMails, { query: { status, page } });

export const retryMail = (id: string): Promise<void> => call(withParams(retryEndpoint, { id }));
