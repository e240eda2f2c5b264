import { inviteLink } from '../../http/invitations.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { BoardMemberRow } from '../../data/board-members.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';

const week = 7 * 24 * 60 * 60_000;

interface MailDeps {
  readonly identity: Pick<Identity, 'users'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
}

interface Invitation {
  readonly member: Pick<BoardMemberRow, 'memberId' | 'firstName' | 'email'>;
  readonly boardName: string;
}

export async function mailBoardInvitation(
  connection: Connection,
  { identity, outbox, clock }: MailDeps,
  { language, origin }: Visitor,
  { member, boardName }: Invitation,
): Promise<void> {
  const createdAt = clock.now();
  const token = await identity.users.issueToken(connection, {
    purpose: 'invite',
    userId: member.memberId,
    createdAt,
    lifetimeMs: week,
  });
  await outbox.enqueue(connection, {
    to: member.email,
    language,
    schoolId: null,
    expiresAt: new Date(createdAt.getTime() + week),
    content: {
      template: 'board-invited',
      values: { firstName: member.firstName, boardName, link: inviteLink(origin, token) },
    },
  });
}

export const mailBoardRemoval = (
  connection: Connection,
  { outbox }: Pick<MailDeps, 'outbox'>,
  { email, language, firstName }: Pick<BoardMemberRow, 'email' | 'language' | 'firstName'>,
  boardName: string,
): Promise<void> =>
  outbox.enqueue(connection, {
    to: email,
    language,
    schoolId: null,
    content: { template: 'board-removed', values: { firstName, boardName } },
  });
