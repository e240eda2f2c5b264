import type { AccountRecord } from '@trio/contracts/accounts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { AccountRow } from './accounts.repository.ts';

/** From our names to the wire's. The school's flags reach its students' records. */
export function toAccountRecord(caller: Caller, { person, school }: AccountRow): AccountRecord {
  return {
    _id: caller.userId,
    role: caller.role,
    firstname: person.firstName,
    lastname: person.lastName,
    email: person.email,
    ...(school && { schoolname: school.name }),
    isConsumerGroup: school?.isConsumerGroup ?? false,
    isFreemiumGroup: school?.isFreemiumGroup ?? false,
    isPathExplorerEnabled: school?.isPathExplorerEnabled ?? false,
    isCardExpanded: school?.isCardExpanded ?? false,
    isNbSchool: school?.region === 'new-brunswick',
    expiry: school?.expiresAt?.toISOString() ?? null,
    excludedCards: school?.excludedCards ?? [],
  };
}
