import { careerFacts } from '@trio/careers/facts.generated';
import { movedCareers } from '@trio/careers/moved-careers';
import { loadDeck } from '@trio/deck/deck';
import type { Teer } from '@trio/deck/training';
import { cardColors } from '@trio/domain/sorting/sort';
import { locales } from '@trio/i18n/languages';
import type { ProfileChallenge, ProfileData } from '../src/profile-data.ts';
import { cells, heading, inOneForm, type ReadItem, text } from './reading.ts';
import {
  altOf,
  cardOf,
  challengeOf,
  colorOf,
  dateOf,
  dueDateOf,
  ranks,
  reasonOf,
  timeOf,
  titleOf,
  type ReadingContext,
} from './reading-context.ts';
import { translatorFor } from './document-translator.ts';

const answers = ['superlike', 'like', 'dislike'] as const;

/**
 * The possible reading orders of a profile, from the data and the catalogues only. On a challenge
 * of several pages the question may precede the careers; with free space, answer lines follow it.
 */
export async function expectedReadings(data: ProfileData): Promise<readonly (readonly string[])[]> {
  const context: ReadingContext = {
    data,
    t: translatorFor(data.language),
    deck: await loadDeck(data.language),
  };
  const ways = questions.flatMap((one) =>
    questions.flatMap((two) => questions.map((three) => ({ 1: one, 2: two, 3: three }))),
  );
  return ways.map((way) =>
    inOneForm([
      ...studentPage(context),
      ...ranks.flatMap((rank) => challengePage(context, rank, way[rank])),
      ...pattern(context),
      ...(data.includesFamilyPage ? family(context) : []),
      ...(data.includesCounsellorPage ? counsellor(context) : []),
      ...sources(context),
    ]),
  );
}

const questions = ['first', 'last', 'answered'] as const;

function studentPage(context: ReadingContext): ReadItem[] {
  const { data, t } = context;
  const { reflection } = data;
  return [
    ...text(t('pdf.kicker')),
    heading(1, `${data.firstName} ${data.lastName}`),
    ...text(dateOf(data), ...(data.schoolName === null ? [] : ['·', data.schoolName])),
    ...text(t('pdf.mine.intro', { count: data.sorted.length })),
    ...ranks.flatMap((rank) => [
      { figure: altOf(context, rank) },
      ...text(String(rank)),
      heading(2, titleOf(context, rank)),
      ...text(t('pdf.mine.reason'), reasonOf(context, rank)),
    ]),
    ...text(t('pdf.mine.shared'), reflection.shared || t('pdf.write')),
    ...text(
      t(reflection.dueOn === undefined ? 'pdf.mine.action' : 'pdf.mine.step'),
      t('pdf.mine.by', { date: dueDateOf(data) }),
    ),
    ...text(reflection.action || t('pdf.write'), t('pdf.mine.keep')),
    ...earlierSteps(context),
  ];
}

function earlierSteps({ data, t }: ReadingContext): ReadItem[] {
  const shown = data.earlierSteps.slice(0, 2);
  if (shown.length === 0) return [];
  return text(
    t('pdf.mine.steps'),
    ...shown.flatMap(({ outcome, on, sentence, happened }) => [
      t(`pdf.mine.${outcome}`, { date: dateOf({ ...data, sortedOn: on }) }),
      inShort(sentence),
      inShort(happened),
    ]),
  );
}

const inShort = (words: string): string =>
  words.length <= 160 ? words : `${words.slice(0, 160).replace(/\s+\S*$/u, '')}…`;

function challengePage(
  context: ReadingContext,
  rank: 1 | 2 | 3,
  asked: (typeof questions)[number],
): ReadItem[] {
  const { t } = context;
  const challenge = challengeOf(context, rank);
  const card = cardOf(context, challenge);
  const color = colorOf(context, challenge);
  const category = challenge.kind === 'own' ? t('pdf.challenge.own') : t(`category.${color}`);
  const paragraphs = paragraphsOf(context, challenge);
  const question = text(t('pdf.challenge.ask'), card?.question ?? t(`pdf.question.${color}`));
  return [
    ...text(t(`pdf.challenge.rank.${rank}`), '·', category),
    heading(1, titleOf(context, rank)),
    ...text(t('pdf.challenge.reason'), reasonOf(context, rank)),
    ...(paragraphs.length > 0 ? [heading(2, t('pdf.challenge.about'))] : []),
    ...text(...paragraphs),
    { figure: altOf(context, rank) },
    ...(challenge.kind === 'own'
      ? []
      : text(t('pdf.challenge.subject'), card?.subject ?? t(`pdf.subject.${color}`))),
    ...(card?.isTrades === true ? text(t('card.trades')) : []),
    ...(asked === 'first' ? question : []),
    ...careers(context, challenge),
    ...(challenge.ideas.length > 0 ? [heading(2, t('pdf.challenge.ideas'))] : []),
    ...text(...challenge.ideas),
    ...(asked === 'first' ? [] : question),
    ...(asked === 'answered' ? text(t('pdf.challenge.answer')) : []),
  ];
}

function paragraphsOf(context: ReadingContext, challenge: ProfileChallenge): readonly string[] {
  if (challenge.kind === 'own') return [challenge.description];
  if (challenge.kind === 'extra') return [challenge.content];
  return cardOf(context, challenge)?.paragraphs ?? [];
}

const trainings: readonly [name: 'job' | 'college' | 'university' | 'experience', Teer[]][] = [
  ['job', [4, 5]],
  ['college', [2, 3]],
  ['university', [1]],
  ['experience', [0]],
];

function careers(context: ReadingContext, challenge: ProfileChallenge): ReadItem[] {
  const { t } = context;
  const toFill = text(t('pdf.write'));
  if (challenge.kind === 'own') {
    return [heading(2, t('pdf.challenge.find')), ...text(t('pdf.challenge.findHint')), ...toFill];
  }
  if (challenge.kind === 'extra') {
    const { bulletHeading, bulletDescription, jobLinks } = challenge;
    return [
      heading(2, bulletHeading || t('pdf.challenge.careers')),
      ...text(bulletDescription),
      ...(jobLinks.length === 0 ? toFill : text(...jobLinks.map(({ title }) => title))),
    ];
  }
  const list = cardOf(context, challenge)?.careers ?? [];
  if (list.length === 0) {
    return [heading(2, t('pdf.challenge.careers')), ...text(t('card.careersNone')), ...toFill];
  }
  return [
    heading(2, t('pdf.challenge.careers')),
    ...text(t('training.hint')),
    ...trainings.flatMap(([training, levels]) => {
      const group = list.filter(({ teer }) => levels.includes(teer));
      if (group.length === 0) return [];
      const titles = text(...group.map(({ title }) => title));
      return [heading(3, t(`training.${training}`)), ...titles];
    }),
  ];
}

function pattern(context: ReadingContext): ReadItem[] {
  const { data, t } = context;
  const liked = data.sorted.filter(({ answer }) => answer !== 'dislike').length;
  const rows = cardColors
    .map((color) => {
      const ofColor = data.sorted.filter((each) => each.color === color);
      const count = (answer: (typeof answers)[number]) =>
        ofColor.filter((each) => each.answer === answer).length;
      return {
        color,
        category: t(`category.${color}`),
        titles: ofColor.filter(({ answer }) => answer === 'dislike').map(({ title }) => title),
        superlike: count('superlike'),
        like: count('like'),
        dislike: count('dislike'),
      };
    })
    .filter(({ superlike, like, dislike }) => superlike + like + dislike > 0);
  const total = (answer: (typeof answers)[number]) =>
    rows.reduce((sum, row) => sum + row[answer], 0);
  const most = Math.max(...rows.map(({ superlike, like }) => superlike + like));
  const top = rows.filter(({ superlike, like }) => superlike + like === most);
  const list = new Intl.ListFormat(locales[data.language], { type: 'conjunction' });
  const categories = list.format(top.map(({ category }) => category));
  const aside = rows.filter(({ dislike }) => dislike > 0);
  const chart = rows.map((row) => t('pdf.pattern.chartRow', row)).join(' ');
  return [
    heading(1, t('pdf.pattern.heading')),
    ...text(t('pdf.pattern.intro', { count: data.sorted.length, liked })),
    ...(most > 0 && top.length < 3 ? text(t('pdf.pattern.most', { categories })) : []),
    ...changes(context),
    heading(2, t('pdf.pattern.chart')),
    { figure: t('pdf.pattern.chartAlt', { rows: chart }) },
    heading(2, t('pdf.pattern.numbers')),
    ...cells(t('pdf.pattern.category'), ...answers.map((answer) => t(`pdf.answer.${answer}`))),
    ...rows.flatMap((row) => cells(row.category, row.superlike, row.like, row.dislike)),
    ...cells(t('pdf.pattern.total'), ...answers.map(total)),
    ...alsoLiked(context),
    ...savedCareers(context),
    heading(2, t('pdf.pattern.aside')),
    ...text(t(aside.length > 0 ? 'pdf.pattern.asideHint' : 'pdf.pattern.asideNone')),
    ...aside.flatMap(({ category, titles }) =>
      text(`${category} (${titles.length})`, titles.join('·')),
    ),
  ];
}

function alsoLiked({ data, t }: ReadingContext): ReadItem[] {
  const others = data.sorted.filter(({ isPicked }) => !isPicked);
  const groups = (['superlike', 'like'] as const).flatMap((answer) => {
    const ofAnswer = others.filter((each) => each.answer === answer);
    if (ofAnswer.length === 0) return [];
    const rows = cardColors.flatMap((color) => {
      const titles = ofAnswer.filter((each) => each.color === color).map(({ title }) => title);
      if (titles.length === 0) return [];
      return text(`${t(`category.${color}`)} (${titles.length})`, titles.join('·'));
    });
    return [heading(3, t(`pdf.answer.${answer}`)), ...rows];
  });
  return [
    heading(2, t('pdf.pattern.liked')),
    ...text(t(groups.length > 0 ? 'pdf.pattern.likedHint' : 'pdf.pattern.likedNone')),
    ...groups,
  ];
}

function savedCareers({ data, t }: ReadingContext): ReadItem[] {
  const keys = data.savedCareers.map(
    (key) => movedCareers.find(({ slug }) => slug.en === key)?.next ?? key,
  );
  const titles = [...new Set(keys)].flatMap(
    (key) => careerFacts.find(({ slug }) => slug.en === key)?.title[data.language] ?? [],
  );
  if (titles.length === 0) return [];
  const more = titles.length - 24;
  return [
    heading(2, t('pdf.pattern.saved')),
    ...text(t('pdf.pattern.savedHint'), ...titles.slice(0, 24)),
    ...(more > 0 ? text(t('pdf.pattern.savedMore', { count: more })) : []),
  ];
}

function changes(context: ReadingContext): ReadItem[] {
  const { data, t } = context;
  const { previous } = data;
  if (previous === null) return [];
  const now = ranks.map((rank) => titleOf(context, rank));
  const before: readonly string[] = previous.titles;
  const left = before.filter((title) => !now.includes(title));
  const note = (title: string) =>
    t(before.includes(title) ? 'pdf.pattern.stayed' : 'pdf.pattern.arrived');
  const dates = [dateOf({ ...data, ...previous }), dateOf(data)];
  return [
    heading(2, t('pdf.pattern.changed')),
    ...cells(t('pdf.pattern.rank'), ...dates, t('pdf.pattern.note')),
    ...now.flatMap((title, index) => cells(index + 1, before[index] ?? '', title, note(title))),
    ...(left.length > 0 ? text(t('pdf.pattern.left'), left.join('·')) : []),
  ];
}

function family(context: ReadingContext): ReadItem[] {
  const { data, t } = context;
  const name = data.firstName;
  return [
    heading(1, t('pdf.family.heading')),
    ...text(t('pdf.family.intro', { name, count: data.sorted.length })),
    ...text(...ranks.map((rank) => titleOf(context, rank))),
    heading(2, t('pdf.family.what')),
    ...text(t('pdf.family.whatText', { name, date: dateOf(data) })),
    heading(2, t('pdf.family.questions')),
    ...([1, 2, 3, 4, 5, 6] as const).flatMap((each) => text(t(`pdf.family.question.${each}`))),
    heading(2, t('pdf.family.helps')),
    ...ranks.flatMap((each) => text(t(`pdf.family.help.${each}`))),
    heading(2, t('pdf.family.note')),
    ...text(t('pdf.family.write')),
  ];
}

function counsellor(context: ReadingContext): ReadItem[] {
  const { data, t } = context;
  const { shared } = data.reflection;
  const count = (wanted: string) => data.sorted.filter(({ answer }) => answer === wanted).length;
  const pace = [
    heading(2, t('pdf.staff.pace')),
    ...text(t('pdf.staff.paceText', { name: data.firstName })),
  ];
  return [
    heading(1, t('pdf.staff.heading')),
    ...text(`${data.firstName} ${data.lastName}`, '·', dateOf(data)),
    heading(2, t('pdf.staff.three')),
    ...text(...ranks.map((rank) => titleOf(context, rank))),
    heading(2, t('pdf.staff.glance')),
    ...cells(t('pdf.staff.fact'), t('pdf.staff.value')),
    ...cells(t('pdf.staff.sorted'), data.sorted.length),
    ...answers.flatMap((answer) => cells(t(`pdf.answer.${answer}`), count(answer))),
    ...cells(t('pdf.staff.time'), timeOf(data, t)),
    ...cells(t('pdf.staff.attempts'), data.sortAttempts),
    ...(data.isQuickSort ? pace : []),
    heading(2, t('pdf.staff.opening')),
    ...text(shared, t(shared === '' ? 'pdf.staff.openingPlain' : 'pdf.staff.openingShared')),
    heading(2, t('pdf.staff.follow')),
    ...ranks.flatMap((each) => text(t(`pdf.staff.follow.${each}`))),
    heading(2, t('pdf.staff.frameworks')),
    ...text(t('pdf.staff.frameworksHint')),
    ...(['blueprint', 'ceric', 'asca'] as const).flatMap((each) =>
      text(t(`pdf.framework.${each}`), t(`pdf.framework.${each}Text`)),
    ),
  ];
}

const sources = ({ t }: ReadingContext): ReadItem[] => [
  heading(1, t('pdf.sources.heading')),
  ...text(t('pdf.sources.noc'), t('pdf.sources.onet'), t('pdf.sources.links')),
];
