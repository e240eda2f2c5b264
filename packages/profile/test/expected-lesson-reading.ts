import type { Language } from '@trio/i18n/languages';
import {
  lessonAfter,
  lessonAims,
  lessonBefore,
  lessonHear,
  lessonKeep,
  lessonNetwork,
  lessonPhases,
} from '@trio/i18n/lesson-plan';
import { translatorFor } from './document-translator.ts';
import { cells, heading, inOneForm, text } from './reading.ts';

export function expectedLessonReading(language: Language): readonly string[] {
  const t = translatorFor(language);
  const minutesOf = ({ from, to }: { from: number; to: number }) =>
    t('lesson.minutes', { from, to });
  const notes = (given: typeof lessonHear) =>
    given.flatMap((note) => [
      heading(3, t(note.heading)),
      ...note.texts.flatMap((key) => text(t(key))),
    ]);
  return inOneForm([
    ...text('Trio·', t('lesson.kicker')),
    heading(1, t('lesson.title')),
    ...text(t('lesson.lead')),
    heading(2, t('lesson.aim')),
    ...lessonAims.flatMap((key) => text(t(key))),
    heading(2, t('lesson.glance')),
    ...cells(t('lesson.glance.minutes'), t('lesson.glance.what'), t('lesson.glance.you')),
    ...lessonPhases.flatMap((phase) => cells(minutesOf(phase), t(phase.heading), t(phase.you))),
    heading(2, t('lesson.before')),
    ...lessonBefore.flatMap((key) => text(t(key))),
    heading(2, t('lesson.keep')),
    ...lessonKeep.flatMap((key) => text(t(key))),
    heading(2, t('lesson.plan')),
    ...lessonPhases.flatMap((phase) => [
      heading(3, `${minutesOf(phase)} ${t(phase.heading)}`),
      ...text(t('lesson.say')),
      ...phase.say.flatMap(({ line, atMinute }) => [
        ...(atMinute === undefined ? [] : text(t('lesson.at', { minute: atMinute }))),
        ...text(t(line)),
      ]),
      ...text(t('lesson.students')),
      ...phase.students.flatMap((key) => text(t(key))),
      ...text(t('lesson.watch')),
      ...phase.watch.flatMap((key) => text(t(key))),
    ]),
    heading(2, t('lesson.hear')),
    ...notes(lessonHear),
    heading(2, t('lesson.after')),
    ...notes(lessonAfter),
    heading(2, t('lesson.network')),
    ...notes(lessonNetwork),
  ]);
}
