import { lessonPhases } from '@trio/i18n/lesson-plan';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { installStaffServer, wordsOf } from '../../../../test/staff-pages.tsx';
import { exampleMinutes } from '../example-class.ts';
import { isProjectorOpen } from '../model.ts';
import { TryPage } from './try-page.tsx';

const server = installStaffServer();
const t = wordsOf('live');
const minute = (at: number) => t('try.minute', { minute: at, total: exampleMinutes });
const slider = () => screen.getByRole('slider', { name: t('try.position') });
/** Awaited, because the first look at the challenges loads the deck. */
const goTo = (at: number) =>
  act(async () => void fireEvent.change(slider(), { target: { value: String(at) } }));
/** No endpoint of a class is registered, so a request would fail the test. */
const open = async () => {
  const { user } = await server.render(<TryPage />, { account: { kind: 'teacher' } });
  await screen.findByRole('heading', { level: 1, name: t('try.title') });
  return user;
};

it('says that the students are invented, and moves through the lesson', async () => {
  const user = await open();
  expect(screen.getByText(t('try.mark'))).toBeVisible();
  expect(screen.getByText('Amara Bell')).toBeVisible();
  expect(screen.getAllByText(t('live.stage.not-joined')).length).toBeGreaterThan(20);
  await user.click(screen.getByRole('button', { name: t('try.next') }));
  expect(await screen.findByText(minute(lessonPhases[1]?.from ?? 0))).toBeVisible();
  await goTo(22);
  expect(slider()).toHaveAttribute('aria-valuetext', minute(22));
  expect(screen.getByText(t('live.silent', { minutes: 5 }))).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('shows the projector with the code, then the progress, then the pattern', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: t('try.screen.projector') }));
  const screenOf = () => within(screen.getByRole('region', { name: t('try.screen.projector') }));
  await waitFor(() => expect(screenOf().getByText(t('try.code'))).toBeVisible());
  await goTo(20);
  const progress = await screenOf().findByRole('heading', { name: t('projector.progress') });
  expect(progress).toBeVisible();
  await goTo(exampleMinutes);
  expect(await screenOf().findByRole('heading', { name: t('projector.pattern') })).toBeVisible();
  expect(screenOf().getByText(t('projector.patternOf', { students: 20 }))).toBeVisible();
  expect(isProjectorOpen(Date.now())).toBe(false);
  expect(await axeViolations()).toEqual([]);
});

it('plays, pauses and begins again after the end', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: t('try.play') }));
  await user.click(screen.getByRole('button', { name: t('try.pause') }));
  await goTo(exampleMinutes);
  await user.click(screen.getByRole('button', { name: t('try.again') }));
  await waitFor(() => expect(screen.getByText(minute(0))).toBeVisible());
});

it('explains help with a log-in instead of giving a password', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: t('live.helpOne', { name: 'Amara Bell' }) }));
  expect(await screen.findByText(t('try.help'))).toBeVisible();
});
