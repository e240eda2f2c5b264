import type { Endpoint } from '@trio/contracts/endpoint';
import { newId } from '../../src/platform/ids.ts';
import type { Matrix } from '../role-matrix-fixture.ts';
import { rows, type Row } from '../role-matrix.ts';
import { finishedSort, newSort, startBody } from '../sorting-student.ts';
import { testPassword } from '../test-app.ts';

export type GoodRequest = NonNullable<Row['request']>;

const sortOf = async ({ trio, student }: Matrix): Promise<{ id: string }> => {
  const { sortId } = await trio.db
    .selectFrom('sorts')
    .select('sortId')
    .where('studentId', '=', student.id)
    .orderBy('sortId', 'desc')
    .executeTakeFirstOrThrow();
  return { id: sortId };
};

const sortPayload = (sort = finishedSort()) => ({ payload: startBody(sort) });

const newPerson = () => ({
  firstname: 'Mira',
  lastname: 'Roy',
  email: `${newId()}@school.test`,
  password: 'three long words',
});

const codeOf = async ({ trio, schoolId }: Matrix): Promise<string> =>
  (
    await trio.db
      .selectFrom('schools')
      .select('accessCode')
      .where('schoolId', '=', schoolId)
      .executeTakeFirstOrThrow()
  ).accessCode;

/** Good requests to endpoints that the role matrix lacks: students' own and public ones. */
const others: Readonly<Record<string, readonly GoodRequest[]>> = {
  'POST /identity/sign-in': [
    ({ people }, who) => ({ payload: { email: people[who].email, password: testPassword } }),
  ],
  'POST /identity/reset': [({ people }, who) => ({ payload: { email: people[who].email } })],
  'POST /auth/register': [
    async (matrix) => ({
      payload: { ...newPerson(), type: 'student', code: await codeOf(matrix) },
    }),
    () => ({
      payload: {
        ...newPerson(),
        type: 'school',
        schoolname: 'New School',
        address: '1 Main Street',
        city: 'Moncton',
        state: 'NB',
        country: 'can',
        postalzip: 'E1A 1A1',
        phone: '506 555 0100',
      },
    }),
  ],
  'POST /auth/code': [async (matrix) => ({ payload: { code: await codeOf(matrix) } })],
  'POST /join/preview': [async (matrix) => ({ payload: { code: await codeOf(matrix) } })],
  'POST /join': [async (matrix) => ({ payload: { code: await codeOf(matrix) } })],
  'POST /results': [() => sortPayload(), () => sortPayload(newSort())],
  'PUT /results/:id': [
    async (matrix) => ({ ...(await sortOf(matrix)), ...sortPayload() }),
    async (matrix) => ({
      ...(await sortOf(matrix)),
      payload: { reflection: { reasons: ['a', 'b', 'c'], shared: 'd', action: 'e' } },
    }),
  ],
  'DELETE /results/:id': [sortOf],
  'PUT /careers/saved': [
    () => ({ payload: { changes: [{ career: 'electricians', isSaved: true, at: 1 }] } }),
  ],
  'PUT /effect/answers/:moment': [() => ({ id: 'before', payload: { points: null } })],
  'POST /surveys/:survey': [
    () => ({ id: 'end', payload: { language: 'fr', answers: { liked: 'Oui' } } }),
  ],
  'PUT /steps/reminders': [() => ({ payload: { isOn: true } })],
  'GET /cards/upload': [
    ({ student }) => ({ query: { fileName: `${student.id}1`, fileExtension: 'png' } }),
  ],
  'POST /usage/events': [
    () => ({
      payload: {
        events: [{ id: newId(), name: 'page-view', age: 0, language: 'fr', route: '/dashboard' }],
      },
    }),
  ],
  'POST /errors/reports': [
    () => ({
      payload: { name: 'Error', message: 'x', stack: '', route: '/', language: 'en' },
    }),
  ],
};

export const goodRequestsOf = ({ method, path }: Endpoint): readonly GoodRequest[] => [
  ...Object.entries(rows)
    .filter(([name]) => name.replace(/ \(.*\)$/u, '') === `${method} ${path}`)
    .map(([, { request }]) => request ?? (() => ({}))),
  ...(others[`${method} ${path}`] ?? []),
];
