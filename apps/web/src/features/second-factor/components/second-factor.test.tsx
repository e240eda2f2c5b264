import {
  confirmApp,
  getSecondFactor,
  makeRecoveryCodes,
  removeFactor,
  startApp,
  type FactorState,
} from '@trio/contracts/second-factor';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { offline, Refusal } from '../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { FactorBanner } from './factor-banner.tsx';
import { SecondFactorPage } from './second-factor-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const none: FactorState = {
  factors: [],
  recoveryCodesLeft: 0,
  requiredBy: null,
  due: null,
  hasPassword: true,
};
const phone = {
  _id: '01900000-0000-7000-8000-000000000001',
  kind: 'app' as const,
  name: 'My phone',
  added: '2026-10-01T12:00:00.000Z',
  lastUsed: null,
};
const enrolled: FactorState = { ...none, factors: [phone], recoveryCodesLeft: 10 };
const recoveryCodes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];
const started = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Trio:a?secret=JBSWY3DPEHPK3PXP',
  enrolment: 'sealed',
};
const account = accountOf('school');
const show = (language: 'en' | 'fr' = 'en') =>
  renderAs(server, account, <SecondFactorPage />, { language });

it('adds an app: password, QR code and key, first code, then recovery codes once', async () => {
  server.on(getSecondFactor, none);
  const start = server.on(startApp, started);
  const confirm = server.on(confirmApp, { recoveryCodes });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: t('factor.addApp') }));
  await user.type(screen.getByLabelText(t('factor.proof')), 'three-cards');
  await user.click(screen.getByRole('button', { name: t('factor.continue') }));
  expect(await screen.findByRole('img', { name: t('factor.app.qr') })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await user.type(screen.getByLabelText(t('factor.app.code')), '123 456');
  server.on(getSecondFactor, enrolled);
  await user.click(screen.getByRole('button', { name: t('factor.app.submit') }));
  expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeVisible();
  expect(start.map(({ body }) => body)).toEqual([{ currentPassword: 'three-cards' }]);
  expect(confirm.map(({ body }) => body)).toEqual([
    { name: t('factor.nameApp'), code: '123456', enrolment: 'sealed' },
  ]);
  await user.click(screen.getByRole('button', { name: t('factor.codes.done') }));
  await waitFor(() => expect(screen.queryByText('AAAA-BBBB-CCCC')).toBeNull());
  expect(await screen.findByText('My phone')).toBeVisible();
});

it('shows a wrong first code beside its field, and keeps the key', async () => {
  server.on(getSecondFactor, none);
  server.on(startApp, started);
  server.on(confirmApp, new Refusal('factor/code-wrong'));
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: t('factor.addApp') }));
  await user.type(screen.getByLabelText(t('factor.proof')), 'three-cards');
  await user.click(screen.getByRole('button', { name: t('factor.continue') }));
  await user.type(await screen.findByLabelText(t('factor.app.code')), '000000');
  await user.click(screen.getByRole('button', { name: t('factor.app.submit') }));
  expect(await screen.findByText(t('factor/code-wrong'))).toBeVisible();
  expect(screen.getByRole('img', { name: t('factor.app.qr') })).toBeVisible();
});

it.each(['en', 'fr'] as const)('lists second factors and codes left in %s', async (language) => {
  server.on(getSecondFactor, { ...enrolled, requiredBy: 'school' });
  await show(language);
  const f = words[language];
  const list = await screen.findByRole('list', { name: f('factor.list') });
  expect(within(list).getByText('My phone')).toBeVisible();
  expect(screen.getByText(f('factor.codes.left', { count: 10 }))).toBeVisible();
  expect(screen.getByText(f('factor.requiredBy.school'))).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('removes a second factor only with the password, and warns before the last one', async () => {
  server.on(getSecondFactor, enrolled);
  const removed = server.on(removeFactor, undefined);
  const { user } = await show();
  await user.click(
    await screen.findByRole('button', { name: t('factor.removeOne', { name: 'My phone' }) }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(t('factor.removeLast'))).toBeVisible();
  await user.type(dialog.getByLabelText(t('factor.proof')), 'three-cards');
  server.on(getSecondFactor, none);
  await user.click(dialog.getByRole('button', { name: t('factor.remove') }));
  expect(await screen.findByText(t('factor.removed', { name: 'My phone' }))).toBeVisible();
  expect(removed.map(({ body }) => body)).toEqual([{ currentPassword: 'three-cards' }]);
});

it('makes new recovery codes', async () => {
  server.on(getSecondFactor, enrolled);
  server.on(makeRecoveryCodes, { recoveryCodes });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: t('factor.codes.new') }));
  await user.type(screen.getByLabelText(t('factor.proof')), 'three-cards');
  await user.click(screen.getByRole('button', { name: t('factor.codes.submit') }));
  expect(await screen.findByText('DDDD-EEEE-FFFF')).toBeVisible();
});

it('says when it could not be loaded', async () => {
  server.on(getSecondFactor, offline);
  await show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(t('factor.failed'));
});

it('counts the days down in a banner with a link', async () => {
  const due = new Date(Date.now() + 3 * 24 * 60 * 60_000 - 1000).toISOString();
  await renderAs(server, account, <FactorBanner due={due} />);
  expect(screen.getByText(t('factor.banner.text', { count: 3 }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('factor.banner.link') })).toHaveAttribute(
    'href',
    '/dashboard/second-factor',
  );
});
