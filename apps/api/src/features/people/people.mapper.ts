import type { MailTemplateName } from '@trio/contracts/mail';
import type {
  FoundPerson,
  LinkPurpose,
  PersonKind,
  PersonRecord,
  PersonState,
} from '@trio/contracts/people';
import { maskEmail } from '@trio/domain/masked-email';
import type { Person } from '../../data/people.repository.ts';
import type { WaitingToken } from '../../platform/identity/mailed-tokens.repository.ts';
import type { PersonRow } from './people.repository.ts';
import type { SentMail } from './person.repository.ts';

const kindOf = ({ role, staffKind }: Pick<PersonRow, 'role' | 'staffKind'>): PersonKind =>
  role === 'school' ? (staffKind ?? 'teacher') : role;

const schoolOf = ({ schoolId, schoolName }: PersonRow) =>
  schoolId === null ? null : { _id: schoolId, name: schoolName ?? '' };

function statesOf(row: PersonRow, isLocked: boolean): PersonState[] {
  const flags: Readonly<Record<PersonState, boolean>> = {
    disabled: row.isDisabled,
    unconfirmed: row.isUnconfirmed,
    locked: isLocked,
    invited: row.isInvited,
    'never-logged-in': row.hasNeverLoggedIn,
  };
  return (Object.keys(flags) as PersonState[]).filter((state) => flags[state]);
}

const baseOf = (row: PersonRow) => ({
  _id: row.userId,
  kind: kindOf(row),
  school: schoolOf(row),
  ...(row.boardId !== null && { board: { _id: row.boardId, name: row.boardName ?? '' } }),
});

export const toFound = (row: PersonRow, isLocked: boolean): FoundPerson => ({
  ...baseOf(row),
  login: row.email === '' ? (row.username ?? '') : maskEmail(row.email),
  states: statesOf(row, isLocked),
  isHidden: false,
});

/** School, role and masked log-in only. */
export const toHidden = (row: PersonRow): FoundPerson => ({
  ...baseOf(row),
  // A text without @ becomes dots only.
  login: maskEmail(row.email || (row.username ?? '')),
  states: [],
  isHidden: true,
});

const purposes: Partial<Record<WaitingToken['purpose'], LinkPurpose>> = {
  reset: 'reset',
  'verify-school': 'confirm',
  'verify-student': 'confirm',
  'change-email': 'new-email',
  'correct-email': 'new-email',
  invite: 'invite',
};

const templatesOf: Readonly<Record<LinkPurpose, readonly MailTemplateName[]>> = {
  reset: ['password-reset'],
  confirm: ['school-verification', 'student-confirmation'],
  'new-email': ['email-change', 'student-email-correction', 'student-confirmation'],
  invite: ['staff-invited', 'board-invited'],
};

interface Sent extends SentMail {
  readonly recipient: string;
}

/** The email is written right after its link. */
export function toLinks(
  tokens: readonly WaitingToken[],
  mails: readonly Sent[],
  email: string,
): PersonRecord['links'] {
  return tokens.flatMap((token) => {
    const purpose = purposes[token.purpose];
    if (purpose === undefined) return [];
    const recipient = purpose === 'new-email' ? token.about : email;
    const mail = mails.find(
      (each) =>
        each.recipient === recipient &&
        each.createdAt >= token.createdAt &&
        templatesOf[purpose].some((template) => template === each.template),
    );
    return {
      purpose,
      sent: token.createdAt.toISOString(),
      expires: token.expiresAt.toISOString(),
      mail: mail?.status ?? null,
    };
  });
}

export interface PersonFacts {
  readonly person: Person;
  readonly lastLogIn: Date | null;
  readonly classes: number | null;
  readonly isSingleSignOn: boolean;
  readonly isSelf: boolean;
  readonly hasSecondFactor: boolean;
  readonly hasOwnerToAsk: boolean;
  readonly lockedUntil: Date | null;
  readonly links: PersonRecord['links'];
}

export const toPerson = (row: PersonRow, facts: PersonFacts): PersonRecord => {
  const { person, lockedUntil, links } = facts;
  const isWaiting = row.isUnconfirmed || person.pendingEmail !== null;
  return {
    ...baseOf(row),
    role: row.role,
    firstname: person.firstName,
    lastname: person.lastName,
    email: person.email,
    username: person.username,
    states: statesOf(row, lockedUntil !== null),
    created: person.createdAt.toISOString(),
    lastLogIn: facts.lastLogIn?.toISOString() ?? null,
    classes: facts.classes,
    isSingleSignOn: facts.isSingleSignOn,
    isSelf: facts.isSelf,
    ...(facts.hasSecondFactor && {
      secondFactor: row.role === 'school' && !facts.hasOwnerToAsk ? 'removable' : 'set',
    }),
    pendingEmail: person.pendingEmail,
    lockedUntil: lockedUntil?.toISOString() ?? null,
    links,
    resend: row.isInvited ? 'invitation' : isWaiting ? 'confirmation' : null,
    deletionRequested: person.deletionRequestedAt?.toISOString() ?? null,
  };
};
