import type { Language } from '@trio/i18n/languages';

interface Prefill {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly challenges: readonly string[];
  readonly language: Language;
}

/** Adds known values. Parameters that the address already has stay. */
export function prefilledAddress(address: string, prefill: Prefill): string {
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
