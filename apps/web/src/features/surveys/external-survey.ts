import type { Language } from '@trio/i18n/languages';

interface Prefill {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly challenges: readonly string[];
  readonly language: Language;
}

export function prefilledUrl(address: string, prefill: Prefill): string {
  const { challenges, ...person } = prefill;
  const url = new URL(address);
  const known = [
    ...challenges.map((title, at) => [`challenge${at + 1}`, title] as const),
    ...Object.entries(person),
  ];
  for (const [name, value] of known) {
    if (value !== '' && !url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  return url.href;
}

/** Message of a survey in a frame after its submission */
const completed = 'submission-completed';

/** Services use different property names. */
const names = ['event', 'type', 'action'] as const;

interface ReceivedMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

interface Expected {
  readonly url: string;
  readonly source: unknown;
}

/** Any site can send messages: only the frame and the configured origin count. */
export const isCompletionMessage = (
  { origin, source, data }: ReceivedMessage,
  expected: Expected,
): boolean =>
  source !== null &&
  source === expected.source &&
  origin === URL.parse(expected.url)?.origin &&
  isCompletion(data);

function isCompletion(data: unknown): boolean {
  if (data === completed) return true;
  if (typeof data !== 'object' || data === null) return false;
  const fields = data as Readonly<Partial<Record<string, unknown>>>;
  return names.some((name) => fields[name] === completed);
}
