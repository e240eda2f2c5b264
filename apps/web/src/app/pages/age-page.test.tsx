import { answerAge, askGuardianAgain } from '@trio/contracts/guardians';
import { getMe } from '@trio/contracts/accounts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../test/axe.ts';
import { offline, Refusal } from '../../../test/fake-server.ts';
import { installFakeServer } from '../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../test/session.tsx';
import { words } from '../../../test/words.ts';
import { Guard } from '../guard.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;
const until = '2026-12-03T12:00:00.000Z';
const student = (ageQuestion: Parameters<typeof accountOf>[1]) =>
  accountOf('student', { isConsumerGroup: true, schoolname: 'Trio at Home', ...ageQuestion });
const asked = student({ ageQuestion: { state: 'asked' } });
const waiting = student({ ageQuestion: { state: 'guardian-asked', until } });

const page = (
  <Guard page="cards">
    <p>The cards</p>
  </Guard>
);
const button = (name: string) => screen.getByRole('button', { name });

async function answer(user: Awaited<ReturnType<typeof renderAs>>['user'], age: string) {
  await user.fill(await screen.findByLabelText(t('age.age')), age);
  await user.selectOptions(screen.getByLabelText(t('age.region')), 'CA-QC');
  await user.click(button(t('age.submit')));
}

describe('a student whose age is not settled', () => {
  it('is asked in place of every page, and goes on with an answer', async () => {
    const sent = server.on(answerAge, { until: null });
    const { user } = await renderAs(server, asked, page);
    expect(await screen.findByRole('heading', { name: t('age.heading') })).toBeVisible();
    expect(screen.queryByText('The cards')).toBeNull();
    expect(screen.getByRole('button', { name: t('data.download') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('age.logOut') })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    server.on(getMe, { ...asked, ageQuestion: undefined });
    await answer(user, '15');
    expect(await screen.findByText('The cards')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ age: 15, region: 'CA-QC' }]);
  });

  it('reads which answer is missing', async () => {
    const sent = server.on(answerAge, { until: null });
    const { user } = await renderAs(server, asked, page);
    await user.click(await screen.findByRole('button', { name: t('age.submit') }));
    expect(screen.getByLabelText(t('age.age'))).toHaveFocus();
    expect(screen.getByText(t('form/age-invalid'))).toBeVisible();
    expect(screen.getByText(t('form/region-required'))).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('gives the email of a guardian, not the own one', async () => {
    const sent = server.on(answerAge, new Refusal('auth/guardian-required'));
    const { user } = await renderAs(server, asked, page);
    await answer(user, '12');
    expect(await screen.findByRole('heading', { name: t('askGuardian.heading') })).toHaveFocus();
    const field = screen.getByLabelText(t('askGuardian.email'));
    await user.fill(field, ' Nour@School.example ');
    await user.click(button(t('askGuardian.send')));
    expect(await screen.findByText(t('guardian/own-email'))).toBeVisible();
    expect(sent).toHaveLength(1);
    server.on(answerAge, { until });
    server.on(getMe, { ...waiting, _id: asked._id });
    await user.fill(field, 'parent@home.example');
    await user.click(button(t('askGuardian.send')));
    expect(
      await screen.findByRole('heading', { name: t('askGuardian.waitHeading') }),
    ).toBeVisible();
  });

  it('waits, checks, and asks another guardian', async () => {
    const again = server.on(askGuardianAgain, { until });
    const { user } = await renderAs(server, waiting, page);
    await screen.findByRole('heading', { name: t('askGuardian.waitHeading') });
    expect(await axeViolations()).toEqual([]);
    await user.click(button(t('askGuardian.check')));
    expect(await screen.findByText(t('askGuardian.stillWaiting'))).toBeVisible();
    await user.click(button(t('askGuardian.again')));
    await user.fill(screen.getByLabelText(t('askGuardian.email')), 'other@home.example');
    await user.click(button(t('askGuardian.send')));
    await screen.findByRole('button', { name: t('askGuardian.again') });
    expect(again.map(({ body }) => body)).toEqual([{ guardianEmail: 'other@home.example' }]);
    server.on(getMe, offline);
    await user.click(button(t('askGuardian.check')));
    expect(await screen.findByRole('alert')).toBeVisible();
    server.on(getMe, { ...waiting, ageQuestion: undefined });
    await user.click(button(t('askGuardian.check')));
    expect(await screen.findByText('The cards')).toBeVisible();
  });

  it('reads that a guardian refused, and can ask again', async () => {
    const refused = student({ ageQuestion: { state: 'guardian-refused' } });
    const { user } = await renderAs(server, refused, page);
    await screen.findByRole('heading', { name: t('askGuardian.refusedHeading') });
    await user.click(button(t('askGuardian.askAgain')));
    expect(screen.getByLabelText(t('age.age'))).toBeVisible();
  });
});
