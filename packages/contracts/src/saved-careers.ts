import { limits } from '@trio/domain/limits';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Never changes, also if the career is removed. */
const careerKey = z.string().check(z.maxLength(80), z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/u));

export const savedCareer = z.object({ career: careerKey, saved: z.iso.datetime() });
export type SavedCareer = z.output<typeof savedCareer>;

const savedCareers = z.object({ careers: z.array(savedCareer) });

export const listSavedCareers = defineEndpoint({
  method: 'GET',
  path: '/careers/saved',
  summary: 'List the careers that the student saved, newest first',
  access: ['student'],
  answer: savedCareers,
});

export const updateSavedCareers = defineEndpoint({
  method: 'PUT',
  path: '/careers/saved',
  summary: 'Save or remove careers; a device sends what it changed offline',
  access: ['student'],
  body: z.object({
    changes: z
      .array(
        z.object({
          career: careerKey,
          isSaved: z.boolean(),
          /** Milliseconds of the device's clock. A removal does not undo a later save. */
          at: z.int().check(z.nonnegative(), z.maximum(8.64e15)),
        }),
      )
      .check(z.minLength(1), z.maxLength(2 * limits.savedCareersMax)),
  }),
  answer: savedCareers,
});
