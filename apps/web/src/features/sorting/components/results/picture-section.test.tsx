import { plainPosterUrl, viewOwnCard } from '../../../../ui/card/card-view.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../../test/session.tsx';
import { words } from '../../../../../test/words.ts';
import { PictureSection } from './picture-section.tsx';

const realFetch = globalThis.fetch;
const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;
const cards = ['Bikes', 'Boats', 'Trains'].map((title) =>
  viewOwnCard({ id: title, title, description: '', imageUrl: '', color: 'green' }),
);

beforeEach(() => {
  const fakeFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address === plainPosterUrl('green') ? realFetch(address, init) : fakeFetch(address, init),
  );
});

const render = () =>
  renderAs(server, accountOf('student', { firstname: 'Nour' }), <PictureSection cards={cards} />);
const press = (name: string) => screen.getByRole('button', { name }).click();

describe('the picture', () => {
  it('is saved as a PNG file, without a name unless the student wants it', async () => {
    const saved: string[] = [];
    const drawn: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation((text) => {
      drawn.push(text);
    });
    await render();
    press(t('picture.save'));
    await screen.findByText(t('picture.saved'));
    expect(saved).toEqual([`${t('picture.file')}.png`]);
    expect(drawn).toEqual(expect.arrayContaining(['Bikes', 'Boats', 'Trains', 'Trio']));
    expect(drawn.join(' ')).toContain(t('picture.title'));
    expect(drawn.join(' ')).not.toContain('Nour');

    screen.getByRole('checkbox', { name: t('picture.name') }).click();
    press(t('picture.save'));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(drawn.join(' ')).toContain('Nour');
  });

  describe('where files can be shared', () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>();
    beforeEach(() => {
      share.mockReset();
      Object.assign(navigator, { canShare: () => true, share });
    });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'canShare');
      Reflect.deleteProperty(navigator, 'share');
    });

    it('is shared as a file', async () => {
      share.mockResolvedValue();
      await render();
      press(t('picture.share'));
      await screen.findByText(t('picture.shared'));
      const [file] = share.mock.lastCall?.[0].files ?? [];
      expect(file).toMatchObject({ name: `${t('picture.file')}.png`, type: 'image/png' });
    });

    it('shows no error when the student closes the system’s dialog', async () => {
      share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
      await render();
      press(t('picture.share'));
      await waitFor(() => expect(share).toHaveBeenCalled());
      await screen.findByRole('button', { name: t('picture.share') });
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('can still be saved if sharing fails', async () => {
      share.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
      await render();
      press(t('picture.share'));
      expect(await screen.findByRole('alert')).toHaveTextContent(t('picture.shareFailed'));
    });
  });
});
