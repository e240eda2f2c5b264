import { extraCard, keepWholeCards } from '@trio/contracts/cards';
import { answers, cardColors, passKinds } from '@trio/domain/sorting/sort';
import * as z from 'zod/mini';
import type { DeviceRecord } from './kept-sort.ts';

/** Grows when a page of this version could not go on with what an older one has written. */
const version = 1;

const stamped = <T extends z.core.$ZodType>(value: T) => z.object({ value, at: z.number() });
const place = z.nullable(z.string());
const ownCard = z.object({
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  color: z.enum(cardColors),
});
const sort = z.object({
  id: z.string(),
  startedAt: z.number(),
  deck: z.array(z.string()),
  answers: z.record(z.string(), stamped(z.nullable(z.enum(answers)))),
  pass: stamped(z.enum(passKinds)),
  ranks: stamped(z.tuple([place, place, place])),
  ownCards: z.record(z.string(), stamped(z.nullable(ownCard))),
  ideas: z.record(z.string(), stamped(z.array(z.string()))),
  time: z.record(z.string(), z.number()),
  confirmedAt: z.nullable(z.number()),
});
const revision = z.nullable(z.number());
const givenUp = z.object({ sort, revision });
const kept = z.object({
  sort,
  acked: z.nullable(sort),
  revision,
  replaces: z.nullable(givenUp),
  // One that is not whole is left out; the answers are worth more than a card's words.
  extraCards: z.pipe(
    z.array(z.unknown()),
    z.transform((cards) => keepWholeCards(extraCard, cards)),
  ),
  device: z.string(),
});
const storedRecord = z.object({
  version: z.literal(version),
  owner: z.string(),
  kept: z.nullable(kept),
  finished: z.array(kept),
  givenUp: z.array(givenUp),
  writer: z.string(),
});

/** As it stands on the device: with the version that it is written in, and whose it is. */
type StoredRecord = DeviceRecord & { readonly version: number; readonly owner: string };

export const toStored = (record: DeviceRecord, owner: string): StoredRecord => ({
  ...record,
  version,
  owner,
});

/** What is somebody else's, of another version or not a record at all is none. */
export function readRecord(stored: unknown, owner: string): DeviceRecord | null {
  const read = storedRecord.safeParse(stored);
  if (!read.success || read.data.owner !== owner) return null;
  const { version: _version, owner: _owner, ...record } = read.data;
  return record;
}

/** A page of a later version wrote it: it is not ours to overwrite or to tidy away. */
export const isFromLater = (stored: unknown): boolean => {
  const read = z.object({ version: z.number() }).safeParse(stored);
  return read.success && read.data.version > version;
};
