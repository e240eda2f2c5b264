import { connect } from 'node:net';
import { newStudent } from '../e2e/signup-form.ts';

export type SendRequest = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; text: string }>;

/**
 * One connection with its own cookie and token. A minimal HTTP client: on two cores, a client that
 * does more would distort the measurement.
 */
function openConnection(url: string): SendRequest {
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

interface RawResponse {
  readonly head: string;
  readonly text: string;
}

function openSocket(host: string, port: number): (message: string) => Promise<RawResponse> {
  const socket = connect({ host, port, noDelay: true });
  // When the server stops, the socket closes; only a pending request reports it.
  socket.on('error', () => {});
  return (message) =>
    new Promise((resolve, reject) => {
      let got: Buffer = Buffer.alloc(0);
      const fail = () => settle(() => reject(new Error('The connection was closed.')));
      const settle = (end: () => void) => {
        // An idle socket must not keep the process alive.
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

export async function openAsNewStudent(url: string): Promise<SendRequest> {
  const send = openConnection(url);
  const { confirmPassword: _, ...person } = newStudent();
  await send('POST', '/api/auth/register', { ...person, type: 'student' });
  await send('POST', '/api/identity/sign-in', { email: person.email, password: person.password });
  await send('POST', '/api/identity/token');
  return send;
}

export async function openSignedIn(
  url: string,
  email: string,
  password: string,
): Promise<SendRequest> {
  const send = openConnection(url);
  const { status, text } = await send('POST', '/api/identity/sign-in', { email, password });
  if (status >= 300) throw new Error(`${email} could not log in: ${text}`);
  await send('POST', '/api/identity/token');
  return send;
}
