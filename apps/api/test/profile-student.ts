import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ProfileData } from '@trio/profile/profile-data';
import type { ProfileMaker } from '../src/platform/profiles/profile-maker.ts';
import { createSortingStudent } from './sorting-student.ts';
import type { TestApp } from './test-app.ts';

export function createFakeProfiles() {
  const made: ProfileData[] = [];
  const profiles: ProfileMaker = {
    engine: 'portable',
    makeDeckDocument: async (language) => Buffer.from(`%PDF of the deck in ${language}`),
    makeCommentSheet: async (language) => Buffer.from(`%PDF of the comment sheet in ${language}`),
    makeLesson: async (language) => Buffer.from(`%PDF of the lesson in ${language}`),
    makeSignInSheet: async () => Buffer.from('%PDF of sign-ins'),
    makeWorksheet: async (language) => Buffer.from(`%PDF of the worksheet in ${language}`),
    make: async (data) => {
      made.push(data);
      return Buffer.from(`%PDF of ${data.firstName}`);
    },
    warmUp: () => {},
    close: async () => {},
  };
  return { profiles, made };
}

export async function createProfileStudent(
  trio: TestApp,
  {
    schoolId,
    firstName = 'Félix',
    lastName = 'Kowalski',
  }: { schoolId?: string; firstName?: string; lastName?: string } = {},
) {
  const student = await createSortingStudent(trio, schoolId === undefined ? {} : { schoolId });
  await trio.db
    .updateTable('students')
    .set({ firstName, lastName })
    .where('studentId', '=', student.id)
    .execute();
  await student.confirm();
  return student;
}

type Headers = NonNullable<InjectOptions['headers']>;

export const pdfClientOf = (trio: TestApp, headers: Headers) => ({
  ticket: (payload: object = {}): Promise<LightMyRequestResponse> =>
    trio.call('POST', '/results/pdf/ticket', {
      headers: { 'accept-language': 'en', ...headers },
      payload: { language: 'en', ...payload },
    }),
  auth: async (payload: object = {}): Promise<string> => {
    const answer = await trio.call('POST', '/results/pdf/ticket', {
      headers,
      payload: { language: 'en', ...payload },
    });
    return answer.json<{ auth: string }>().auth;
  },
  get: (query: Record<string, string> = {}) => getPdf(trio, query, headers),
});

export const getPdf = (
  trio: TestApp,
  query: Record<string, string>,
  headers: Headers = {},
): Promise<LightMyRequestResponse> => trio.call('GET', '/results/pdf', { query, headers });
