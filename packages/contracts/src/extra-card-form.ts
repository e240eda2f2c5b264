import { limits } from '@trio/domain/limits';
import { isPlainText, toPlainText } from '@trio/domain/plain-text';
import { cardColors } from '@trio/domain/sorting/sort';
import * as z from 'zod/mini';
import { extraCardFields, malformed, webAddress } from './cards.ts';
import type { ErrorCode } from './error-codes.ts';
import { cardTitle, ownPicture } from './own-card.ts';

const tooLong = { error: 'card/text-too-long' satisfies ErrorCode };
const upTo = (max: number) =>
  z.string(malformed).check(
    z.trim(),
    z.maxLength(max, tooLong),
    z.refine((typed) => toPlainText(typed) === typed, malformed),
  );
const lineUpTo = (max: number) => upTo(max).check(z.refine(isPlainText, malformed));
const required = z.minLength(1, malformed);

const formWords = z.object(
  {
    title: cardTitle,
    imageUrl: ownPicture,
    content: upTo(limits.extraCardTextMax).check(required),
    bulletHeading: lineUpTo(limits.extraCardHeadingMax),
    bulletDescription: upTo(limits.extraCardIntroMax),
    jobLinks: z
      .array(
        z.object(
          {
            title: lineUpTo(limits.extraCardLinkTitleMax).check(required),
            url: webAddress.check(z.maxLength(limits.extraCardLinkAddressMax, tooLong)),
          },
          malformed,
        ),
        malformed,
      )
      .check(z.maxLength(limits.extraCardLinksMax, tooLong)),
  },
  malformed,
);

/** Stricter than `extraCard`: bounded lengths, and text required in both languages. */
export const extraCardForm = z.object({
  ...extraCardFields,
  color: z.enum(cardColors, { error: 'card/color-required' satisfies ErrorCode }),
  en: formWords,
  fr: formWords,
});
export type ExtraCardForm = z.output<typeof extraCardForm>;
