// Controls could add a header or a line; bidirectional overrides could disguise what is read.
const controls = /[\p{Cc}\u2028\u2029]+/gu;
const overrides = /[\u202a-\u202e\u2066-\u2069]/gu;

/** One line of text, whatever was typed. */
const oneLine = (text: string): string =>
  text.replaceAll(controls, ' ').replaceAll(overrides, '').replaceAll(/ {2,}/gu, ' ').trim();

/** What a person wrote to us may have lines, and nothing else that a line may not have. */
const ownLines = (text: string): string =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .map((line) => line.replaceAll(controls, ' ').replaceAll(overrides, '').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();

// A mail program turns `free-phones.example` into a link. Sign-up can have us write to anybody, so
// what a stranger called their school must not become one: an invisible joiner keeps it text.
const linkLike = /(?<=[.:/])(?=[\p{L}\p{N}/])/gu;

const typedAsName: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'schoolName',
  'studentName',
]);

/** A mail's values, made safe to stand in a header or a sentence. */
export const plainValues = <V extends Readonly<Record<string, string>>>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'message' ? ownLines(value) : plainLine(name, value),
    ]),
  ) as V;

const plainLine = (name: string, value: string): string =>
  typedAsName.has(name) ? oneLine(value).replaceAll(linkLike, '\u2060') : oneLine(value);
