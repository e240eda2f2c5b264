import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';
import { cardColor, ownPicture } from './own-card.ts';

export const malformed = { error: 'card/malformed' satisfies ErrorCode };
const text = z.string(malformed);
const requiredText = z.string(malformed).check(z.trim(), z.minLength(1, malformed));

/** Only web addresses: students follow these links. */
export const webAddress = z.string(malformed).check(z.regex(/^https?:\/\/[^\s"<>]+$/u, malformed));

const extraCardWords = z.object(
  {
    title: requiredText,
    imageUrl: ownPicture,
    content: text,
    bulletHeading: text,
    bulletDescription: text,
    jobLinks: z.array(z.object({ title: requiredText, url: webAddress }, malformed), malformed),
  },
  malformed,
);

export const extraCardFields = {
  color: cardColor,
  en: extraCardWords,
  fr: extraCardWords,
  logoImageUrl: z.optional(ownPicture),
  watermarkImageUrl: z.optional(ownPicture),
};

export const extraCard = z.object(
  { _id: requiredText, name: requiredText, ...extraCardFields },
  malformed,
);

export type ExtraCard = z.output<typeof extraCard>;

export const customCard = z.object(
  {
    id: z.optional(requiredText),
    title: requiredText,
    description: text,
    imageUrl: ownPicture,
    color: z.optional(cardColor),
  },
  malformed,
);

export type CustomCard = z.output<typeof customCard>;

/** Drops malformed cards: one of them must not break a sort. */
export function keepValidCards<S extends z.ZodMiniType>(
  schema: S,
  cards: readonly unknown[],
): z.output<S>[] {
  return cards.flatMap((card) => {
    const parsed = schema.safeParse(card);
    return parsed.success ? [parsed.data] : [];
  });
}
