import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeSpeech, localVoice } from '../../../test/fake-speech.ts';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { words } from '../../../test/words.ts';
import { SpeechContext } from '../../lib/speech/use-read-aloud.ts';
import { CardBack, CardBackModal } from './card-back.tsx';
import { CardFront } from './card-front.tsx';
import { viewOwnCard, type CardView } from './card-view.ts';

const server = installFakeServer();
const t = words.en;

const card: CardView = {
  ...viewOwnCard({
    id: 'hardLandings',
    title: 'Soften life’s hard landings',
    description: '',
    imageUrl: '',
  }),
  kind: 'built-in',
  plainLine: 'Insurance, safety nets, help after a loss',
  paragraphs: ['The roof leaked in May.', 'An adjuster looks at the roof.'],
  careers: [
    { id: 'bulletOne', title: 'Claims adjuster', url: 'https://example.org/1', teer: null },
    { id: 'bulletTwo', title: 'Actuary', url: 'https://example.org/2', teer: null },
  ],
};
const spoken = [
  card.title,
  'Insurance, safety nets, help after a loss',
  'An adjuster looks at the roof.',
  t('card.careers'),
  'Claims adjuster, Actuary',
  'The roof leaked in May.',
];

describe('the front of a card', () => {
  it('shows the plain line where it can be read, without clipping it', async () => {
    for (const width of ['150px', '300px']) {
      const { unmount } = await renderPage(
        server,
        <div style={{ '--card': width } as object}>
          <CardFront card={card} hasPlainLine />
        </div>,
        { userId: null },
      );
      const figure = screen.getByRole('figure').getBoundingClientRect();
      const line = screen.getByText('Insurance, safety nets, help after a loss');
      const { top, bottom, left, right } = line.getBoundingClientRect();
      expect(top).toBeGreaterThan(figure.top);
      expect(bottom).toBeLessThanOrEqual(figure.bottom);
      expect(left).toBeGreaterThanOrEqual(figure.left);
      expect(right).toBeLessThanOrEqual(figure.right);
      expect(Number.parseFloat(getComputedStyle(line).fontSize)).toBeGreaterThanOrEqual(12);
      unmount();
    }
  });

  it('has no plain line on small cards, nor if the card has none', async () => {
    const page = await renderPage(server, <CardFront card={card} />, { userId: null });
    expect(screen.queryByText('Insurance, safety nets, help after a loss')).toBeNull();
    page.show(<CardFront card={{ ...card, plainLine: null }} hasPlainLine />);
    expect(screen.getByRole('figure').textContent).toBe('Soften life’s hard landings');
  });
});

describe('the back of a card', () => {
  it('has what people do first, then the careers, then the story', async () => {
    await renderPage(server, <CardBack card={card} />, { userId: null });
    const text = screen.getByRole('article').textContent;
    const parts = [
      card.title,
      'Insurance, safety nets, help after a loss',
      t('card.response'),
      'An adjuster looks at the roof.',
      t('card.careers'),
      'Claims adjuster',
      'Actuary',
      t('card.story'),
      'The roof leaked in May.',
    ];
    expect(parts.toSorted((a, b) => text.indexOf(a) - text.indexOf(b))).toEqual(parts);
    for (const part of parts) expect(text).toContain(part);
  });

  it('has neither heading on a card that a school or a student wrote', async () => {
    const own = viewOwnCard({ id: '7', title: 'Dogs', description: 'Old.\nYoung.', imageUrl: '' });
    await renderPage(server, <CardBack card={own} />, { userId: null });
    expect(screen.getByText('Young.')).toBeVisible();
    expect(screen.queryByText(t('card.response'))).toBeNull();
    expect(screen.queryByText(t('card.story'))).toBeNull();
  });
});

describe('reading a card aloud', () => {
  const openBack = async (speech: ReturnType<typeof createFakeSpeech>, language?: 'fr') => {
    const onClosed = vi.fn();
    const page = (shown: CardView) => (
      <SpeechContext value={speech.port}>
        <CardBackModal key={shown.id} card={shown} onClosed={onClosed} />
      </SpeechContext>
    );
    const view = await renderPage(server, page(card), {
      userId: null,
      ...(language && { language }),
    });
    const dialog = within(await screen.findByRole('dialog'));
    return { ...view, dialog, onClosed, showCard: (next: CardView) => view.show(page(next)) };
  };
  const listen = { name: t('card.listen') };
  const stop = { name: t('card.listenStop') };

  it('reads title, plain line, what people do, careers and story', async () => {
    const speech = createFakeSpeech([localVoice('en-CA')]);
    const { user, dialog } = await openBack(speech);
    await user.click(dialog.getByRole('button', listen));
    expect(speech.texts()).toEqual(spoken);
    act(speech.finish);
    expect(dialog.getByRole('button', listen)).toBeVisible();
  });

  it('stops on the second press, and can begin again', async () => {
    const speech = createFakeSpeech([localVoice('en-CA')]);
    const { user, dialog } = await openBack(speech);
    await user.click(dialog.getByRole('button', listen));
    await user.click(dialog.getByRole('button', stop));
    expect(speech.texts()).toBeNull();
    await user.click(dialog.getByRole('button', listen));
    expect(speech.texts()).toEqual(spoken);
    expect(dialog.getByRole('button', stop)).toBeVisible();
  });

  it('stops when the card is closed', async () => {
    const speech = createFakeSpeech([localVoice('en-CA')]);
    const { user, dialog, onClosed, show } = await openBack(speech);
    await user.click(dialog.getByRole('button', listen));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    show(null);
    expect(speech.texts()).toBeNull();
  });

  it('stops with another card and when the page is left', async () => {
    const speech = createFakeSpeech([localVoice('en-CA')]);
    const { user, dialog, showCard } = await openBack(speech);
    await user.click(dialog.getByRole('button', listen));
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(speech.texts()).toBeNull();
    await user.click(dialog.getByRole('button', listen));
    showCard({ ...card, id: 'another' });
    expect(speech.texts()).toBeNull();
  });

  it('is not offered without a local voice in the page’s language', async () => {
    const speech = createFakeSpeech([
      { ...localVoice('fr-CA'), localService: false },
      localVoice('en-CA'),
    ]);
    const { dialog } = await openBack(speech, 'fr');
    expect(dialog.queryByRole('button', { name: words.fr('card.listen') })).toBeNull();
  });

  it('is offered as soon as the device has loaded its voices', async () => {
    const speech = createFakeSpeech([]);
    const { dialog } = await openBack(speech);
    expect(dialog.queryByRole('button', listen)).toBeNull();
    act(() => speech.setVoices([localVoice('en-US')]));
    expect(dialog.getByRole('button', listen)).toBeVisible();
  });
});
