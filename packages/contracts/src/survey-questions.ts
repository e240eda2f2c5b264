import type { Survey } from './surveys.ts';

interface ChoiceShape {
  readonly kind: 'choice';
  readonly id: string;
  readonly label: string;
  readonly isRequired?: true;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

interface TextShape {
  readonly kind: 'text';
  readonly id: string;
  readonly label: string;
  readonly hint: string;
}

export const surveyQuestions = {
  end: [
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
  ],
  'profile-intro': [
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
  ],
} as const satisfies Record<Survey, readonly (ChoiceShape | TextShape)[]>;

export type Question = (typeof surveyQuestions)[Survey][number];
export type ChoiceQuestion = Extract<Question, { kind: 'choice' }>;

export type SurveyAnswers = Readonly<Record<string, string>>;

export type GivenAnswer =
  | { readonly id: string; readonly question: Question; readonly choice: ChoiceLabel }
  | { readonly id: string; readonly question: Question; readonly text: string }
  /** For a question that this version does not ask. */
  | { readonly id: string; readonly question: null; readonly text: string };

type ChoiceLabel = ChoiceQuestion['choices'][number]['label'];

export function givenAnswers(survey: Survey, answers: SurveyAnswers): readonly GivenAnswer[] {
  const questions: readonly Question[] = surveyQuestions[survey];
  const known = questions.flatMap((question): GivenAnswer[] => {
    const text = answers[question.id];
    if (text === undefined) return [];
    const { id } = question;
    const choices: ChoiceQuestion['choices'][number][] =
      question.kind === 'choice' ? [...question.choices] : [];
    const choice = choices.find(({ value }) => value === text)?.label;
    return [choice === undefined ? { id, question, text } : { id, question, choice }];
  });
  const ids = new Set<string>(questions.map(({ id }) => id));
  const unknown = Object.entries(answers).filter(([id]) => !ids.has(id));
  return [...known, ...unknown.map(([id, text]) => ({ id, question: null, text }))];
}
