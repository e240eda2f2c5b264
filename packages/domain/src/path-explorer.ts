/** What the path explorer, an outside site, is told about who comes and why, in its own names. */
export interface PathContext {
  /** The e-mail, or an opaque reference where a deployment wants that. */
  readonly userEmail: string;
  readonly selectedChallengeTitle: string;
}

/** The address of the path explorer with the context in `ctx`; what else it says stays. */
export function pathExplorerLink(address: string, context: PathContext): string {
  const { userEmail, selectedChallengeTitle } = context;
  const ctx = base64Url(JSON.stringify({ userEmail, selectedChallengeTitle }));
  const [rest = '', ...fragment] = address.split('#');
  const link = `${rest}${rest.includes('?') ? '&' : '?'}ctx=${ctx}`;
  return [link, ...fragment].join('#');
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Of the text's UTF-8, without padding. By hand: the browser and the server have different tools for it. */
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
