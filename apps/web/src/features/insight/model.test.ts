import type { InsightStudent } from '@trio/contracts/insight';
import { describe, expect, it } from 'vitest';
import type { CardView } from '../../ui/card/card-view.ts';
import { defaultSize, groupStudents, isSharing, moveStudent, showGroup } from './groups.ts';
import {
  challengesOf,
  inStage,
  matrixCsv,
  nameOf,
  queryOf,
  readState,
  shownChallenges,
} from './model.ts';

const student = (
  name: string,
  chosen: InsightStudent['chosen'],
  liked: string[] = [],
  stage: InsightStudent['stage'] = 'picked',
): InsightStudent => ({
  _id: `id-${name}`,
  firstname: name,
  lastname: 'Roy',
  stage,
  chosen,
  liked,
});
const titles: Readonly<Record<string, string>> = { bees: 'Bees', ships: 'Ships', art: 'Éclat' };
const viewOf = (key: string) =>
  key in titles ? ({ title: titles[key], color: 'green' } as CardView) : null;

const ana = student('Ana', ['bees', 'ships', { title: 'Skate park', color: 'red' }], ['art']);
const ben = student('Ben', ['bees'], ['ships', 'art']);
const zoe = student('Zoé', [], [], 'sorting');
const all = [ana, ben, zoe];
const challenges = challengesOf(all, viewOf, 'en');

describe('the challenges', () => {
  it('are ordered by who chose them, then by who liked them, then by title', () => {
    const more = challengesOf([...all, student('Cleo', ['gone'])], viewOf, 'en');
    expect(
      more.map(({ title, chosenBy, likedBy }) => [title, chosenBy.length, likedBy.length]),
    ).toEqual([
      ['Bees', 2, 0],
      ['Ships', 1, 1],
      ['gone', 1, 0],
      ['Skate park', 1, 0],
      ['Éclat', 0, 2],
    ]);
  });

  it('name the student who made an own card', () => {
    expect(challenges.find(({ title }) => title === 'Skate park')).toMatchObject({
      color: 'red',
      owner: ana,
      chosenBy: [ana],
    });
  });

  it('keep own cards with the same title apart', () => {
    const both = [student('Ana', [{ title: 'Dogs' }]), student('Ben', [{ title: 'Dogs' }])];
    expect(challengesOf(both, viewOf, 'en').map(({ owner }) => owner?.firstname)).toEqual([
      'Ana',
      'Ben',
    ]);
  });

  it('are filtered by category and by challenge', () => {
    const titlesOf = (filter: { category?: 'red' | 'blue'; challenge?: string }) =>
      shownChallenges(challenges, { category: '', challenge: '', ...filter }).map(
        ({ title }) => title,
      );
    expect(titlesOf({ category: 'red' })).toEqual(['Skate park']);
    expect(titlesOf({ challenge: 'ships' })).toEqual(['Ships']);
    expect(titlesOf({ category: 'red', challenge: 'ships' })).toEqual([]);
    expect(inStage(all, 'sorting')).toEqual([zoe]);
    expect(inStage(all, '')).toEqual(all);
  });
});

describe('the address', () => {
  it('holds the filters, and ignores what it does not know', () => {
    const state = {
      view: 'groups',
      classId: '01900000-0000-7000-8000-0000000000c1',
      stage: 'picked',
      category: 'green',
      challenge: 'id-Ana 2',
    } as const;
    expect(readState(new URLSearchParams(queryOf(state)))).toEqual(state);
    expect(readState(new URLSearchParams('class=9B&state=asleep&category=grey&view=map'))).toEqual({
      view: 'challenges',
      classId: '',
      stage: '',
      category: '',
      challenge: '',
    });
    expect(queryOf(readState(new URLSearchParams()))).toBe('');
  });
});

it('names a student without a name', () => {
  expect(nameOf(ana, 'No name')).toBe('Ana Roy');
  expect(nameOf({ firstname: '', lastname: ' ' }, 'No name')).toBe('No name');
});

it('writes a line per challenge and a column per student with a finished sort', () => {
  const csv = matrixCsv('fr', challenges.slice(0, 2), all, {
    challenge: 'Défi',
    category: 'Catégorie',
    chosenBy: 'Choisi',
    likedBy: 'Aimé',
    chose: 'choisi',
    liked: 'aimé',
    categoryOf: (color) => color,
    nameOf: ({ firstname }) => (firstname === 'Ben' ? '=Ben' : firstname),
  });
  expect(csv.split('\r\n')).toEqual([
    "\uFEFFDéfi;Catégorie;Choisi;Aimé;Ana;'=Ben",
    'Bees;green;2;0;choisi;choisi',
    'Ships;green;1;1;choisi;aimé',
    '',
  ]);
});

describe('groups', () => {
  const four = [ana, ben, student('Cleo', ['art']), student('Dan', ['art'])];
  const made = {
    size: 2,
    groups: [
      [ana._id, ben._id],
      ['id-Cleo', 'id-Dan'],
    ],
    others: ['id-x'],
  };
  const byId = new Map([...four, zoe].map((each) => [each._id, each]));

  it('are made of students with a finished sort; the others have none', () => {
    const groups = groupStudents([...four, zoe], 2);
    expect(groups.others).toEqual([zoe._id]);
    expect(groups.groups.flat().toSorted()).toEqual(four.map(({ _id }) => _id).toSorted());
    expect(groupStudents([ana, zoe], defaultSize)).toEqual({
      size: defaultSize,
      groups: [],
      others: [ana._id, zoe._id],
    });
  });

  it('take a moved student, also into a new group or out of all', () => {
    expect(moveStudent(made, ana._id, 1).groups).toEqual([
      [ben._id],
      ['id-Cleo', 'id-Dan', ana._id],
    ]);
    expect(moveStudent(made, ana._id, 'new').groups).toEqual([
      [ben._id],
      ['id-Cleo', 'id-Dan'],
      [ana._id],
    ]);
    expect(moveStudent(made, ana._id, 'none')).toEqual({
      size: 2,
      groups: [[ben._id], ['id-Cleo', 'id-Dan']],
      others: ['id-x', ana._id],
    });
    expect(moveStudent(made, 'id-x', 0)).toEqual({
      size: 2,
      groups: [
        [ana._id, ben._id, 'id-x'],
        ['id-Cleo', 'id-Dan'],
      ],
      others: [],
    });
  });

  it('disappear when their last student is moved', () => {
    const single = moveStudent(made, ana._id, 1);
    expect(moveStudent(single, ben._id, 1).groups).toEqual([
      ['id-Cleo', 'id-Dan', ana._id, ben._id],
    ]);
  });

  it('share what all their students with a finished sort chose or liked', () => {
    expect(showGroup([ana._id, ben._id, zoe._id, 'id-gone'], byId)).toEqual({
      members: [ana, ben, zoe],
      shared: { chosen: ['bees'], liked: ['ships', 'art'] },
      unfinished: [zoe],
    });
    expect(isSharing(showGroup([ana._id, 'id-Cleo'], byId))).toBe(true);
    expect(isSharing(showGroup([zoe._id], byId))).toBe(false);
  });
});
