import type { listConversations } from '@trio/contracts/conversations';
import type { Answer } from '@trio/contracts/endpoint';
import type { PersonRow } from './talk-requests.repository.ts';

export const toPerson = ({
  staffId,
  firstName,
  lastName,
  kind,
}: PersonRow): Answer<typeof listConversations>['people'][number] => ({
  _id: staffId,
  name: `${firstName} ${lastName}`,
  kind,
});
