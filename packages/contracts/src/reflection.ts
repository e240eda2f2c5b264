import { limits } from '@trio/domain/limits';
import { toPlainText } from '@trio/domain/plain-text';
import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

const says = (code: ErrorCode): { error: ErrorCode } => ({ error: code });

/** Empty if the student left it out. */
const sentence = z.string(says('request/invalid')).check(
  z.trim(),
  z.refine(
    (text) => Array.from(text).length <= limits.reflectionMax,
    says('form/reflection-too-long'),
  ),
  z.refine((text) => toPlainText(text) === text, says('form/text-invalid')),
);

/** Visible to the student and the school's staff. Also selects the profile's optional pages. */
export const reflection = z.object({
  /** In rank order. */
  reasons: z.tuple([sentence, sentence, sentence]),
  shared: sentence,
  /** One thing to do in the next 30 days. */
  action: sentence,
  includesFamilyPage: z._default(z.boolean(), true),
  includesCounsellorPage: z._default(z.boolean(), true),
});
export type Reflection = z.output<typeof reflection>;

export const emptyReflection: Reflection = {
  reasons: ['', '', ''],
  shared: '',
  action: '',
  includesFamilyPage: true,
  includesCounsellorPage: true,
};
