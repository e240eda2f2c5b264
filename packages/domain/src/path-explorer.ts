export interface PathContext {
  /** The email, or an opaque reference. Our own page always gets the reference. */
  readonly userEmail: string;
  readonly selectedChallengeTitle: string;
}

export function pathExplorerLink(address: string, context: PathContext): string {
  const { userEmail, selectedChallengeTitle } = context;
  const ctx = base64Url(JSON.stringify({ userEmail, selectedChallengeTitle }));
  const [rest = '', ...fragment] = address.split('#');
  const link = `${rest}${rest.includes('?') ? '&' : '?'}ctx=${ctx}`;
  return [link, ...fragment].join('#');
}

/** Far above our own contexts: a title has at most 40 characters. */
const ctxMax = 4096;

/** The email in `ctx` is never read: our own page knows the session. */
export function challengeTitleIn(ctx: string | null): string | null {
  if (ctx === null || ctx.length > ctxMax) return null;
  try {
    const context: unknown = JSON.parse(fromBase64Url(ctx));
    if (typeof context !== 'object' || context === null) return null;
    const { selectedChallengeTitle: title } = context as Partial<Record<string, unknown>>;
    return typeof title === 'string' ? title : null;
  } catch {
    return null;
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Without padding. Written by hand, because browsers and Node have different functions for it. */
function base64Url(text: string): string {
  const bytes = utf8(text);
  let encoded = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const part = bytes.slice(at, at + 3);
    const bits = ((part[0] ?? 0) << 16) | ((part[1] ?? 0) << 8) | (part[2] ?? 0);
    for (let place = 0; place <= part.length; place += 1) {
      encoded += alphabet[(bits >> (18 - 6 * place)) & 63];
    }
  }
  return encoded;
}

const utf8 = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%([\dA-F]{2})|[^%]/gu)].map(([sign, hex]) =>
    hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16),
  );

function fromBase64Url(encoded: string): string {
  const signs = encoded.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
  let bits = 0;
  let held = 0;
  let escaped = '';
  for (const sign of signs) {
    const value = alphabet.indexOf(sign);
    if (value < 0) throw new TypeError('not base64');
    bits = ((bits << 6) | value) & 0xff_ff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    escaped += `%${((bits >> held) & 0xff).toString(16).padStart(2, '0')}`;
  }
  return decodeURIComponent(escaped);
}
