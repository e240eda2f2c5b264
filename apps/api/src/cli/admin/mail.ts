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
import { operator } from './operator.ts';
import { optional } from './read-values.ts';
import { dayOf, layOutTable } from './table.ts';

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

export const mail = defineCommand({
  name: 'mail',
  form: '[--dead] | --retry ID|all',
  explanation: [
    'lists mails that have not been sent, the newest first',
    '--dead    only those that were given up',
    '--retry   sends one that was given up, or all of them, again',
  ],
  options: { dead: { type: 'boolean' }, retry: { type: 'string' } },
  prepare: ({ dead = false, retry }) => {
    const wanted = optional(retry, '--retry')?.toLowerCase();
    if (wanted === undefined) return list(dead ? ['dead'] : ['queued', 'dead']);
    if (dead) throw new UsageError('--retry is about those that were given up: leave out --dead.');
    if (wanted === 'all') return retryAll;
    if (!isId.test(wanted)) throw new UsageError(`--retry is a mail’s id or all, not "${retry}".`);
    return async ({ mails }) => {
      if (await send(mails, wanted)) return ['It will be sent again.'];
      throw new UsageError(`No mail that was given up has the id ${wanted}.`);
    };
  },
});

const list =
  (statuses: readonly MailStatus[]): Task =>
  async ({ mails }) => {
    const found = await Promise.all(
      statuses.map((status) => mails.listMails(operator, { status, page: 1 })),
    );
    const rows = found.flatMap((each) => each.mails);
    const total = found.reduce((sum, each) => sum + each.total, 0);
    if (total === 0) return ['No mail.'];
    const count = total === 1 ? '1 mail' : `${total} mails`;
    return [
      ...layOutTable(
        ['ID', 'STATE', 'SINCE', 'TO', 'MAIL', 'TRIES', 'LAST ANSWER'],
        rows.map(toRow),
      ),
      rows.length < total ? `The newest ${rows.length} of ${count}.` : count,
    ];
  };

const retryAll: Task = async ({ mails }) => {
  const { total } = await mails.listMails(operator, { status: 'dead', page: 1 });
  // Collects all ids first: an email that fails again meanwhile must not be retried twice.
  const ids: string[] = [];
  for (let page = 1; page <= Math.ceil(total / mailsPerPage); page += 1) {
    const found = await mails.listMails(operator, { status: 'dead', page });
    ids.push(...found.mails.map(({ _id }) => _id));
  }
  let sent = 0;
  for (const id of ids) if (await send(mails, id)) sent += 1;
  return [sent === 1 ? '1 mail will be sent again.' : `${sent} mails will be sent again.`];
};

async function send(mails: MailService, id: string): Promise<boolean> {
  try {
    await mails.retryMail(operator, id);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'request/not-found') return false;
    throw error;
  }
}

const states: Readonly<Record<MailStatus, string>> = {
  queued: 'waits',
  dead: 'given up',
  sent: 'sent',
};

const ownErrors: Readonly<Record<OwnMailError, string>> = {
  'trio/unreadable': 'written with another secret',
  'trio/expired': 'its link had run out',
  'trio/interrupted': 'the server stopped at every try',
  'trio/attachment': 'its document could not be made',
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
