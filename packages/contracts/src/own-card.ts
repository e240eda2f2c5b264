import { limits } from '@trio/domain/limits';
import { isPlainText, toPlainText } from '@trio/domain/plain-text';
import { cardColors } from '@trio/domain/sorting/sort';
import * as z from 'zod/mini';
import { withCode } from './with-code.ts';

const lengthOf = (text: string): number => Array.from(text).length;

export const cardColor = z.enum(cardColors, withCode('card/malformed'));

/** `downloadUrl` is absolute; stored without its origin, a picture survives a change of domain. */
const withoutOrigin = (url: string): string =>
  url.replace(/^https?:\/\/[^/?#\s]+(?=\/api\/cards\/)/u, '');

/** Only pictures from our own server. */
export const ownPicture = z
  .string(withCode('card/malformed'))
  .check(
    z.overwrite(withoutOrigin),
    z.maxLength(300, withCode('card/malformed')),
    z.regex(/^(?:\/(?!\/)[^\s"<>\\]*)?$/u, withCode('card/malformed')),
  );

export const cardTitle = z.string(withCode('card/title-required')).check(
  z.trim(),
  z.minLength(1, withCode('card/title-required')),
  z.refine(
    (text) => lengthOf(text) <= limits.cardTitleMax && !/[\r\n]/u.test(text),
    withCode('card/title-too-long'),
  ),
  z.refine((text) => /[\r\n]/u.test(text) || isPlainText(text), withCode('card/malformed')),
);

export const cardDescription = z.string(withCode('card/malformed')).check(
  z.refine(
    (text) => lengthOf(text) <= limits.cardDescriptionMax,
    withCode('card/description-too-long'),
  ),
  z.refine((text) => toPlainText(text) === text, withCode('card/malformed')),
);

export const ownCardForm = z.object({
  title: cardTitle,
  description: cardDescription,
  color: z.enum(cardColors, withCode('card/color-required')),
});
