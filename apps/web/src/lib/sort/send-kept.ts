import { toResultBody, toWireCards } from '@trio/contracts/results-wire';
import type { KeeperWorld } from './keeper-world.ts';
import { acknowledge, acknowledgeRecord, type Kept } from './kept-sort.ts';

/** Sends a copy. What the answer makes of the live one, which may have moved on, is a function of it. */
export async function sendKept(
  world: Pick<KeeperWorld, 'create' | 'update'>,
  { sort, device, acked, revision, replaces }: Kept,
): Promise<(live: Kept) => Kept | null> {
  const body = toResultBody(sort, device);
  if (acked === null) {
    const record = await world.create({
      ...body,
      // With those that nothing was said about: this is where the server learns of the deck.
      cards: toWireCards(sort),
      id: sort.id,
      startTime: sort.startedAt,
      ...(replaces && { replaces: replaces.sort.id }),
      ...(replaces && replaces.revision !== null && { replacesRevision: replaces.revision }),
    });
    return (live) => acknowledgeRecord(live, sort, record);
  }
  const answer = await world.update(sort.id, { ...body, ...(revision !== null && { revision }) });
  const { merged } = answer;
  return (live) =>
    merged ? acknowledgeRecord(live, sort, merged) : acknowledge(live, sort, answer);
}
