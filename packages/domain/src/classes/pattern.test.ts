import { describe, expect, it } from 'vitest';
import { patternOf } from './pattern.ts';

describe('the pattern of a class', () => {
  const trios = (count: number, trio: readonly unknown[]) =>
    Array.from({ length: count }, () => trio);

  it('is hidden until five students have finished', () => {
    expect(patternOf(trios(4, ['bees', 'rivers', 'ships']))).toBeNull();
    expect(patternOf(trios(5, ['bees']))).toEqual({
      students: 5,
      challenges: [{ card: 'bees', students: 5 }],
    });
  });

  it('changes only with every five more students', () => {
    const five = patternOf(trios(5, ['bees']));
    expect(patternOf([...trios(5, ['bees']), ...trios(4, ['rivers'])])).toEqual(five);
    expect(patternOf([...trios(5, ['bees']), ...trios(5, ['rivers'])])?.students).toBe(10);
  });

  it('leaves out challenges of fewer than three students, and students’ own cards', () => {
    const own = { title: 'My secret', description: '', imageUrl: '' };
    const pattern = patternOf([
      ['bees', 'rivers', own],
      ['bees', 'rivers', own],
      ['bees', 'ships', own],
      ['rivers', 'ships', own],
      ['trains', 'bees', own],
    ]);
    expect(pattern?.challenges).toEqual([
      { card: 'bees', students: 4 },
      { card: 'rivers', students: 3 },
    ]);
  });
});
