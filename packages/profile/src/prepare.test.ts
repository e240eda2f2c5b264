import { cardKeys } from '@trio/deck/facts.generated';
import { describe, expect, it } from 'vitest';
import { prepareProfile } from './prepare.ts';
import type { ProfileChallenge, ProfileData } from './profile-data.ts';
import { sampleProfiles } from './sample-profiles.ts';
import type { ProfileView } from './view.ts';

const { ordinary, ownCards, secondSort, everythingLiked, longest } = sampleProfiles;

const viewOf = async (overrides: Partial<ProfileData>): Promise<ProfileView> =>
  (await prepareProfile({ ...ordinary, ...overrides })).view;

const first = async (challenge: ProfileChallenge, overrides: Partial<ProfileData> = {}) => {
  const { challenges } = await viewOf({
    ...overrides,
    challenges: [challenge, ordinary.challenges[1], ordinary.challenges[2]],
  });
  const [view] = challenges;
  if (view === undefined) throw new Error('There are three.');
  return view;
};

describe('the first page', () => {
  it('has the name, the date, the school and the three in rank order', async () => {
    const { title, studentPage } = await viewOf({});
    expect(title).toBe('Challenge profile – Maya Okafor-Lindqvist');
    expect(studentPage.name.text).toBe('Maya Okafor-Lindqvist');
    expect(studentPage.date).toBe('November\u00a015, 2026');
    expect(studentPage.school?.text).toBe('Harbour View High School');
    expect(studentPage.cards.map(({ poster }) => poster.title.text)).toEqual([
      'Keep every tap running clean',
      'Get help there in time',
      'Give a crowd goosebumps',
    ]);
    expect(studentPage.cards[0]?.reason?.text).toBe(ordinary.reflection.reasons[0]);
  });

  it('leaves space for texts that were not written', async () => {
    const { studentPage } = await viewOf({
      reflection: { reasons: ['', ' \n', 'x'], shared: '', action: '\u200b' },
    });
    expect(studentPage.cards.map(({ reason }) => reason?.text ?? null)).toEqual([null, null, 'x']);
    expect(studentPage.shared.text).toBeNull();
    expect(studentPage.action.text).toBeNull();
  });

  it('gives the action thirty days, and writes the first of a month in French as “1er”', async () => {
    expect((await viewOf({ sortedOn: '2026-12-20' })).studentPage.action.by).toBe(
      'By January\u00a019, 2027',
    );
    const french = await viewOf({ language: 'fr', sortedOn: '2026-10-02' });
    expect(french.studentPage.action.by).toBe('D’ici le 1er\u00a0novembre 2026');
  });

  it('has the day that the student set for the action', async () => {
    const reflection = { ...ordinary.reflection, dueOn: '2026-11-20' };
    expect((await viewOf({ reflection })).studentPage.action.by).toBe('By November\u00a020, 2026');
  });

  it('has at most two earlier steps, shortened, and none where the page has no room', async () => {
    const step = { outcome: 'done', on: '2026-11-20', sentence: 'I will ask.' } as const;
    const earlierSteps = [
      { ...step, happened: 'word '.repeat(40) },
      { ...step, sentence: '', happened: '' },
      step,
    ].map((each) => ({ happened: '', ...each }));
    const { studentPage } = await viewOf({ earlierSteps });
    expect(
      studentPage.earlierSteps?.list.map(({ label, texts }) => [
        label,
        ...texts.map(({ text }) => text),
      ]),
    ).toEqual([
      ['Done on November\u00a020, 2026.', 'I will ask.', `${'word '.repeat(32).trim()}…`],
      ['Done on November\u00a020, 2026.'],
    ]);
    expect(studentPage.posterWidth).toBeLessThan((await viewOf({})).studentPage.posterWidth + 1);

    const filled = await viewOf({ ...longest, earlierSteps });
    expect(filled.studentPage.earlierSteps).toBeNull();
  });

  it('has smaller posters if there is more text', async () => {
    const short = await viewOf({});
    const long = await viewOf({ reflection: longest.reflection });
    expect(long.studentPage.posterWidth).toBeLessThan(short.studentPage.posterWidth);
  });
});

describe('a challenge', () => {
  it('lists careers by training, from the shortest to the longest', async () => {
    const { careers } = await first({ kind: 'deck', name: 'emergencyResponse', ideas: [] });
    expect(careers.groups.map(({ heading }) => heading)).toEqual([
      'High school or learning on the job',
      'College or apprenticeship',
      'University',
      'With years of experience',
    ]);
    const all = careers.groups.flatMap(({ columns }) => columns.flat());
    expect(all.map(({ title }) => title.text)).toContain('Paramedic');
    const paramedic = all.find(({ title }) => title.text === 'Paramedic');
    expect(paramedic?.url).toBe('https://trio.example/careers/paramedic');
    expect(all.every(({ url }) => url?.startsWith('https://trio.example/careers/'))).toBe(true);
  });

  it('of the deck has a text, a subject, a question and an alternative text', async () => {
    const view = await first({ kind: 'deck', name: 'moveGoods', ideas: [] });
    expect(view.about.paragraphs.length).toBeGreaterThan(0);
    expect(view.subject?.text).not.toBe('');
    expect(view.ask.text).not.toBe('');
    expect(view.poster.alt).not.toBe('');
  });

  it('without careers explains why, and has lines to fill', async () => {
    const { careers } = await first({ kind: 'deck', name: 'entrepreneurship', ideas: [] });
    expect(careers.groups).toEqual([]);
    expect(careers.hint?.text).toBe(
      'There’s no list here: the job you create may not have a name yet.',
    );
    expect(careers.linesToFill).toBe(3);
  });

  it('of the student’s own has its picture, its text and three careers to find', async () => {
    const { view, files } = await prepareProfile(ownCards);
    const [own] = view.challenges;
    expect(own?.poster).toMatchObject({ isPhoto: true, file: '/pictures/1.jpg' });
    expect(own?.poster.alt).toContain('Un planchodrome pour tout le monde');
    expect(own?.careers).toMatchObject({ groups: [], linesToFill: 3 });
    expect(own?.ideas.list.map(({ text }) => text)).toEqual(own && ownCards.challenges[0].ideas);
    expect([...files.keys()]).toEqual(['pictures/1.jpg', 'pictures/2.jpg']);
  });

  it('added by a school shows its links, and only web addresses are links', async () => {
    const { careers } = await first({
      kind: 'extra',
      name: 'x',
      color: 'red',
      title: 'Added',
      content: 'One.\nTwo.',
      bulletHeading: '',
      bulletDescription: '',
      jobLinks: [
        { title: 'Good', url: 'https://example.org/a b' },
        { title: 'Bad', url: 'data:text/html,x' },
        { title: 'None', url: '' },
        { title: 'Endless', url: `https://example.org/${'a'.repeat(9000)}` },
      ],
      picture: null,
      ideas: [],
    });
    expect(careers.heading.text).toBe('Careers to look into');
    const all = careers.groups.flatMap(({ columns }) => columns.flat());
    expect(all.map(({ url }) => url)).toEqual(['https://example.org/a%20b', null, null, null]);
  });

  it('has lines for the answer to its question only if there is space', async () => {
    const [, full] = longest.challenges;
    expect(await first(full)).toMatchObject({ answerLines: 0 });
    const own = { kind: 'own', color: 'red', title: 'Mine', description: '' } as const;
    expect(await first({ ...own, picture: null, ideas: [] })).toMatchObject({ answerLines: 5 });
  });

  it('with an invalid picture gets the plain poster of its colour', async () => {
    const bytes = new TextEncoder().encode('<html>');
    const view = await first({
      kind: 'own',
      color: 'green',
      title: 'Mine',
      description: '',
      picture: { bytes, format: 'jpg' },
      ideas: [],
    });
    expect(view.poster).toMatchObject({ isPhoto: false, file: '/posters-plain/green.svg' });
  });

  it.each([
    ['en', []],
    // Its career titles are too long; it continues on a second page.
    ['fr', ['pathsToReconciliation']],
  ] as const)(
    'of the deck fits on one page with an own idea, except %s %j',
    async (language, long) => {
      const flowing: string[] = [];
      for (const name of cardKeys) {
        const view = await first(
          { kind: 'deck', name, ideas: ['Lighthouse keeper'] },
          { language },
        );
        if (view.density === 'flowing') flowing.push(name);
      }
      expect(flowing).toEqual(long);
    },
  );
});

describe('the pattern', () => {
  it('counts every answer by category', async () => {
    const { pattern } = await viewOf({});
    const sum = (answer: 'superlike' | 'like' | 'dislike'): number =>
      pattern.rows.reduce((total, row) => total + row[answer], 0);
    expect([sum('superlike'), sum('like'), sum('dislike')]).toEqual([6, 12, 38]);
    expect(pattern.intro).toEqual([
      'You looked at 56 challenges and liked 18 of them.',
      'Most often, you were drawn to Environment.',
    ]);
    expect(pattern.chart.alt).toContain(
      'Environment: 4 very interested, 3 interested, 2 not interested.',
    );
  });

  it('names no category if many are equal', async () => {
    const sorted = ordinary.sorted.map((one) => ({ ...one, answer: 'dislike' as const }));
    const { pattern } = await viewOf({ sorted });
    expect(pattern.intro).toEqual(['You looked at 56 challenges and liked 0 of them.']);
  });

  it('uses two numbered sheets if one is too small', async () => {
    const brief = { includesFamilyPage: false, includesCounsellorPage: false };
    const layoutOf = async (overrides: Partial<ProfileData>) => {
      const { pattern, pages } = await viewOf({ ...overrides, ...brief });
      return [pattern.density, pattern.sheets.map((sheet) => sheet.join(' ')), pages];
    };
    const unsaved = { savedCareers: [] };
    expect(await layoutOf({ ...secondSort, ...unsaved })).toEqual([
      'usual',
      ['counts liked', 'aside'],
      6,
    ]);
    expect(await layoutOf({ ...everythingLiked, ...unsaved })).toEqual([
      'close',
      ['counts', 'liked aside'],
      6,
    ]);
    const everyNth = (n: number) => ordinary.sorted.filter((_, place) => place % n === 0);
    expect(await layoutOf({ sorted: everyNth(2) })).toEqual(['close', ['counts liked aside'], 5]);
    expect(await layoutOf({ sorted: everyNth(8) })).toEqual(['usual', ['counts liked aside'], 5]);
  });

  it('lists the other liked cards by answer and category, own cards last', async () => {
    const own = { color: 'green', answer: 'superlike', isPicked: false } as const;
    const { liked } = (
      await viewOf({ sorted: [...ordinary.sorted, { ...own, title: 'Save our frogs' }] })
    ).pattern;
    expect(liked.groups.map(({ heading }) => heading)).toEqual(['Very interested', 'Interested']);
    expect(liked.groups.map(({ rows }) => rows.map(({ label }) => label))).toEqual([
      ['Environment (4)'],
      ['Health (3)', 'Society (4)', 'Technology (1)', 'Environment (3)', 'Creative (1)'],
    ]);
    const titles = liked.groups.flatMap(({ rows }) => rows.flatMap((row) => row.titles));
    expect(titles).toHaveLength(16);
    expect(titles[3]?.text).toBe('Save our frogs');
    expect(titles.map(({ text }) => text)).not.toContain('Keep every tap running clean');
  });

  it('lists all other cards if all were liked, and none if only the three were', async () => {
    const { liked } = (await viewOf(everythingLiked)).pattern;
    const count = liked.groups.flatMap(({ rows }) => rows.flatMap((row) => row.titles)).length;
    expect(count).toBe(everythingLiked.sorted.length - 3);
    const onlyThree = ordinary.sorted.map((one) =>
      one.isPicked ? one : { ...one, answer: 'dislike' as const },
    );
    const none = (await viewOf({ sorted: onlyThree })).pattern.liked;
    expect(none.groups).toEqual([]);
    expect(none.hint).toBe('Your three are the only ones you liked this time.');
  });

  it('lists saved careers, newest first, and links each to its public page', async () => {
    const savedCareers = ['plumber', 'actuary', 'midwife'];
    const { saved } = (await viewOf({ savedCareers, language: 'fr' })).pattern;
    expect(saved?.heading).toBe('Les métiers que tu as gardés');
    expect(saved?.list.columns.map((column) => column.map(({ url }) => url))).toEqual([
      [
        'https://trio.example/fr/carrieres/plombiere-ou-plombier',
        'https://trio.example/fr/carrieres/actuaire',
      ],
      ['https://trio.example/fr/carrieres/sage-femme'],
    ]);
    expect(saved?.list.columns[0]?.[0]?.title.text).toBe('Plombière ou plombier');
    expect(saved?.more).toBeNull();
  });

  it('has no section if no career is saved', async () => {
    const { saved, sheets } = (await viewOf({ savedCareers: [] })).pattern;
    expect(saved).toBeNull();
    expect(sheets.flat()).toEqual(['counts', 'liked', 'aside']);
  });

  it('lists the successor of a removed saved career, only once', async () => {
    const savedCareers = ['gas-fitter', 'actuary', 'plumber', 'no-such-career'];
    const { saved } = (await viewOf({ savedCareers })).pattern;
    expect(saved?.list.columns.flat().map(({ title }) => title.text)).toEqual([
      'Plumber',
      'Actuary',
    ]);
  });

  it('lists the 24 newest saved careers and counts the others', async () => {
    const { savedCareers } = everythingLiked;
    const { saved } = (await viewOf({ savedCareers })).pattern;
    expect(saved?.list.columns.map((column) => column.length)).toEqual([12, 12]);
    expect(saved?.more).toBe('and 26 more');
    const all = (await viewOf({ savedCareers: savedCareers.slice(0, 24) })).pattern.saved;
    expect(all?.more).toBeNull();
  });

  it('uses a third sheet rather than overflow', async () => {
    const sorted = secondSort.sorted;
    const brief = { includesFamilyPage: false, includesCounsellorPage: false };
    const { savedCareers } = everythingLiked;
    const { pattern, pages } = (
      await prepareProfile({ ...secondSort, ...brief, sorted, savedCareers })
    ).view;
    expect(pattern.sheets).toEqual([['counts', 'liked'], ['saved'], ['aside']]);
    expect(pages).toBe(7);
  });

  it('lists the disliked cards by category', async () => {
    const { aside } = (await viewOf({})).pattern;
    expect(aside.rows.map(({ label }) => label)).toContain('Environment (2)');
    const none = ordinary.sorted.map((one) => ({ ...one, answer: 'like' as const }));
    const empty = (await viewOf({ sorted: none })).pattern.aside;
    expect(empty.rows).toEqual([]);
    expect(empty.hint).toBe('You set nothing aside this time.');
  });

  it('lists the cards that stayed, are new or are gone since the last sort', async () => {
    const { pattern } = await viewOf(secondSort);
    const { rows, left } = pattern.changes ?? { rows: [], left: null };
    expect(rows.map(({ note }) => note)).toEqual([
      'Nouveau dans ton trio',
      'Toujours dans ton trio',
      'Nouveau dans ton trio',
    ]);
    const [, second, third] = secondSort.previous?.titles ?? [];
    expect(left?.text.text).toBe(`${second}\u00a0· ${third}`);
    expect((await viewOf({})).pattern.changes).toBeNull();
  });
});

describe('the pages for others', () => {
  it('are included only if the student chooses them', async () => {
    const both = await viewOf({});
    expect(both.family?.heading).toBe('For my family');
    expect(both.counsellor?.heading).toBe('For my counsellor');
    const none = await viewOf({ includesFamilyPage: false, includesCounsellorPage: false });
    expect(none.family).toBeNull();
    expect(none.counsellor).toBeNull();
  });

  it.each([
    [0, 'not counted'],
    [59_000, 'less than a minute'],
    [2 * 3_600_000, '2 hours'],
    [3_600_000 + 60_000, '1 hour 1 minute'],
  ])('show %i milliseconds as “%s”', async (timeSpentMs, expected) => {
    const { counsellor } = await viewOf({ timeSpentMs });
    expect(counsellor?.glance.rows.map(({ value }) => value)).toContain(expected);
  });

  it('name the student on each page, because a page may be handed on alone', async () => {
    const { family, counsellor } = await viewOf({});
    expect(family?.intro.text).toContain('Maya');
    expect(counsellor?.name.text).toBe('Maya Okafor-Lindqvist');
    expect(counsellor?.date).toBe('November\u00a015, 2026');
  });

  it('keep our sentences left to right with a right-to-left name, and shorten a long name', async () => {
    const { view } = await prepareProfile({ ...ordinary, firstName: 'ليلى' });
    expect(view.family?.intro).toMatchObject({ isRtl: false });
    expect(view.family?.intro.text).toContain('ليلى');
    const long = await prepareProfile({ ...ordinary, firstName: 'W'.repeat(100) });
    const shown = long.view.family?.intro.text.replaceAll('\u200b', '');
    expect(shown).toContain(`${'W'.repeat(40)}…`);
    expect(long.view.family?.intro.text).toContain('W\u200bW');
  });

  it('mention pace only after quick answers', async () => {
    expect((await viewOf({})).counsellor?.pace).toBeNull();
    const quick = await viewOf({ isQuickSort: true });
    expect(quick.counsellor?.pace?.text.text).toContain('You might invite Maya');
  });
});

it('explains the substitute character only where it is shown', async () => {
  const explained = '□ stands for a character that this document cannot show.';
  expect((await viewOf({})).sources.paragraphs).not.toContain(explained);
  expect((await viewOf({ lastName: '\ue000' })).sources.paragraphs).toContain(explained);
});
