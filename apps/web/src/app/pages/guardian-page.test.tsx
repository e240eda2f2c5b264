import { agreeAsGuardian, readGuardianLink, refuseAsGuardian } from '@trio/contracts/guardians';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { axeViolations } from '../../../test/axe.ts';
import { offline, Refusal } from '../../../test/fake-server.ts';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { words } from '../../../test/words.ts';
import { queryClient } from '../../lib/api/query.ts';
import { GuardianPage } from './guardian-page.tsx';

const server = installFakeServer();
beforeEach(() => queryClient.clear());
const t = words.en;
const token = 'k'.repeat(43);
const facts = {
  schoolname: 'Trio at Home',
  age: 12,
  until: '2026-12-03T12:00:00.000Z',
  hasAccount: false,
  hasAgreed: false,
  code: 'Home 2593',
  isClassWithoutEmail: false,
};

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname, search, state])}</output>;
}

async function open(more: Partial<typeof facts> = {}, language: 'en' | 'fr' = 'en') {
  const read = server.on(readGuardianLink, { ...facts, ...more });
  const agreed = server.on(agreeAsGuardian, undefined);
  const refused = server.on(refuseAsGuardian, undefined);
  const page = (
    <main id="main" tabIndex={-1}>
      <Routes>
        <Route path="/guardian" element={<GuardianPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </main>
  );
  const at = `/guardian?token=${token}`;
  const { user } = await renderPage(server, page, { at, language, userId: null });
  return { user, read, agreed, refused };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });

it('says what is asked, and changes nothing when it opens', async () => {
  const { read, agreed, refused } = await open();
  await heading(t('guardian.heading'));
  expect(screen.getByText(t('guardian.text', { age: '12', school: 'Trio at Home' }))).toBeVisible();
  expect(read.map(({ body }) => body)).toEqual([{ token }]);
  expect([...agreed, ...refused]).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});

it('lets the child sign up after the agreement, without the token in the address', async () => {
  const { user, agreed } = await open();
  await heading(t('guardian.heading'));
  await user.click(button(t('guardian.confirm')));
  expect(await heading(t('guardian.agreedHeading'))).toHaveFocus();
  expect(agreed.map(({ body }) => body)).toEqual([{ token }]);
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('link', { name: t('guardian.signUp') }));
  const state = { code: 'Home 2593', guardianToken: token };
  expect(await screen.findByText(JSON.stringify(['/signup', '', state]))).toBeVisible();
});

it('leads to the class that is joined without an email', async () => {
  await open({ hasAgreed: true, isClassWithoutEmail: true, code: 'Panda 48213' });
  const link = await screen.findByRole('link', { name: t('guardian.signUp') });
  expect(link).toHaveAttribute('href', '/join/Panda-48213');
});

it('deletes the request at once', async () => {
  const { user, refused } = await open();
  await heading(t('guardian.heading'));
  await user.click(button(t('guardian.refuse')));
  await heading(t('guardian.refusedHeading'));
  expect(refused).toHaveLength(1);
});

it('wakes an account, and says what a refusal does to one', async () => {
  const { user } = await open({ hasAccount: true });
  await heading(t('guardian.heading'));
  expect(button(t('guardian.refuse.account'))).toBeVisible();
  await user.click(button(t('guardian.confirm')));
  await heading(t('guardian.awakeHeading'));
});

it('keeps the page when the network fails, and explains a used link', async () => {
  const { user } = await open({}, 'fr');
  const f = words.fr;
  await heading(f('guardian.heading'));
  server.on(agreeAsGuardian, offline);
  await user.click(button(f('guardian.confirm')));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(button(f('guardian.refuse'))).toBeVisible();
  server.on(agreeAsGuardian, new Refusal('guardian/link-invalid'));
  await user.click(button(f('guardian.confirm')));
  await heading(f('guardian.invalidHeading'));
});

it.each(['?token=short', '', `?token=${token}`])(
  'explains a link that does not work: %s',
  async (search) => {
    const read = server.on(readGuardianLink, new Refusal('guardian/link-invalid'));
    const at = `/guardian${search}`;
    await renderPage(server, <GuardianPage />, { at, userId: null });
    await heading(t('guardian.invalidHeading'));
    expect(screen.getByText(t('guardian/link-invalid'))).toBeVisible();
    expect(read).toHaveLength(search.length > 40 ? 1 : 0);
  },
);
