import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { installFakeServer, renderPage } from '../../../../../test/render-page.tsx';
import { words } from '../../../../../test/words.ts';
import { PictureField, type PictureWork } from './picture-field.tsx';

const server = installFakeServer();
const t = words.en;

function Uploading() {
  const [work, setWork] = useState<PictureWork>({ status: 'sending', part: 0.5 });
  const picture = {
    imageUrl: '',
    shown: '',
    work,
    isBusy: work.status === 'sending',
    choose: vi.fn(),
    again: vi.fn(),
    cancel: () => setWork({ status: 'idle' }),
    remove: vi.fn(),
  };
  return <PictureField picture={picture} />;
}

it('moves the focus to the file button when an upload is cancelled', async () => {
  const { user } = await renderPage(server, <Uploading />, { userId: null });
  await user.click(screen.getByRole('button', { name: t('own.picture.cancel') }));
  expect(screen.getByLabelText(t('own.picture.choose'))).toHaveFocus();
});
