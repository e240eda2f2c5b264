import type { TalkRequest } from '@trio/contracts/conversations';
import type { TalkRequestRow } from './talk-requests.repository.ts';

export const toTalkRequest = (row: TalkRequestRow): TalkRequest => ({
  _id: row.requestId,
  asked: row.askedAt.toISOString(),
  to: row.staffName,
  opened: row.openedAt && { by: row.openedByName, at: row.openedAt.toISOString() },
  passedOn: wasPassedOn(row) ? row.passedOnAt.toISOString() : null,
});

/** A request to all counsellors counts as passed on from the start. */
const wasPassedOn = (row: TalkRequestRow): row is TalkRequestRow & { passedOnAt: Date } =>
  row.passedOnAt !== null && row.passedOnAt > row.askedAt;
