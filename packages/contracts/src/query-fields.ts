import { limits } from '@trio/domain/limits';
import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

export const flag = z.pipe(
  z.enum(['true', 'false', '1', '0', '']),
  z.transform((text) => text === 'true' || text === '1'),
);

const count = (max: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max));

export const page = z._default(count(1_000_000), 1);
export const limit = z._default(count(limits.pageLimitMax), limits.pageLimit);

/** Lower case, as ids are stored. */
export const id = (error?: { error: ErrorCode | ((issue: { input?: unknown }) => ErrorCode) }) =>
  z.uuid(error).check(z.toLowerCase());

export const pathId = z.object({ id: id() });

const optionalId = z.optional(
  z.pipe(
    z.union([z.literal(''), id()]),
    z.transform((named) => (named === '' ? undefined : named)),
  ),
);
/** Administrators name a school; staff belong to one and may leave it out. */
export const schoolid = optionalId;
/** Only the students of this class. */
export const classid = optionalId;

export const locale = z._default(z.enum(['en', 'fr']), 'en');

/** Text that is too short for a search filters nothing. */
export const searchText = z._default(z.string().check(z.maxLength(limits.searchMax)), '');
