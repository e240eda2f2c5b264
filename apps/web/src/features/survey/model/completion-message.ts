/** Message of a survey in a frame after its submission */
const completed = 'submission-completed';

/** Services use different property names. */
const names = ['event', 'type', 'action'] as const;

interface Heard {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

interface Expected {
  readonly url: string;
  readonly source: unknown;
}

/** Any site can send messages: only the frame and the configured origin count. */
export const saysCompleted = ({ origin, source, data }: Heard, expected: Expected): boolean =>
  source !== null &&
  source === expected.source &&
  origin === URL.parse(expected.url)?.origin &&
  isCompletion(data);

function isCompletion(data: unknown): boolean {
  if (data === completed) return true;
  if (typeof data !== 'object' || data === null) return false;
  const said = data as Readonly<Partial<Record<string, unknown>>>;
  return names.some((name) => said[name] === completed);
}
