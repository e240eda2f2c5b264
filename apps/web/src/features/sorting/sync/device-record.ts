import { extraCard, keepValidCards } from '@trio/contracts/cards';
import { answers, cardColors, passKinds } from '@trio/domain/sorting/sort';
import * as z from 'zod/mini';
import type { DeviceRecord } from './local-sort.ts';

/** Raised when older records can no longer be read. */
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
const abandonedSort = z.object({ sort, revision });
const localSort = z.object({
  sort,
  acked: z.nullable(sort),
  revision,
  replaces: z.nullable(abandonedSort),
  // An incomplete card is dropped: the answers matter more.
  extraCards: z.pipe(
    z.array(z.unknown()),
    z.transform((cards) => keepValidCards(extraCard, cards)),
  ),
  device: z.string(),
});
const storedRecord = z.object({
  version: z.literal(version),
  owner: z.string(),
  kept: z.nullable(localSort),
  finished: z.array(localSort),
  givenUp: z.array(abandonedSort),
  writer: z.string(),
});

/** The names on the device are older than those of the code. */
export const toStored = ({ local, abandoned, ...record }: DeviceRecord, owner: string) => ({
  ...record,
  kept: local,
  givenUp: abandoned,
  version,
  owner,
});

export function readRecord(stored: unknown, owner: string): DeviceRecord | null {
  const read = storedRecord.safeParse(stored);
  if (!read.success || read.data.owner !== owner) return null;
  const { kept, finished, givenUp, writer } = read.data;
  return { local: kept, finished, abandoned: givenUp, writer };
}

/** Written by a later version: must not be overwritten or deleted. */
export const isFromLater = (stored: unknown): boolean => {
  const read = z.object({ version: z.number() }).safeParse(stored);
  return read.success && read.data.version > version;
};
