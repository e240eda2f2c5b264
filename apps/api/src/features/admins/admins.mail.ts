import { pages } from '@trio/contracts/pages';
import type { AdminRow } from '../../data/admins.repository.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { nameOf } from './admins.mapper.ts';

const week = 7 * 24 * 60 * 60_000;

interface MailDeps {
  readonly identity: Pick<Identity, 'users'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
}

interface Invitation {
  readonly adminId: string;
  readonly firstName: string;
  readonly email: string;
  readonly invitedBy: string;
}

export async function mailAdminInvitation(
  connection: Connection,
  { identity, outbox, clock }: MailDeps,
  { language, origin }: Visitor,
  { adminId, firstName, email, invitedBy }: Invitation,
): Promise<void> {
  const createdAt = clock.now();
  const token = await identity.users.issueToken(connection, {
    purpose: 'invite',
    userId: adminId,
    createdAt,
    lifetimeMs: week,
  });
  await outbox.enqueue(connection, {
    to: email,
    language,
    schoolId: null,
    expiresAt: new Date(createdAt.getTime() + week),
    content: {
      template: 'admin-invited',
      // `invite=1` tells the log-in page that this is the first password.
      values: {
        firstName,
        invitedBy,
        link: `${origin}${pages.login.path}?reset=${token}&invite=1`,
      },
    },
  });
}

interface Removal {
  readonly admin: AdminRow;
  readonly by: AdminRow | undefined;
  readonly others: readonly AdminRow[];
}

export async function mailRemoval(
  connection: Connection,
  { outbox }: Pick<MailDeps, 'outbox'>,
  { admin, by, others }: Removal,
): Promise<void> {
  const { firstName, email, language } = admin;
  await outbox.enqueue(connection, {
    to: email,
    language,
    schoolId: null,
    content: { template: 'admin-removed', values: { firstName } },
  });
  const removedBy = nameOf(by ?? admin);
  for (const reader of others) {
    await outbox.enqueue(connection, {
      to: reader.email,
      language: reader.language,
      schoolId: null,
      content: {
        template: 'admin-left',
        values: { firstName: reader.firstName, memberName: nameOf(admin), email, removedBy },
      },
    });
  }
}
