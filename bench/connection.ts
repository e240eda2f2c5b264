import { Agent, request } from 'node:http';
import { newStudent } from '../e2e/signup-form.ts';

export type Ask = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; text: string }>;

/** One connection of its own, with the cookie and the token that the answers gave it. */
function openConnection(url: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cookie = '';
  let token = '';
  const ask: Ask = (method, path, body) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? '' : JSON.stringify(body);
      const headers = {
        ...(payload !== '' && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
        }),
        ...(cookie !== '' && { cookie }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      };
      const sent = request(`${url}${path}`, { method, agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          const set = answer.headers['set-cookie'];
          if (set) cookie = set.map((each) => each.split(';')[0]).join('; ');
          if (path === '/api/identity/token') ({ token } = JSON.parse(text) as { token: string });
          resolve({ status: answer.statusCode ?? 0, text });
        });
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  return ask;
}

/** A student who has just signed up, and is signed in. */
export async function openAsNewStudent(url: string): Promise<Ask> {
  const ask = openConnection(url);
  const { confirmPassword: _, ...person } = newStudent();
  await ask('POST', '/api/auth/register', { ...person, type: 'student' });
  await ask('POST', '/api/identity/sign-in', { email: person.email, password: person.password });
  await ask('POST', '/api/identity/token');
  return ask;
}

/** Somebody who has an account, signed in. */
export async function openSignedIn(url: string, email: string, password: string): Promise<Ask> {
  const ask = openConnection(url);
  const { status, text } = await ask('POST', '/api/identity/sign-in', { email, password });
  if (status >= 300) throw new Error(`${email} could not sign in: ${text}`);
  await ask('POST', '/api/identity/token');
  return ask;
}
