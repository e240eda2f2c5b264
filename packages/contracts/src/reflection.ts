import { limits } from '@trio/domain/limits';
import { toPlainText } from '@trio/domain/plain-text';
import * as z from 'zod/mini';
import { withCode } from './with-code.ts';

const sentence = z.string(withCode('request/invalid')).check(
  z.trim(),
  z.refine(
    (text) => Array.from(text).length <= limits.reflectionMax,
    withCode('form/reflection-too-long'),
  ),
  z.refine((text) => toPlainText(text) === text, withCode('form/text-invalid')),
);

/** Visible to the student and the school's staff. Also selects the profile's optional pages. */
export const reflection = z.object({
  reasons: z.tuple([sentence, sentence, sentence]),
  shared: sentence,
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
