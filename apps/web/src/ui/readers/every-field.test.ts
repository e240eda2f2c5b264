import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = new URL('../../', import.meta.url).pathname;

/** By file: `staff` write there, or its parent or this code shows the readers and the help line. */
const fields: Readonly<Record<string, string>> = {
  'features/accounts/components/account/code-section.tsx': 'staff',
  'features/classes/components/sign-ins/paste-form.tsx': 'staff',
  'features/conversations/components/student/conversation-answer.tsx': '<FieldReaders>',
  'features/deck/components/card-fields.tsx': 'staff',
  'features/queue/components/noting/note-form.tsx': "t('noting.readers')",
  'features/sorting/components/own-card/own-card-modal.tsx': '<FieldReaders>',
  // Its readers are in `reflection-questions.tsx`.
  'features/sorting/components/results/reflection-field.tsx': 'parent',
  'features/steps/components/check-in-form.tsx': '<FieldReaders>',
  'features/support/components/support-page.tsx': "r('write.watched')",
  'features/surveys/components/survey-form.tsx': '<HelpLine />',
  // The step's fields, in `reflection-questions.tsx` and `check-in-form.tsx`.
  'ui/plan/plan-fields.tsx': 'parent',
  'ui/text-area.tsx': 'parent',
};

/** Free text in one line. */
const lines: Readonly<Record<string, string>> = {
  'features/sorting/components/card/ideas.tsx': '<FieldReaders>',
  'features/sorting/components/results/reflection-questions.tsx': '<HelpLine />',
};

const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);
const textOf = (file: string): string => readFileSync(join(source, file), 'utf8');

it('every text area says whether staff write there, or shows its readers', () => {
  const found = components.filter((file) => /<(?:TextArea|textarea)\b/u.test(textOf(file)));
  expect(found.toSorted()).toEqual(Object.keys(fields).toSorted());
});

it.each(Object.entries({ ...fields, ...lines }).filter(([, shows]) => /\W/u.test(shows)))(
  '%s shows %s',
  (file, shows) => expect(textOf(file)).toContain(shows),
);
