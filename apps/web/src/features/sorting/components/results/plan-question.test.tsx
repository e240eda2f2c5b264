import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../../../test/axe.ts';
import { offline } from '../../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { endSessionAfterEach } from '../../../../../test/session.tsx';
import { inDays } from '../../../../../test/steps.ts';
import { confirmedSort, renderWithResult, sortId } from '../../../../../test/student-result.tsx';
import { words } from '../../../../../test/words.ts';
import { readDraft } from '../../../../lib/profile/reflection-draft.ts';
import { StudentResults } from './student-results.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;
const other = { ...emptyReflection, shared: 'Water' };

/** Opens the last question alone. */
async function open(changes: Partial<Reflection> = {}, language: 'en' | 'fr' = 'en') {
  const say = words[language];
  const reflection = { ...other, reasons: ['a', 'b', 'c'] as [string, string, string], ...changes };
  const view = await renderWithResult(server, <StudentResults />, {
    record: confirmedSort({ reflection }),
    language,
  });
  const label = say('words.editOne', { label: say('words.action') });
  const name = changes.action ? label : say('words.more');
  const opener = await screen.findByRole('button', { name });
  act(() => opener.click());
  await screen.findByRole('textbox', { name: say('plan.will') });
  return { ...view, reflection };
}
const field = (part: 'when' | 'will' | 'withWhom') =>
  screen.getByRole('textbox', { name: t(`plan.${part}`) });
const day = () => screen.getByLabelText(t('plan.dueOn'));
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const examples = (part: 'when' | 'will' | 'withWhom') =>
  screen.queryByRole('group', { name: t('plan.examples', { label: t(`plan.${part}`) }) });

describe('the step as a plan', () => {
  it('makes a sentence of its parts while the student writes', async () => {
    const { user } = await open();
    expect(screen.getByText(t('plan.empty'))).toBeVisible();
    await user.fill(field('will'), 'ask my aunt');
    expect(screen.getByText('I will ask my aunt.')).toBeVisible();
    await user.fill(field('when'), 'Thursday after school');
    await user.fill(field('withWhom'), 'a friend');
    await user.fill(day(), '2099-12-31');
    const sentence =
      'Thursday after school, I will ask my aunt with a friend, by December 31, 2099.';
    expect(screen.getByText(sentence)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('sends parts and sentence with Done, not before', async () => {
    const { user, sent } = await open();
    await user.fill(field('will'), ' I will ask my aunt ');
    await user.fill(day(), inDays(5));
    expect(sent).toEqual([]);
    press(t('write.done'));
    await screen.findByText(t('words.saved'));
    const plan = { when: '', will: 'ask my aunt', withWhom: '', dueOn: inDays(5) };
    expect(sent).toMatchObject([{ reasons: ['a', 'b', 'c'], shared: 'Water', plan }]);
    expect(sent[0]?.action).toMatch(/^I will ask my aunt, by /u);
  });

  it('can be skipped', async () => {
    const { sent } = await open();
    press(t('write.done'));
    await screen.findByRole('button', { name: t('words.more') });
    expect(sent).toEqual([]);
  });

  it('has examples to tap, which fill a part and stay until it is changed', async () => {
    const { user } = await open();
    for (const part of ['when', 'will', 'withWhom'] as const) {
      const group = examples(part) as HTMLElement;
      const [, second] = within(group).getAllByRole('button');
      act(() => second?.click());
      expect(field(part)).toHaveValue(second?.textContent);
      expect(second).toHaveAttribute('aria-pressed', 'true');
    }
    await user.fill(field('will'), 'something else');
    expect(examples('will')).toBeNull();
    expect(examples('when')).toBeVisible();
    await user.fill(field('will'), '');
    expect(examples('will')).toBeVisible();
  });

  it('says at its part what is wrong, and sends nothing', async () => {
    const { user, sent } = await open();
    await user.fill(field('when'), 'x'.repeat(61));
    await user.fill(day(), inDays(-1));
    press(t('write.done'));
    expect(field('when')).toHaveFocus();
    expect(field('when')).toHaveAccessibleDescription(new RegExp(t('step/text-too-long'), 'u'));
    expect(field('will')).toHaveAccessibleDescription(new RegExp(t('step/will-required'), 'u'));
    expect(day()).toHaveAccessibleDescription(new RegExp(t('plan.dueOn.past'), 'u'));
    expect(await axeViolations()).toEqual([]);
    await user.fill(field('when'), 'Monday');
    expect(field('when')).toBeValid();
    expect(field('will')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('stays on the device without a network, and is sent later', async () => {
    const { user, sent, fail, recover, student } = await open();
    await user.fill(field('will'), 'ask');
    await user.fill(field('withWhom'), 'Nora');
    fail(offline);
    press(t('write.done'));
    await screen.findByRole('alert');
    const plan = { when: '', will: 'ask', withWhom: 'Nora', dueOn: null };
    expect(readDraft({ accountId: student._id, sortId })?.reflection.plan).toEqual(plan);
    expect(field('withWhom')).toHaveValue('Nora');
    recover();
    press(t('write.done'));
    await screen.findByText(t('words.saved'));
    expect(sent).toMatchObject([{ plan }]);
  });

  it('is taken away with all its parts', async () => {
    const plan = { when: '', will: 'ask', withWhom: '', dueOn: null };
    const { user, sent } = await open({ action: 'I will ask.', plan });
    expect(field('will')).toHaveValue('ask');
    await user.fill(field('will'), '');
    press(t('write.save'));
    await waitFor(() => expect(sent).toMatchObject([{ action: '', plan: null }]));
  });

  it('is in French too', async () => {
    const { user } = await open({}, 'fr');
    await user.fill(screen.getByRole('textbox', { name: words.fr('plan.will') }), 'demander');
    expect(screen.getByText('Je vais demander.')).toBeVisible();
  });
});

describe('a sentence of before there were parts', () => {
  const action = `I will ask ${'x'.repeat(120)}`;

  it('is in “I will” and stays one sentence, as long as it was', async () => {
    const { user, sent, reflection } = await open({ action });
    expect(field('will')).toHaveValue(action);
    await user.fill(field('will'), `${action}!`);
    press(t('write.save'));
    await screen.findByText(t('words.saved'));
    expect(sent).toEqual([{ ...reflection, action: `${action}!`, plan: null }]);
  });

  it('becomes a plan with another part, and then has its limits', async () => {
    const { user, sent } = await open({ action });
    await user.fill(field('when'), 'Monday');
    press(t('write.save'));
    expect(field('will')).toHaveAccessibleDescription(new RegExp(t('step/text-too-long'), 'u'));
    await user.fill(field('will'), 'ask my aunt');
    press(t('write.save'));
    await waitFor(() => expect(sent).toMatchObject([{ action: 'Monday, I will ask my aunt.' }]));
  });
});
