import { cardKeys, type CardKey } from '../packages/deck/src/facts.generated.ts';
import type { ProfileData } from '../packages/profile/src/profile-data.ts';
import { sampleProfiles } from '../packages/profile/src/sample-profiles.ts';

const names = [
  'Ana',
  'Béatrice',
  'Chidi',
  'Dana',
  'Émile',
  'Farah',
  'Gaël',
  'Hana',
  'Ivo',
  'Joëlle',
];
const samples = [sampleProfiles.ordinary, sampleProfiles.secondSort];

/** A student whom nobody had before: another name, other cards, other sentences, either language. */
export function studentAt(index: number): ProfileData {
  const sample = samples[index % samples.length] ?? sampleProfiles.ordinary;
  const say = (text: string) => `${text} (${index})`;
  const [first, second, third] = sample.reflection.reasons;
  return {
    ...sample,
    firstName: `${names[index % names.length]} ${index}`,
    challenges: [card(index), card(index + 17), card(index + 31)],
    reflection: {
      reasons: [say(first), say(second), say(third)],
      shared: say(sample.reflection.shared),
      action: say(sample.reflection.action),
    },
    sorted: sample.sorted.map((each, place) => ({
      ...each,
      answer: sample.sorted[(place + index) % sample.sorted.length]?.answer ?? each.answer,
    })),
    timeSpentMs: (5 + (index % 20)) * 60_000,
  };
}

const card = (index: number) => ({ kind: 'deck' as const, name: cardAt(index), ideas: [] });

function cardAt(index: number): CardKey {
  const key = cardKeys[index % cardKeys.length];
  if (key === undefined) throw new Error('The deck is empty.');
  return key;
}
