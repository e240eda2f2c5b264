import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { acceptLogIn, accountOf, endSessionAfterEach } from '../../../test/session.tsx';
import { signIn } from '../session/session.ts';
import { PartRegister, useErrorText } from './use-error-text.ts';

const server = installFakeServer();
endSessionAfterEach(server);

function Offline() {
  const e = useErrorText();
  return <p role="alert">{e('error.offline')}</p>;
}

const show = (page = <Offline />, language: 'en' | 'fr' = 'fr') =>
  renderPage(server, page, { userId: null, language });

const lastWord = async () => (await screen.findByRole('alert')).textContent?.split(' ').at(-1);

it.each([
  ['student', 'réessaie.'],
  ['school', 'réessayez.'],
  ['admin', 'réessayez.'],
] as const)('addresses a logged-in %s in the right register', async (role, word) => {
  const account = accountOf(role);
  acceptLogIn(server, account);
  await signIn(account.email, 'a password');
  await show();
  expect(await lastWord()).toBe(word);
});

it('says vous to a visitor', async () => {
  await show();
  expect(await lastWord()).toBe('réessayez.');
});

it('says tu to a visitor in a part for students', async () => {
  await show(
    <PartRegister value="tu">
      <Offline />
    </PartRegister>,
  );
  expect(await lastWord()).toBe('réessaie.');
});

it('has one English text for everyone', async () => {
  await show(
    <PartRegister value="tu">
      <Offline />
    </PartRegister>,
    'en',
  );
  expect(await lastWord()).toBe('again.');
});
