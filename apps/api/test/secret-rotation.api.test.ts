import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Secrets } from '../src/platform/secrets.ts';
import { createStudent } from './factories.ts';
import {
  pdfClientOf,
  createFakeProfiles,
  createProfileStudent,
  getPdf,
} from './profile-student.ts';
import { createTestApp, type SignedIn, type TestApp } from './test-app.ts';
import { goodPng } from './test-pictures.ts';

const oldSecret = 'the secret of before, which is long enough';
const newSecret = 'the secret of today, which is long enough';

const startServer = (secrets: Secrets): Promise<TestApp> =>
  createTestApp({ profiles: createFakeProfiles().profiles }, undefined, secrets);

interface Issued extends SignedIn {
  readonly uploadPath: string;
  readonly profileTicket: string;
  readonly mailTo: string;
}

async function issue(server: TestApp): Promise<Issued> {
  const student = await createProfileStudent(server);
  const { email } = await createStudent(server.db, student.schoolId);
  const signedIn = await server.signIn(student.email);
  const { authorization } = signedIn;
  const upload = await server.call('GET', '/cards/upload', {
    headers: { authorization },
    query: { fileName: `${student.id}1`, fileExtension: 'png' },
  });
  const { uploadUrl } = upload.json<{ data: { uploadUrl: string } }>().data;
  await server.call('POST', '/identity/reset', { payload: { email } });
  return {
    ...signedIn,
    uploadPath: uploadUrl.replace(`${server.origin}/api`, ''),
    profileTicket: await pdfClientOf(server, { authorization }).auth(),
    mailTo: email,
  };
}

async function answersOf(server: TestApp, issued: Issued) {
  const { cookie, authorization, uploadPath, profileTicket, mailTo } = issued;
  const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
  return {
    session: await status(server.call('POST', '/identity/token', { headers: { cookie } })),
    accessToken: await status(server.call('GET', '/results', { headers: { authorization } })),
    upload: await status(
      server.call('PUT', uploadPath, {
        headers: { 'content-type': 'image/png' },
        payload: await goodPng(),
      }),
    ),
    profile: await status(getPdf(server, { auth: profileTicket })),
    mail: await server.mailsTo(mailTo).then(
      (mails) => mails.map(({ content }) => content.template),
      (error: Error) => error.message.replace(/mail \S+/u, 'mail'),
    ),
  };
}

let before: TestApp;
beforeAll(async () => {
  before = await startServer([oldSecret]);
});
afterAll(() => before.close());

async function answersWith(secrets: Secrets) {
  const issued = await issue(before);
  const server = await startServer(secrets);
  onTestFinished(() => server.close());
  return answersOf(server, issued);
}

const accepted = {
  session: 200,
  accessToken: 200,
  upload: 204,
  profile: 200,
  mail: ['password-reset'],
};

it('accepts tokens of the previous secret', async () => {
  expect(await answersWith([newSecret, oldSecret])).toEqual(accepted);
});

it('accepts the next secret while it still signs with the old one', async () => {
  const after = await startServer([newSecret, oldSecret]);
  onTestFinished(() => after.close());
  const between = await startServer([oldSecret, newSecret]);
  onTestFinished(() => between.close());
  expect(await answersOf(between, await issue(after))).toEqual(accepted);
});

it('refuses tokens of a removed secret', async () => {
  expect(await answersWith([newSecret])).toEqual({
    session: 401,
    accessToken: 401,
    upload: 404,
    profile: 403,
    mail: 'The mail cannot be opened.',
  });
});
