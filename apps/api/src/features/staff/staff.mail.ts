import type { StaffKind } from '@trio/domain/staff-kinds';
import type { MemberRow } from '../../data/staff.repository.ts';
import { inviteLink } from '../../http/invitations.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { nameOf } from './staff.mapper.ts';

const week = 7 * 24 * 60 * 60_000;

interface MailDeps {
  readonly identity: Pick<Identity, 'users'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
}

interface Invitation {
  readonly staffId: string;
  readonly firstName: string;
  readonly email: string;
  readonly invitedBy: string;
  readonly school: { readonly schoolId: string; readonly name: string };
}

export async function mailInvitation(
  connection: Connection,
  { identity, outbox, clock }: MailDeps,
  { language, origin }: Visitor,
  { staffId, firstName, email, invitedBy, school }: Invitation,
): Promise<void> {
  const createdAt = clock.now();
  const token = await identity.users.issueToken(connection, {
    purpose: 'invite',
    userId: staffId,
    createdAt,
    lifetimeMs: week,
  });
  await outbox.enqueue(connection, {
    to: email,
    language,
    schoolId: school.schoolId,
    expiresAt: new Date(createdAt.getTime() + week),
    content: {
      template: 'staff-invited',
      values: { firstName, invitedBy, schoolName: school.name, link: inviteLink(origin, token) },
    },
  });
}

interface OwnerChange {
  readonly reader: MemberRow;
  readonly member: MemberRow;
  readonly school: { readonly schoolId: string; readonly name: string };
  readonly kind: StaffKind | null;
}

export const mailOwnerChange = (
  connection: Connection,
  { outbox }: Pick<MailDeps, 'outbox'>,
  { reader, member, school, kind }: OwnerChange,
): Promise<void> =>
  outbox.enqueue(connection, {
    to: reader.email,
    language: reader.language,
    schoolId: school.schoolId,
    content: {
      template: 'owner-change',
      values: {
        firstName: reader.firstName,
        memberName: nameOf(member),
        schoolName: school.name,
        kind: kind ?? 'none',
      },
    },
  });
