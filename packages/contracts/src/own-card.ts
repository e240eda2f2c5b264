import { limits } from '@trio/domain/limits';
import { isPlainText, toPlainText } from '@trio/domain/plain-text';
import { cardColors } from '@trio/domain/sorting/sort';
import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

const says = (code: ErrorCode): { error: ErrorCode } => ({ error: code });

const lengthOf = (text: string): number => Array.from(text).length;

export const cardColor = z.enum(cardColors, says('card/malformed'));

/** `downloadUrl` is absolute; stored without its origin, a picture survives a change of domain. */
const withoutOrigin = (url: string): string =>
  url.replace(/^https?:\/\/[^/?#\s]+(?=\/api\/cards\/)/u, '');

/** Only pictures from our own server. */
export const ownPicture = z
  .string(says('card/malformed'))
  .check(
    z.overwrite(withoutOrigin),
    z.maxLength(300, says('card/malformed')),
    z.regex(/^(?:\/(?!\/)[^\s"<>\\]*)?$/u, says('card/malformed')),
  );

export const cardTitle = z.string(says('card/title-required')).check(
  z.trim(),
  z.minLength(1, says('card/title-required')),
  z.refine(
    (text) => lengthOf(text) <= limits.cardTitleMax && !/[\r\n]/u.test(text),
    says('card/title-too-long'),
  ),
  z.refine((text) => /[\r\n]/u.test(text) || isPlainText(text), says('card/malformed')),
);

export const cardDescription = z.string(says('card/malformed')).check(
  z.refine(
    (text) => lengthOf(text) <= limits.cardDescriptionMax,
    says('card/description-too-long'),
  ),
  z.refine((text) => toPlainText(text) === text, says('card/malformed')),
);

export const ownCardForm = z.object({ title: cardTitle, description: cardDescription });
