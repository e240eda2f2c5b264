import { emptyReflection } from '@trio/contracts/reflection';
import { checkInStep, listSteps, setReminders, type Step } from '@trio/contracts/steps';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../test/render-page.tsx';
import { endSessionAfterEach } from '../../../../test/session.tsx';
import { inDays, stepOf, stepsWith } from '../../../../test/steps.ts';
import { renderWithResult } from '../../../../test/student-result.tsx';
import { words } from '../../../../test/words.ts';
import { OwnWords } from '../../../ui/profile/own-words.tsx';
import { StepPanel } from './step-panel.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

type Reminders = Parameters<typeof stepsWith>[1];
async function open(
  steps: readonly Step[],
  { reminders, language = 'en' }: { reminders?: Reminders; language?: 'en' | 'fr' } = {},
) {
  const onPlan = vi.fn();
  server.on(listSteps, stepsWith(steps, reminders));
  const view = await renderWithResult(server, <StepPanel onPlan={onPlan} />, { language });
  await screen.findByRole('heading', { name: words[language]('stepPanel.heading') });
  await waitFor(() => expect(screen.queryByText(words[language]('panel.loading'))).toBeNull());
  return { ...view, onPlan };
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(() => button(name).click());
const choose = (name: string) => act(() => screen.getByRole('radio', { name }).click());
const happened = () => screen.getByRole('textbox', { name: t('checkIn.happened') });
const due = () => stepOf({ dueOn: inDays(0) });

describe('the sentence of the step', () => {
  const step = stepOf();
  const reflection = {
    ...emptyReflection,
    shared: 'Water',
    action: step.sentence,
    plan: step.plan,
  };
  const page = (
    <>
      <StepPanel />
      <OwnWords reflection={reflection} cards={[]} />
    </>
  );

  it('stands once, with the panel', async () => {
    server.on(listSteps, stepsWith([step]));
    await renderWithResult(server, page);
    await screen.findByRole('link', { name: t('stepPanel.change') });
    expect(screen.getAllByText(step.sentence)).toHaveLength(1);
    expect(screen.getByText('Water')).toBeVisible();
  });

  it('stands with the other words and its own day where the steps do not load', async () => {
    server.on(listSteps, offline);
    await renderWithResult(server, page);
    await screen.findByRole('alert');
    expect(screen.getAllByText(step.sentence)).toHaveLength(1);
    expect(screen.queryByText(t('words.action'))).toBeNull();
    const [by = ''] = t('words.actionBy', { date: '|' }).split('|');
    expect(screen.getByText((text) => text.startsWith(by) && /\d/u.test(text))).toBeVisible();
  });
});

describe('the panel', () => {
  it('invites a student without a step to plan one', async () => {
    const { onPlan } = await open([]);
    expect(screen.getByText(t('stepPanel.none'))).toBeVisible();
    press(t('stepPanel.plan'));
    expect(onPlan).toHaveBeenCalledOnce();
    expect(await axeViolations()).toEqual([]);
  });

  it('leads to the results, where no question can open', async () => {
    server.on(listSteps, stepsWith([stepOf()]));
    await renderWithResult(server, <StepPanel />);
    const link = await screen.findByRole('link', { name: t('stepPanel.change') });
    expect(link).toHaveAttribute('href', '/dashboard/cards/results');
  });

  it('shows nothing on a page where it is optional, before the first step', async () => {
    const received = server.on(listSteps, stepsWith([]));
    const { container } = await renderWithResult(server, <StepPanel isOptional />);
    await waitFor(() => expect(received).toHaveLength(1));
    await act(() => server.settled());
    expect(container.textContent).toBe('');
  });

  it('has an outline while it loads', async () => {
    server.on(listSteps, noAnswer);
    await renderWithResult(server, <StepPanel />);
    expect(await screen.findByText(t('panel.loading'))).toBeInTheDocument();
  });

  it('fails with a way on, without a network', async () => {
    server.on(listSteps, offline);
    await renderWithResult(server, <StepPanel />);
    expect((await screen.findByRole('alert')).textContent).toContain(t('stepPanel.failed'));
    server.on(listSteps, stepsWith([stepOf()]));
    press(t('panel.retry'));
    expect(await screen.findByRole('blockquote')).toBeVisible();
  });
});

describe('a step before its day', () => {
  it('shows its sentence and its date, and asks nothing', async () => {
    await open([stepOf({ sentence: 'I will ask.', dueOn: '2099-12-31' })]);
    expect(screen.getByRole('blockquote')).toHaveTextContent('I will ask.');
    expect(screen.getByText(t('stepPanel.due', { date: 'December 31, 2099' }))).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('is saved for a calendar on the device', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    const step = stepOf({ dueOn: '2099-12-31' });
    await open([step]);
    press(t('calendar.add'));
    await screen.findByText(t('calendar.saved', { file: 'my-step.ics' }));
    const content = await files[0]?.text();
    expect(content).toContain('DTSTART;VALUE=DATE:20991231\r\n');
    expect(content).toContain(`UID:${step._id}@trio\r\n`);
  });

  it('can be done early, by a quiet link that takes the focus along', async () => {
    await open([stepOf()]);
    press(t('stepPanel.already'));
    const done = await screen.findByRole('radio', { name: t('checkIn.done') });
    expect(done).toBeChecked();
    expect(done).toHaveFocus();
    press(t('checkIn.cancel'));
    expect(button(t('stepPanel.already'))).toHaveFocus();
  });

  it('has no calendar and no reminders without a date', async () => {
    await open([stepOf({ dueOn: null })]);
    expect(screen.queryByRole('button', { name: t('calendar.add') })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(button(t('stepPanel.already'))).toBeVisible();
  });
});

describe('the question how it went', () => {
  it('is asked on the day and after it', async () => {
    await open([due()]);
    expect(screen.getByText(t('stepPanel.today'))).toBeVisible();
    expect(screen.getByRole('group', { name: t('checkIn.heading') })).toBeVisible();
    expect(screen.queryByRole('button', { name: t('checkIn.save') })).toBeNull();
  });

  it('waits until tomorrow after “not yet”', async () => {
    const checkIns = [{ outcome: 'not-yet' as const, happened: '', at: new Date().toISOString() }];
    await open([stepOf({ dueOn: inDays(-2), checkIns })]);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(button(t('stepPanel.already'))).toBeVisible();
  });

  it.each(['done', 'not-yet', 'changed'] as const)(
    'shows the readers after “%s”',
    async (outcome) => {
      await open([due()]);
      choose(t(`checkIn.${outcome}`));
      for (const text of [t('checkIn.readers'), t('write.help.line'), t('write.watched')]) {
        expect(screen.getByText(text)).toBeVisible();
      }
      expect(await axeViolations()).toEqual([]);
    },
  );

  it('saves what happened and the next step, and says so', async () => {
    const step = due();
    const { user } = await open([step]);
    const next = stepOf({ sentence: 'I will visit.', dueOn: null });
    const closed = { ...step, closed: new Date().toISOString(), outcome: 'done' as const };
    const received = server.on(checkInStep, stepsWith([next, closed]));
    choose(t('checkIn.done'));
    await user.fill(happened(), ' She showed me her shop. ');
    press(t('checkIn.next.open'));
    expect(screen.getByRole('textbox', { name: t('plan.when') })).toHaveFocus();
    await user.fill(screen.getByRole('textbox', { name: t('plan.will') }), 'I will visit');
    expect(screen.getByText('I will visit.')).toBeVisible();
    press(t('checkIn.save'));
    const notice = await screen.findByText(t('stepPanel.saved.next'));
    expect(notice.closest('[role="status"]')).toHaveFocus();
    expect(received[0]?.params).toEqual({ id: step._id });
    expect(received[0]?.body).toMatchObject({
      outcome: 'done',
      happened: 'She showed me her shop.',
      next: { when: '', will: 'visit', withWhom: '', dueOn: null },
    });
    expect(screen.getByRole('blockquote')).toHaveTextContent('I will visit.');
  });

  it('saves a new date after “not yet”', async () => {
    const step = due();
    const { user } = await open([step]);
    const received = server.on(checkInStep, stepsWith([{ ...step, dueOn: inDays(7) }]));
    choose(t('checkIn.not-yet'));
    await user.fill(screen.getByLabelText(t('checkIn.newDay')), inDays(7));
    press(t('checkIn.save'));
    await screen.findByText(t('stepPanel.saved.moved'));
    expect(received[0]?.body.next).toEqual({ ...step.plan, dueOn: inDays(7) });
  });

  it('asks nothing twice after “changed my mind”', async () => {
    const step = due();
    await open([step]);
    const received = server.on(checkInStep, stepsWith([]));
    choose(t('checkIn.changed'));
    press(t('checkIn.save'));
    await screen.findByText(t('stepPanel.saved.changed'));
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toMatchObject({ outcome: 'changed', happened: '', next: null });
    expect(button(t('stepPanel.plan'))).toBeVisible();
  });

  it('refuses a day that is over and a next step that says nothing', async () => {
    const { user } = await open([due()]);
    const received = server.on(checkInStep, stepsWith([]));
    choose(t('checkIn.not-yet'));
    const day = screen.getByLabelText(t('checkIn.newDay'));
    await user.fill(day, inDays(-1));
    press(t('checkIn.save'));
    expect(day).toHaveAccessibleDescription(expect.stringContaining(t('plan.dueOn.past')));
    expect(day).toHaveFocus();
    choose(t('checkIn.done'));
    press(t('checkIn.next.open'));
    await user.fill(screen.getByRole('textbox', { name: t('plan.when') }), 'Monday');
    press(t('checkIn.save'));
    expect(screen.getByRole('textbox', { name: t('plan.will') })).toBeInvalid();
    expect(received).toEqual([]);
  });

  it('keeps the text without a network, and repeats it with the same id', async () => {
    const { user } = await open([due()]);
    const received = server.on(checkInStep, offline);
    choose(t('checkIn.done'));
    await user.fill(happened(), 'It went well.');
    press(t('checkIn.save'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(t('checkIn.kept'));
    await waitFor(() => expect(alert).toHaveFocus());
    expect(happened()).toHaveValue('It went well.');
    server.on(checkInStep, stepsWith([]));
    press(t('checkIn.save'));
    await screen.findByText(t('stepPanel.saved.done'));
    expect(received.map(({ body }) => body.id)).toEqual([
      received[0]?.body.id,
      received[0]?.body.id,
    ]);
    expect(received[1]?.body.happened).toBe('It went well.');
  });

  it('says that another device was faster', async () => {
    await open([due()]);
    server.on(checkInStep, new Refusal('step/closed'));
    choose(t('checkIn.done'));
    press(t('checkIn.save'));
    expect((await screen.findByRole('alert')).textContent).toContain(t('step/closed'));
  });
});

describe('the reminders', () => {
  it('are switched on with what they mean', async () => {
    const step = stepOf();
    await open([step]);
    const next = '2099-12-31T20:30:00.000Z';
    const received = server.on(setReminders, stepsWith([step], { isOn: true, next }));
    const choice = screen.getByRole('switch', { name: t('reminders.label') });
    expect(choice).not.toBeChecked();
    expect(choice).toHaveAccessibleDescription(t('reminders.hint'));
    act(() => choice.click());
    await screen.findByText((text) => text.includes(t('reminders.on')));
    expect(choice).toBeChecked();
    expect(received[0]?.body).toEqual({ isOn: true });
    expect(screen.getByText((text) => text.includes('December 31, 2099'))).toBeVisible();
  });

  it('stay off if the server cannot be reached', async () => {
    await open([stepOf()]);
    server.on(setReminders, offline);
    const choice = screen.getByRole('switch');
    act(() => choice.click());
    await screen.findByRole('alert');
    expect(choice).not.toBeChecked();
  });

  it('are not offered to a student whom no email reaches', async () => {
    await open([stepOf()], { reminders: { isPossible: false } });
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

it('lists earlier steps with what the student noted, newest first', async () => {
  const at = (day: number) => `2026-10-0${day}T12:00:00.000Z`;
  const old = stepOf({
    sentence: 'I will read.',
    closed: at(5),
    outcome: 'done',
    checkIns: [
      { outcome: 'not-yet', happened: 'No time', at: at(3) },
      { outcome: 'done', happened: 'Good book', at: at(5) },
    ],
  });
  await open([
    stepOf(),
    old,
    stepOf({ sentence: 'I will sing.', closed: at(1), outcome: 'changed' }),
  ]);
  act(() => screen.getByText(t('history.heading')).click());
  const list = screen.getByText('I will read.').closest('li') as HTMLElement;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Good book'), expect.stringContaining('No time')]);
  expect(screen.getByText('I will sing.').closest('li')?.textContent).toContain(
    t('checkIn.changed'),
  );
  await waitFor(async () => expect(await axeViolations()).toEqual([]));
});

it('is in French too', async () => {
  await open([due()], { language: 'fr' });
  expect(screen.getByRole('group', { name: words.fr('checkIn.heading') })).toBeVisible();
});
