const processorKinds = [
  'hosting',
  'mail',
  'storage',
  'signOn',
  'usage',
  'errors',
  'frames',
  'explorer',
] as const;

/** Host names of the services that a deployment has configured. */
export type Processors = Readonly<Record<(typeof processorKinds)[number], readonly string[]>>;

export const noProcessors = Object.fromEntries(
  processorKinds.map((kind) => [kind, []]),
) as unknown as Processors;

const place = new RegExp(String.raw`\{(${processorKinds.join('|')}): ([^{}]*)\}`, 'gu');

/** `{mail: none}` in a text stands for the host names, or for the words after the colon. */
export const fillInProcessors = (text: string, processors: Processors): string =>
  text.replaceAll(place, (_, kind: keyof Processors, none: string) =>
    processors[kind].length === 0 ? none : processors[kind].join(', '),
  );
