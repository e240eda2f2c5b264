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
    sorted: sample.sorted.map((each, place) => ({ ...each, answer: answerOf(index, place) })),
    timeSpentMs: (5 + (index % 20)) * 60_000,
  };
}

const answers = ['dislike', 'dislike', 'like', 'like', 'superlike'] as const;

function answerOf(student: number, place: number): (typeof answers)[number] {
  const mixed = Math.imul((student + 1) * 61 + place * 7919, 0x9e3779b1) >>> 16;
  return answers[mixed % answers.length] ?? 'like';
}

const card = (index: number) => ({ kind: 'deck' as const, name: cardAt(index), ideas: [] });

function cardAt(index: number): CardKey {
  const key = cardKeys[index % cardKeys.length];
  if (key === undefined) throw new Error('The deck is empty.');
  return key;
}
