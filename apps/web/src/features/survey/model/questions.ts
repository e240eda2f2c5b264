import type { survey } from '@trio/i18n/en/survey';

type Words = keyof typeof survey;
/** Question by question, the part of the catalogue that words it: the question, then its choices. */
type Of<Q extends string> = Extract<Words, `${Q}.${string}`>;

export interface ChoiceQuestion {
  readonly kind: 'choice';
  /** What the answer is kept under. */
  readonly id: string;
  readonly label: EndLabel | IntroLabel;
  readonly isRequired?: true;
  readonly choices: readonly { readonly value: string; readonly label: ChoiceLabel }[];
}

interface TextQuestion {
  readonly kind: 'text';
  readonly id: string;
  readonly label: EndLabel | IntroLabel;
  readonly hint: 'end.more.hint' | 'profileIntro.curious.hint';
}

export type Question = ChoiceQuestion | TextQuestion;

type EndLabel = 'end.fit' | 'end.found' | 'end.sorting' | 'end.talk' | 'end.next' | 'end.more';
type IntroLabel = 'profileIntro.help' | 'profileIntro.stage' | 'profileIntro.curious';
type ChoiceLabel = Of<EndLabel | IntroLabel>;

/** By the question's id; what was left out is not there. */
export type SurveyAnswers = Readonly<Record<string, string>>;

/** After the three are chosen: how it went. */
export const endQuestions: readonly Question[] = [
  {
    kind: 'choice',
    id: 'fit',
    label: 'end.fit',
    isRequired: true,
    choices: [
      { value: 'really', label: 'end.fit.really' },
      { value: 'fairly', label: 'end.fit.fairly' },
      { value: 'partly', label: 'end.fit.partly' },
      { value: 'unsure', label: 'end.fit.unsure' },
    ],
  },
  {
    kind: 'choice',
    id: 'found',
    label: 'end.found',
    choices: [
      { value: 'several', label: 'end.found.several' },
      { value: 'some', label: 'end.found.some' },
      { value: 'none', label: 'end.found.none' },
    ],
  },
  {
    kind: 'choice',
    id: 'sorting',
    label: 'end.sorting',
    choices: [
      { value: 'easy', label: 'end.sorting.easy' },
      { value: 'thinking', label: 'end.sorting.thinking' },
      { value: 'long', label: 'end.sorting.long' },
    ],
  },
  {
    kind: 'choice',
    id: 'talk',
    label: 'end.talk',
    choices: [
      { value: 'family', label: 'end.talk.family' },
      { value: 'friends', label: 'end.talk.friends' },
      { value: 'school', label: 'end.talk.school' },
      { value: 'nobody', label: 'end.talk.nobody' },
    ],
  },
  {
    kind: 'choice',
    id: 'next',
    label: 'end.next',
    choices: [
      { value: 'jobs', label: 'end.next.jobs' },
      { value: 'studies', label: 'end.next.studies' },
      { value: 'people', label: 'end.next.people' },
      { value: 'trying', label: 'end.next.trying' },
    ],
  },
  { kind: 'text', id: 'more', label: 'end.more', hint: 'end.more.hint' },
];

/** Before the profile is made: what it is for. */
export const introQuestions: readonly Question[] = [
  {
    kind: 'choice',
    id: 'help',
    label: 'profileIntro.help',
    isRequired: true,
    choices: [
      { value: 'courses', label: 'profileIntro.help.courses' },
      { value: 'after', label: 'profileIntro.help.after' },
      { value: 'talking', label: 'profileIntro.help.talking' },
      { value: 'exploring', label: 'profileIntro.help.exploring' },
    ],
  },
  {
    kind: 'choice',
    id: 'stage',
    label: 'profileIntro.stage',
    choices: [
      { value: 'before', label: 'profileIntro.stage.before' },
      { value: 'early', label: 'profileIntro.stage.early' },
      { value: 'late', label: 'profileIntro.stage.late' },
      { value: 'after', label: 'profileIntro.stage.after' },
      { value: 'other', label: 'profileIntro.stage.other' },
    ],
  },
  {
    kind: 'text',
    id: 'curious',
    label: 'profileIntro.curious',
    hint: 'profileIntro.curious.hint',
  },
];
