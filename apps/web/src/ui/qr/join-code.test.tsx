import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { words } from '../../../test/words.ts';
import { JoinCode } from './join-code.tsx';

const server = installFakeServer();

it('shows the code, the address and a QR code of the page', async () => {
  await renderPage(server, <JoinCode code="Panda 48213" />, { userId: null });
  expect(screen.getByText('Panda 48213')).toBeVisible();
  expect(screen.getByText(`${window.location.host}/join`)).toBeVisible();
  const picture = screen.getByRole('img', { name: words.en('join.qr') });
  const { data } = encode(`${window.location.origin}/join/Panda-48213`, { ecc: 'M', border: 4 });
  const dark = data.flat().filter(Boolean).length;
  expect(picture.querySelector('path')?.getAttribute('d')?.match(/M/gu)).toHaveLength(dark);
});
