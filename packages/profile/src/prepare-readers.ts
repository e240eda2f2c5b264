import { cutAt } from '@trio/domain/plain-text';
import { fitted } from './break-words.ts';
import { lineOrNull } from './prepare-challenge.ts';
import { nameOf } from './prepare-mine.ts';
import type { ProfileData } from './profile-data.ts';
import { safeLine, type Line } from './safe-text.ts';
import type { CounsellorView, FamilyView } from './view.ts';
import { formatDate, wordsIn, formatTime } from './words.ts';

/** A longer name in a sentence would push other text off the page. */
const calledMax = 40;

function calledOf({ firstName, lastName }: ProfileData): string {
  const name = safeLine(firstName).text || safeLine(lastName).text;
  const short = cutAt(name, calledMax);
  return short === name ? name : `${short}…`;
}

/** Left to right, whatever the script of the name in the sentence. */
const sentence = (text: string): Line => ({ ...fitted(safeLine(text), 18), isRtl: false });

export function prepareFamily(data: ProfileData): FamilyView {
  const words = wordsIn[data.language];
  const name = calledOf(data);
  const date = formatDate(data.language, data.sortedOn);
  return {
    heading: words('pdf.family.heading'),
    intro: sentence(words('pdf.family.intro', { name, count: data.sorted.length })),
    what: {
      heading: words('pdf.family.what'),
      text: sentence(words('pdf.family.whatText', { name, date })),
    },
    questions: {
      heading: words('pdf.family.questions'),
      items: [
        words('pdf.family.question.1'),
        words('pdf.family.question.2'),
        words('pdf.family.question.3'),
        words('pdf.family.question.4'),
        words('pdf.family.question.5'),
        words('pdf.family.question.6'),
      ],
    },
    helps: {
      heading: words('pdf.family.helps'),
      items: [words('pdf.family.help.1'), words('pdf.family.help.2'), words('pdf.family.help.3')],
    },
    note: words('pdf.family.note'),
    write: words('pdf.family.write'),
  };
}

export function prepareCounsellor(data: ProfileData): CounsellorView {
  const words = wordsIn[data.language];
  const shared = lineOrNull(data.reflection.shared, 30);
  const count = (answer: string): string =>
    String(data.sorted.filter((one) => one.answer === answer).length);
  return {
    density: data.isQuickSort || (shared?.text.length ?? 0) > 180 ? 'close' : 'usual',
    heading: words('pdf.staff.heading'),
    name: fitted(safeLine(nameOf(data)), 30),
    date: formatDate(data.language, data.sortedOn),
    three: words('pdf.staff.three'),
    glance: {
      heading: words('pdf.staff.glance'),
      head: [words('pdf.staff.fact'), words('pdf.staff.value')],
      rows: [
        { label: words('pdf.staff.sorted'), value: String(data.sorted.length) },
        { label: words('pdf.answer.superlike'), value: count('superlike') },
        { label: words('pdf.answer.like'), value: count('like') },
        { label: words('pdf.answer.dislike'), value: count('dislike') },
        { label: words('pdf.staff.time'), value: formatTime(data.language, data.timeSpentMs) },
        { label: words('pdf.staff.attempts'), value: String(data.sortAttempts) },
      ],
    },
    pace: data.isQuickSort
      ? {
          heading: words('pdf.staff.pace'),
          text: sentence(words('pdf.staff.paceText', { name: calledOf(data) })),
        }
      : null,
    opening: {
      heading: words('pdf.staff.opening'),
      shared,
      text: words(shared === null ? 'pdf.staff.openingPlain' : 'pdf.staff.openingShared'),
    },
    follow: {
      heading: words('pdf.staff.follow'),
      items: [
        words('pdf.staff.follow.1'),
        words('pdf.staff.follow.2'),
        words('pdf.staff.follow.3'),
      ],
    },
    frameworks: {
      heading: words('pdf.staff.frameworks'),
      hint: words('pdf.staff.frameworksHint'),
      list: [
        { name: words('pdf.framework.blueprint'), text: words('pdf.framework.blueprintText') },
        { name: words('pdf.framework.ceric'), text: words('pdf.framework.cericText') },
        { name: words('pdf.framework.asca'), text: words('pdf.framework.ascaText') },
      ],
    },
  };
}
