export interface ReportedError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

const messageMax = 300;
const stackMax = 2000;
/** Longer text is cut first, so that the regular expressions stay fast. */
const readMax = 8000;

const extension = /\b(?:chrome|moz|safari|safari-web|ms-browser)-extension:/u;

/**
 * Errors that we cannot fix: access to a removed frame, browser extensions, cross-origin scripts
 * without details, and the harmless ResizeObserver loop.
 */
export function isForeignError({ name, message, stack }: ReportedError): boolean {
  if (name === 'TypeError' && /\bcontentWindow\b/u.test(message) && /\bnull\b/u.test(message)) {
    return true;
  }
  if (extension.test(stack) || extension.test(message)) return true;
  return /^(?:Uncaught )?Script error\.?$|^ResizeObserver loop/u.test(message);
}

/**
 * Removes personal data: queries and fragments, ids, tokens, and quoted text other than property
 * names. The browser runs it first. The server runs it again, because it does not trust the client.
 */
export const sanitizeError = ({ name, message, stack }: ReportedError): ReportedError => ({
  name: /^[A-Za-z][A-Za-z0-9_$]{0,59}$/u.test(name) && !isSecret(name) ? name : 'Error',
  message: sanitizeText(message).slice(0, messageMax),
  stack: sanitizeText(stack).slice(0, stackMax),
});

export function sanitizeText(text: string): string {
  // NFKC turns a full-width @ into a plain one; invisible characters must not split a match.
  const seen = text.slice(0, readMax).replaceAll(ignorable, '').normalize('NFKC').slice(0, readMax);
  const addressed = addresses.reduce((rest, [what, by]) => rest.replaceAll(what, by), seen);
  const worded = addressed.replaceAll(words, sanitizeWord);
  const plain = numbers.reduce((rest, [what, by]) => rest.replaceAll(what, by), worded);
  return plain
    .replaceAll(runs, (run, file: string | undefined) => file ?? (isSecret(run) ? ':token' : run))
    .split('\n')
    .map(withoutQuotes)
    .join('\n');
}

type Rules = readonly (readonly [what: RegExp, by: string])[];

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

const addresses: Rules = [
  // Invisible characters other than line breaks.
  [/[^\P{C}\n]/gu, ' '],
  [/\b(?:data|blob|javascript):[^\s'")]*/giu, ':data'],
  // Only the path of a URL stays.
  [/\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/?#'")]*/giu, ''],
  [/[?#][^\s'")]*/gu, ''],
  // Removes the user name from a file path. Our own routes spell `users` in lower case.
  [/([\\/](?:Users|home)[\\/])[^\\/\n:'")]+/gu, '$1…'],
  [/ @ /gu, '@'],
];

const words = /[^\s()<>"',;]+/gu;
const ours = /[\\/](?:apps|packages|node_modules)[\\/]/u;

function sanitizeWord(word: string): string {
  // Also matches an encoded @. Firefox and Safari write `name@/path` in a stack.
  if (/[^/]@[^/]|(?:%(?:25)*|[%\\]u00)40/iu.test(word)) return ':email';
  // The folders above the project may contain a person's name.
  const at = word.search(ours);
  return at > 0 ? word.slice(at) : word;
}

const numbers: Rules = [
  [/bearer\s+\S+|\bbasic\s+[\w+/=]{8,}|\beyJ[\w-]+(?:\.[\w-]*)*/giu, ':token'],
  [/\b(auth|password|reset|secret|session|token)=[^\s&,;'")]+/giu, '$1=:token'],
  [/[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}/giu, ':id'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/gu, ':address'],
  [/\b(?:[\da-f]{1,4}:{1,2}){3,7}[\da-f]{1,4}\b/giu, ':address'],
  [/\+?\p{Nd}[\p{Nd} ().\u2010-\u2015-]{5,}\p{Nd}/gu, ':number'],
];

/** Our build's file names stay; any other long run with a digit may be a secret. */
const runs = /(\/assets\/[a-z][a-z0-9-]{0,60}-[\w-]{8}\.js)|[\w+=-]{20,}/gu;
const isSecret = (run: string): boolean => run.length >= 20 && /\d/u.test(run);

/** Names of people begin with a capital and sentences have spaces, so neither matches. */
const property = String.raw`(?:[a-z$_][\w$.]{0,40}|:[a-z]+)`;
const quotedProperty = new RegExp(`["\`“«]${property}["\`”»]`, 'gu');
const onlyProperty = new RegExp(`^${property}$`, 'u');
const mark = /["`“”„«»‹›]/gu;
/** Skips apostrophes inside words. Stops at the next quote, so that matching stays linear. */
const singleQuoted = /(^|[^\p{L}\p{N}])(['‘][^'’‘]*['’])/gu;

/**
 * Removes everything from a line's first quotation mark to its last, because quotes may nest:
 * browsers quote the JSON that they failed to parse. An unpaired mark removes the rest of the line.
 */
function withoutQuotes(line: string): string {
  const isData = /\bJSON\b/u.test(line);
  const single = line.replaceAll(singleQuoted, (_, before: string, quoted: string) =>
    !isData && onlyProperty.test(quoted.slice(1, -1))
      ? before + quoted
      : `${before}${quoted.charAt(0)}…${quoted.slice(-1)}`,
  );
  const others = isData ? single : single.replaceAll(quotedProperty, '');
  const marks = others.match(mark)?.length ?? 0;
  if (marks === 0) return single;
  const places = [...single.matchAll(mark)].map(({ index }) => index);
  const first = places[0] ?? 0;
  // A JSON error quotes a fragment, so its marks need not be in pairs.
  const isWhole = marks % 2 === 0 || (isData && marks > 1);
  const last = isWhole ? (places.at(-1) ?? first) : single.length;
  return `${single.slice(0, first + 1)}…${single.slice(last)}`;
}
