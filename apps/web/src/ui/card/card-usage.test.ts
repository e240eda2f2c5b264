import { beforeEach, expect, it, vi } from 'vitest';

const counted = vi.hoisted(() => [] as unknown[][]);
vi.mock('../../lib/usage/usage.ts', () => ({
  countEvent: (...event: unknown[]) => counted.push(event),
}));
const { countBack, countCareer, countCareers } = await import('./card-usage.ts');
const { viewCard } = await import('./card-view.ts');

beforeEach(() => {
  counted.length = 0;
});

const own = viewCard(
  { kind: 'custom', card: { id: '1 Secret', title: 'Secret', description: '', imageUrl: '' } },
  'en',
);
const career = { id: 'bulletOne', title: 'Baker', url: 'https://example.org', teer: null };
const builtIn = { ...own, kind: 'built-in', id: 'wealth', careers: [career] } as const;
const extra = {
  ...own,
  kind: 'extra',
  id: 'x1',
  careers: [{ ...career, id: '0 https://example.org' }],
} as const;

it('sends the key of a built-in card, but only the kind of other cards', () => {
  countBack(builtIn);
  countBack(extra);
  countBack(own);
  expect(counted).toEqual([
    ['card-back-view', { card: 'wealth' }],
    ['card-back-view', { card: 'extra' }],
    ['card-back-view', { card: 'own' }],
  ]);
});

it('sends the key of a built-in career, but no career of a school', () => {
  countCareer(builtIn, 'bulletOne');
  countCareer(extra, '0 https://example.org');
  expect(counted).toEqual([
    ['career-click', { card: 'wealth', career: 'bulletOne' }],
    ['career-click', { card: 'extra' }],
  ]);
});

it('counts a view of careers only if the card has some', () => {
  countCareers(builtIn);
  countCareers(own);
  expect(counted).toEqual([['sample-careers-view', { card: 'wealth' }]]);
});
