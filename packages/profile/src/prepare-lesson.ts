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
import { translators, type Translator } from './localise.ts';
import type { ListView } from './view.ts';

interface NotesView {
  readonly heading: string;
  readonly notes: readonly { readonly heading: string; readonly texts: readonly string[] }[];
}

interface PhaseView {
  readonly minutes: string;
  readonly heading: string;
  readonly you: string;
  readonly say: readonly { readonly at: string | null; readonly text: string }[];
  readonly students: readonly string[];
  readonly watch: readonly string[];
}

export interface LessonView {
  readonly language: Language;
  readonly title: string;
  readonly kicker: string;
  readonly heading: string;
  readonly lead: string;
  readonly aim: ListView;
  readonly glance: { readonly heading: string; readonly head: readonly string[] };
  readonly before: ListView;
  readonly plan: string;
  readonly labels: Readonly<Record<'say' | 'students' | 'watch', string>>;
  readonly phases: readonly PhaseView[];
  readonly hear: NotesView;
  readonly keep: ListView;
  readonly after: NotesView;
  readonly network: NotesView;
}

export function prepareLesson(language: Language): LessonView {
  const t = translators[language];
  return {
    language,
    title: t('lesson.documentTitle'),
    kicker: t('lesson.kicker'),
    heading: t('lesson.title'),
    lead: t('lesson.lead'),
    aim: { heading: t('lesson.aim'), items: lessonAims.map((key) => t(key)) },
    glance: {
      heading: t('lesson.glance'),
      head: [t('lesson.glance.minutes'), t('lesson.glance.what'), t('lesson.glance.you')],
    },
    before: { heading: t('lesson.before'), items: lessonBefore.map((key) => t(key)) },
    plan: t('lesson.plan'),
    labels: { say: t('lesson.say'), students: t('lesson.students'), watch: t('lesson.watch') },
    phases: lessonPhases.map(({ from, to, heading, you, say, students, watch }) => ({
      minutes: t('lesson.minutes', { from, to }),
      heading: t(heading),
      you: t(you),
      say: say.map(({ line, atMinute }) => ({
        at: atMinute === undefined ? null : t('lesson.at', { minute: atMinute }),
        text: t(line),
      })),
      students: students.map((key) => t(key)),
      watch: watch.map((key) => t(key)),
    })),
    hear: { heading: t('lesson.hear'), notes: notes(t, lessonHear) },
    keep: { heading: t('lesson.keep'), items: lessonKeep.map((key) => t(key)) },
    after: { heading: t('lesson.after'), notes: notes(t, lessonAfter) },
    network: { heading: t('lesson.network'), notes: notes(t, lessonNetwork) },
  };
}

const notes = (t: Translator, given: typeof lessonHear): NotesView['notes'] =>
  given.map(({ heading, texts }) => ({ heading: t(heading), texts: texts.map((key) => t(key)) }));
