/** What a survey in a frame says once it has been sent. */
const completed = 'submission-completed';

/** Services disagree on what the word is called in an object. */
const names = ['event', 'type', 'action'] as const;

interface Heard {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

interface Expected {
  /** The address that the deployment has configured. */
  readonly url: string;
  /** The window of the frame that shows it. */
  readonly source: unknown;
}

/** Anybody may send a page messages: one counts from the frame itself and from the configured origin. */
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
