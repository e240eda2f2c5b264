import { cutAt } from '@trio/domain/plain-text';
import { fitted } from './break-words.ts';
import { lineOrNull } from './prepare-challenge.ts';
import { nameOf } from './prepare-student-page.ts';
import type { ProfileData } from './profile-data.ts';
import { safeLine, type Line } from './safe-text.ts';
import type { CounsellorView, FamilyView } from './view.ts';
import { formatDate, translators, formatTime } from './localise.ts';

/** A longer name in a sentence would push other text off the page. */
const shortNameMax = 40;

const columnsInEm = { sentence: 18, shared: 30, name: 30 };

const longShared = 180;

function shortNameOf({ firstName, lastName }: ProfileData): string {
  const name = safeLine(firstName).text || safeLine(lastName).text;
  const short = cutAt(name, shortNameMax);
  return short === name ? name : `${short}…`;
}

/** Our sentence runs from left to right even if the name in it does not. */
const sentence = (text: string): Line => ({
  ...fitted(safeLine(text), columnsInEm.sentence),
  isRtl: false,
});

export function prepareFamily(data: ProfileData): FamilyView {
  const t = translators[data.language];
  const name = shortNameOf(data);
  const date = formatDate(data.language, data.sortedOn);
  return {
    heading: t('pdf.family.heading'),
    intro: sentence(t('pdf.family.intro', { name, count: data.sorted.length })),
    what: {
      heading: t('pdf.family.what'),
      text: sentence(t('pdf.family.whatText', { name, date })),
    },
    questions: {
      heading: t('pdf.family.questions'),
      items: [
        t('pdf.family.question.1'),
        t('pdf.family.question.2'),
        t('pdf.family.question.3'),
        t('pdf.family.question.4'),
        t('pdf.family.question.5'),
        t('pdf.family.question.6'),
      ],
    },
    helps: {
      heading: t('pdf.family.helps'),
      items: [t('pdf.family.help.1'), t('pdf.family.help.2'), t('pdf.family.help.3')],
    },
    note: t('pdf.family.note'),
    write: t('pdf.family.write'),
  };
}

export function prepareCounsellor(data: ProfileData): CounsellorView {
  const t = translators[data.language];
  const shared = lineOrNull(data.reflection.shared, columnsInEm.shared);
  const count = (answer: string): string =>
    String(data.sorted.filter((one) => one.answer === answer).length);
  return {
    density: data.isQuickSort || (shared?.text.length ?? 0) > longShared ? 'close' : 'usual',
    heading: t('pdf.staff.heading'),
    name: fitted(safeLine(nameOf(data)), columnsInEm.name),
    date: formatDate(data.language, data.sortedOn),
    three: t('pdf.staff.three'),
    glance: {
      heading: t('pdf.staff.glance'),
      head: [t('pdf.staff.fact'), t('pdf.staff.value')],
      rows: [
        { label: t('pdf.staff.sorted'), value: String(data.sorted.length) },
        { label: t('pdf.answer.superlike'), value: count('superlike') },
        { label: t('pdf.answer.like'), value: count('like') },
        { label: t('pdf.answer.dislike'), value: count('dislike') },
        { label: t('pdf.staff.time'), value: formatTime(data.language, data.timeSpentMs) },
        { label: t('pdf.staff.attempts'), value: String(data.sortAttempts) },
      ],
    },
    pace: data.isQuickSort
      ? {
          heading: t('pdf.staff.pace'),
          text: sentence(t('pdf.staff.paceText', { name: shortNameOf(data) })),
        }
      : null,
    opening: {
      heading: t('pdf.staff.opening'),
      shared,
      text: t(shared === null ? 'pdf.staff.openingPlain' : 'pdf.staff.openingShared'),
    },
    follow: {
      heading: t('pdf.staff.follow'),
      items: [t('pdf.staff.follow.1'), t('pdf.staff.follow.2'), t('pdf.staff.follow.3')],
    },
    frameworks: {
      heading: t('pdf.staff.frameworks'),
      hint: t('pdf.staff.frameworksHint'),
      list: [
        { name: t('pdf.framework.blueprint'), text: t('pdf.framework.blueprintText') },
        { name: t('pdf.framework.ceric'), text: t('pdf.framework.cericText') },
        { name: t('pdf.framework.asca'), text: t('pdf.framework.ascaText') },
      ],
    },
  };
}
