import { limits } from '@trio/domain/limits';
import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

/** A boolean in a query. */
export const flag = z.pipe(
  z.enum(['true', 'false', '1', '0', '']),
  z.transform((text) => text === 'true' || text === '1'),
);

const count = (max: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max));

/** From 1. */
export const page = z._default(count(1_000_000), 1);
export const limit = z._default(count(limits.pageLimitMax), limits.pageLimit);

/** Whom or what a request is about. In small letters, as ids are kept: capitals name nobody else. */
export const id = (error?: { error: ErrorCode | ((issue: { input?: unknown }) => ErrorCode) }) =>
  z.uuid(error).check(z.toLowerCase());

/** What the path names. */
export const pathId = z.object({ id: id() });

/** A school is named by administrators; staff are of one school and may leave it out. */
export const schoolid = z.optional(
  z.pipe(
    z.union([z.literal(''), id()]),
    z.transform((named) => (named === '' ? undefined : named)),
  ),
);

export const locale = z._default(z.enum(['en', 'fr']), 'en');

/** What is typed into a search box; a text too short to search for filters nothing. */
export const searchText = z._default(z.string().check(z.maxLength(limits.searchMax)), '');
