import { connect } from 'node:net';
import { newStudent } from '../e2e/signup-form.ts';

export interface Response {
  readonly status: number;
  readonly text: string;
  readonly etag: string | null;
}

export type SendRequest = (
  method: string,
  path: string,
  body?: unknown,
  /** Of the latest response, so that the server can answer 304. */
  etag?: string | null,
) => Promise<Response>;

/**
 * One connection with its own cookie and token. A minimal HTTP client: on two cores, a client that
 * does more would distort the measurement.
 */
export function openConnection(url: string): SendRequest {
  const { hostname, port, host } = new URL(url);
  let cookie = '';
  let token = '';
  const send = openSocket(hostname, Number(port));
  return async (method, path, body, etag) => {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`];
    if (payload !== '') lines.push('content-type: application/json');
    if (method !== 'GET') lines.push(`content-length: ${Buffer.byteLength(payload)}`);
    if (cookie !== '') lines.push(`cookie: ${cookie}`);
    if (token !== '') lines.push(`authorization: Bearer ${token}`);
    if (etag) lines.push(`if-none-match: ${etag}`);
    const { head, text } = await send(`${lines.join('\r\n')}\r\n\r\n${payload}`);
    const set = [...head.matchAll(/^set-cookie: ([^;\r]*)/gimu)].map(([, value]) => value);
    if (set.length > 0) cookie = set.join('; ');
    if (path === '/api/identity/token') ({ token } = JSON.parse(text) as { token: string });
    const newEtag = /^etag: (\S+)/imu.exec(head)?.[1] ?? null;
    return { status: Number(head.slice(9, 12)), text, etag: newEtag };
  };
}

interface RawResponse {
  readonly head: string;
  readonly text: string;
}

/** Like a browser, opens the connection again after the server closed it because it was idle. */
function openSocket(host: string, port: number): (message: string) => Promise<RawResponse> {
  const open = () => {
    const opened = connect({ host, port, noDelay: true });
    // When the server stops, the socket closes; only a pending request reports it.
    return opened.on('error', () => {});
  };
  let current = open();
  return (message) =>
    new Promise((resolve, reject) => {
      if (current.readableEnded || current.destroyed) current = open();
      const socket = current;
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
        const hasBody = !head.startsWith('HTTP/1.1 304');
        const length = hasBody ? Number(/^content-length: (\d+)/imu.exec(head)?.[1] ?? 0) : 0;
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
