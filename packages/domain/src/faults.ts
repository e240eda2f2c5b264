/** What is said of a fault: the error's kind, its words, and where in our code it was. */
export interface Fault {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

const messageMax = 300;
const stackMax = 2000;
/** What is longer than this is cut before anything is looked for in it. */
const readMax = 8000;

const extension = /\b(?:chrome|moz|safari|safari-web|ms-browser)-extension:/u;

/**
 * Faults that are not ours to mend: a frame that is gone by the time a script looks into it, add-ons of
 * the reader's browser, scripts of others about which the browser says nothing, and a layout that the
 * browser finishes a frame later.
 */
export function isForeignFault({ name, message, stack }: Fault): boolean {
  if (name === 'TypeError' && /\bcontentWindow\b/u.test(message) && /\bnull\b/u.test(message)) {
    return true;
  }
  if (extension.test(stack) || extension.test(message)) return true;
  return /^(?:Uncaught )?Script error\.?$|^ResizeObserver loop/u.test(message);
}

/**
 * The same without anything that could be somebody's: addresses lose their query and fragment, ids and
 * tokens become words, quoted text is left out unless it names a property. Done in the browser, and
 * once more on the server, which takes nobody's word for it.
 */
export const scrubFault = ({ name, message, stack }: Fault): Fault => ({
  name: /^[A-Za-z][A-Za-z0-9_$]{0,59}$/u.test(name) && !isSecret(name) ? name : 'Error',
  message: scrubText(message).slice(0, messageMax),
  stack: scrubText(stack).slice(0, stackMax),
});

export function scrubText(text: string): string {
  // One way of writing each sign: a wide @ is one too, and what takes no room is not there.
  const seen = text.slice(0, readMax).replaceAll(unseen, '').normalize('NFKC').slice(0, readMax);
  const addressed = addresses.reduce((rest, [what, by]) => rest.replaceAll(what, by), seen);
  const worded = addressed.replaceAll(words, scrubWord);
  const plain = numbers.reduce((rest, [what, by]) => rest.replaceAll(what, by), worded);
  return plain
    .replaceAll(runs, (run, file: string | undefined) => file ?? (isSecret(run) ? ':token' : run))
    .split('\n')
    .map(withoutQuotes)
    .join('\n');
}

type Rules = readonly (readonly [what: RegExp, by: string])[];

const unseen = /\p{Default_Ignorable_Code_Point}/gu;

const addresses: Rules = [
  // What cannot be seen, but for the ends of lines.
  [/[^\P{C}\n]/gu, ' '],
  [/\b(?:data|blob|javascript):[^\s'")]*/giu, ':data'],
  // Of an address only its path.
  [/\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/?#'")]*/giu, ''],
  [/[?#][^\s'")]*/gu, ''],
  // Of a disk, not whose folder it is; ours are called `users`, in small letters.
  [/([\\/](?:Users|home)[\\/])[^\\/\n:'")]+/gu, '$1…'],
  [/ @ /gu, '@'],
];

const words = /[^\s()<>"',;]+/gu;
const ours = /[\\/](?:apps|packages|node_modules)[\\/]/u;

function scrubWord(word: string): string {
  // An e-mail address, also one that was encoded on the way. One browser writes `name@/path` in a stack.
  if (/[^/]@[^/]|(?:%(?:25)*|[%\\]u00)40/iu.test(word)) return ':email';
  // Where on a disk the product lies may be somebody's name.
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

/** A file of our build keeps its name; any other long run that has a digit in it may be a secret. */
const runs = /(\/assets\/[a-z][a-z0-9-]{0,60}-[\w-]{8}\.js)|[\w+=-]{20,}/gu;
const isSecret = (run: string): boolean => run.length >= 20 && /\d/u.test(run);

/** What a property may be called: people's names begin with a capital, their sentences have spaces. */
const property = String.raw`(?:[a-z$_][\w$.]{0,40}|:[a-z]+)`;
const quotedProperty = new RegExp(`["\`“«]${property}["\`”»]`, 'gu');
const onlyProperty = new RegExp(`^${property}$`, 'u');
const mark = /["`“”„«»‹›]/gu;
/** Not the apostrophe in a word. Each looks no further than the next one: it has to be quick. */
const singleQuoted = /(^|[^\p{L}\p{N}])(['‘][^'’‘]*['’])/gu;

/**
 * Quoted text is left out from the first quotation mark of a line to its last, because there may be more
 * inside: a browser quotes the very JSON that it could not read. One without its other half takes the
 * rest of the line along.
 */
function withoutQuotes(line: string): string {
  const isData = /\bJSON\b/u.test(line);
  const single = line.replaceAll(singleQuoted, (_, before: string, said: string) =>
    !isData && onlyProperty.test(said.slice(1, -1))
      ? before + said
      : `${before}${said.charAt(0)}…${said.slice(-1)}`,
  );
  const others = isData ? single : single.replaceAll(quotedProperty, '');
  const marks = others.match(mark)?.length ?? 0;
  if (marks === 0) return single;
  const places = [...single.matchAll(mark)].map(({ index }) => index);
  const first = places[0] ?? 0;
  // Of data, a piece is quoted: its own marks need not come in pairs.
  const isWhole = marks % 2 === 0 || (isData && marks > 1);
  const last = isWhole ? (places.at(-1) ?? first) : single.length;
  return `${single.slice(0, first + 1)}…${single.slice(last)}`;
}
