import {
  mailsPerPage,
  type MailRecord,
  type MailStatus,
  type OwnMailError,
} from '@trio/contracts/mail';
import type { MailService } from '../../features/mail/mail.service.ts';
import { ApiError } from '../../http/api-error.ts';
import { UsageError } from '../usage-error.ts';
import { defineCommand, type Task } from './command.ts';
import { commandLineAdmin } from './command-line-admin.ts';
import { readOptional } from './read-values.ts';
import { dayOf, layOutTable } from './table.ts';

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

export const mail = defineCommand({
  name: 'mail',
  synopsis: '[--dead] | --retry ID|all',
  explanation: [
    'lists emails that have not been sent, the newest first',
    '--dead    only abandoned emails',
    '--retry   sends one abandoned email again, or all of them',
  ],
  options: { dead: { type: 'boolean' }, retry: { type: 'string' } },
  prepare: ({ dead = false, retry }) => {
    const wanted = readOptional(retry, '--retry')?.toLowerCase();
    if (wanted === undefined) return list(dead ? ['dead'] : ['queued', 'dead']);
    if (dead) throw new UsageError('Use --dead or --retry, not both.');
    if (wanted === 'all') return retryAll;
    if (!isId.test(wanted))
      throw new UsageError(`--retry is the id of an email, or all, not "${retry}".`);
    return async ({ mails }) => {
      if (await retryOne(mails, wanted)) return ['The email will be sent again.'];
      throw new UsageError(`No abandoned email has the id ${wanted}.`);
    };
  },
});

const list =
  (statuses: readonly MailStatus[]): Task =>
  async ({ mails }) => {
    const found = await Promise.all(
      statuses.map((status) => mails.listMails(commandLineAdmin, { status, page: 1 })),
    );
    const rows = found.flatMap((each) => each.mails);
    const total = found.reduce((sum, each) => sum + each.total, 0);
    if (total === 0) return ['No emails found.'];
    const count = total === 1 ? '1 email' : `${total} emails`;
    return [
      ...layOutTable(
        ['ID', 'STATE', 'SINCE', 'TO', 'TEMPLATE', 'ATTEMPTS', 'LAST ERROR'],
        rows.map(toRow),
      ),
      rows.length < total ? `The newest ${rows.length} of ${count}.` : count,
    ];
  };

const retryAll: Task = async ({ mails }) => {
  const { total } = await mails.listMails(commandLineAdmin, { status: 'dead', page: 1 });
  // Collects all ids first: an email that fails again meanwhile must not be retried twice.
  const ids: string[] = [];
  for (let page = 1; page <= Math.ceil(total / mailsPerPage); page += 1) {
    const found = await mails.listMails(commandLineAdmin, { status: 'dead', page });
    ids.push(...found.mails.map(({ _id }) => _id));
  }
  let sent = 0;
  for (const id of ids) if (await retryOne(mails, id)) sent += 1;
  return [sent === 1 ? '1 email will be sent again.' : `${sent} emails will be sent again.`];
};

async function retryOne(mails: MailService, id: string): Promise<boolean> {
  try {
    await mails.retryMail(commandLineAdmin, id);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'request/not-found') return false;
    throw error;
  }
}

const states: Readonly<Record<MailStatus, string>> = {
  queued: 'pending',
  dead: 'abandoned',
  sent: 'sent',
};

const ownErrors: Readonly<Record<OwnMailError, string>> = {
  'trio/unreadable': 'it was encrypted with another secret',
  'trio/expired': 'its link has expired',
  'trio/interrupted': 'the server stopped during every attempt',
  'trio/attachment': 'its attachment could not be created',
};

const toRow = (each: MailRecord): string[] => [
  each._id,
  states[each.status],
  dayOf(new Date(each.created)),
  each.recipient,
  each.template,
  String(each.attempts),
  ownErrors[each.lastError as OwnMailError] ?? each.lastError ?? '-',
];
