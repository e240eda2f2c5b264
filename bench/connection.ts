import { connect } from 'node:net';
import { newStudent } from '../e2e/signup-form.ts';

export type Ask = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; text: string }>;

/**
 * One connection of its own, with the cookie and the token that the answers gave it. It speaks just as much
 * HTTP as our own server: on a machine of two cores a client that does more is measured along with it.
 */
function openConnection(url: string): Ask {
  const { hostname, port, host } = new URL(url);
  let cookie = '';
  let token = '';
  const send = openSocket(hostname, Number(port));
  return async (method, path, body) => {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`];
    if (payload !== '') lines.push('content-type: application/json');
    if (method !== 'GET') lines.push(`content-length: ${Buffer.byteLength(payload)}`);
    if (cookie !== '') lines.push(`cookie: ${cookie}`);
    if (token !== '') lines.push(`authorization: Bearer ${token}`);
    const { head, text } = await send(`${lines.join('\r\n')}\r\n\r\n${payload}`);
    const set = [...head.matchAll(/^set-cookie: ([^;\r]*)/gimu)].map(([, value]) => value);
    if (set.length > 0) cookie = set.join('; ');
    if (path === '/api/identity/token') ({ token } = JSON.parse(text) as { token: string });
    return { status: Number(head.slice(9, 12)), text };
  };
}

interface Answered {
  readonly head: string;
  readonly text: string;
}

/** One question after another over one socket. */
function openSocket(host: string, port: number): (message: string) => Promise<Answered> {
  const socket = connect({ host, port, noDelay: true });
  // A server that has ended closes what is open: only whoever waits for an answer is told.
  socket.on('error', () => {});
  return (message) =>
    new Promise((resolve, reject) => {
      let got: Buffer = Buffer.alloc(0);
      const fail = () => settle(() => reject(new Error('The connection was closed.')));
      const settle = (end: () => void) => {
        // One that nobody waits for keeps nobody's process alive.
        socket.off('data', take).off('close', fail).unref();
        end();
      };
      const take = (part: Buffer) => {
        got = got.length === 0 ? part : Buffer.concat([got, part]);
        const headEnd = got.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const head = got.toString('latin1', 0, headEnd);
        const length = Number(/^content-length: (\d+)/imu.exec(head)?.[1] ?? 0);
        const from = headEnd + 4;
        if (got.length < from + length) return;
        settle(() => resolve({ head, text: got.toString('utf8', from, from + length) }));
      };
      socket.on('data', take).on('close', fail).ref();
      socket.write(message);
    });
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
