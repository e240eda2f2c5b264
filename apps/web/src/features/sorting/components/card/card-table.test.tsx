import { createResult, getResult, updateResult, type ResultBody } from '@trio/contracts/results';
import { getExtraCards } from '@trio/contracts/uploads';
import { cardKeys } from '@trio/deck/facts.generated';
import { loadDeck } from '@trio/deck/deck';
import { answers, startSort } from '@trio/domain/sorting/sort';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeSpeech, localVoice } from '../../../../../test/fake-speech.ts';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../../test/session.tsx';
import { createServer } from '../../../../../test/sync-harness.ts';
import { words } from '../../../../../test/words.ts';
import { setShortcuts } from '../../../../lib/shortcuts.ts';
import { SpeechContext } from '../../../../lib/speech/use-read-aloud.ts';
// The card has no size without its lengths.
import '../../../../styles/tokens.css';
import { SortTable } from '../sort-table.tsx';
import { CardPage } from './card-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
beforeEach(() => setShortcuts(true));

const t = words.en;
const deck = await loadDeck('en');
const titleOf = (at: number) => deck[at]?.title ?? '';

async function openCards({ count = 56, speech = createFakeSpeech([]) } = {}) {
  const sorts = createServer();
  sorts.restore(startSort(crypto.randomUUID(), cardKeys.slice(0, count), 1_800_000_000_000), 1);
  server.on(getResult, () => sorts.record());
  server.on(getExtraCards, { data: [] });
  server.on(createResult, () => sorts.record());
  server.on(updateResult, ({ params, body }) => ({
    id: params.id,
    selected: [],
    ...sorts.update(params.id, body as ResultBody),
  }));
  const page = await renderAs(
    server,
    accountOf('student'),
    <SpeechContext value={speech.port}>
      <Routes>
        <Route element={<SortTable />}>
          <Route path="/dashboard/cards/:index" element={<CardPage />} />
        </Route>
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </SpeechContext>,
    { at: '/dashboard/cards/1' },
  );
  await waitFor(() => expect(theCard()).toHaveFocus());
  const turn = async (at: number) => {
    await page.user.click(theCard());
    const dialog = await screen.findByRole('dialog', { name: titleOf(at) });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    return { dialog, back: within(dialog) };
  };
  return { ...page, turn, sorts };
}

const shownCard = () => Number.parseInt(screen.getByText(/^\d+ of \d+$/u).textContent, 10);
const theCard = () => screen.getByRole('button', { name: t('table.turn') });
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the keys of the card screen', () => {
  it('answer and go back wherever the focus is', async () => {
    const { user } = await openCards();
    for (const [at, name] of [t('table.exit'), t('table.info'), t('careers.show')].entries()) {
      screen.getAllByRole('button', { name })[0]?.focus();
      await user.keyboard('2');
      await expect.poll(shownCard).toBe(at + 2);
    }
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('1');
    await expect.poll(shownCard).toBe(5);
    await user.keyboard('{Backspace}');
    await expect.poll(shownCard).toBe(4);
  });

  it('include the arrows on the card and on an answer, but not elsewhere', async () => {
    const { user } = await openCards();
    await user.keyboard('{ArrowRight}');
    await expect.poll(shownCard).toBe(2);
    screen.getByRole('button', { name: t('answer.like') }).focus();
    await user.keyboard('{ArrowLeft}');
    await expect.poll(shownCard).toBe(3);
    screen.getByRole('button', { name: t('table.exit') }).focus();
    await user.keyboard('{ArrowRight}');
    await user.keyboard('2');
    await expect.poll(shownCard).toBe(4);
    await user.keyboard('{Backspace}');
    await expect.poll(shownCard).toBe(3);
  });

  it('stay with the card after a click beside the controls or on Back', async () => {
    const { user } = await openCards();
    await user.keyboard('2');
    await expect.poll(shownCard).toBe(2);
    await user.click(screen.getByText(t('table.progress', { index: 2, count: 56 })));
    expect(theCard()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('table.back') }));
    await expect.poll(shownCard).toBe(1);
    expect(theCard()).toHaveFocus();
  });

  it('do nothing while they are switched off, on the back too', async () => {
    setShortcuts(false);
    const { user, turn } = await openCards();
    await user.keyboard('2');
    const { dialog } = await turn(0);
    await user.keyboard('2');
    expect(dialog).toBeVisible();
    await expect.poll(shownCard).toBe(1);
  });
});

describe('the back of the card', () => {
  for (const [at, key] of ['1', '2', '3'].entries()) {
    it(`takes the answer of key ${key}, closes and shows the next card`, async () => {
      const { user, turn, sorts } = await openCards();
      await turn(0);
      await user.keyboard(key);
      await expectNoDialog();
      await expect.poll(shownCard).toBe(2);
      expect(theCard()).toHaveFocus();
      await expect.poll(() => sorts.open()?.answers[cardKeys[0]]?.value).toBe(answers[at]);
    });
  }

  it('takes an answer by its buttons', async () => {
    const { user, turn } = await openCards();
    const { back } = await turn(0);
    await user.click(back.getByRole('button', { name: t('answer.superlike') }));
    await expectNoDialog();
    await expect.poll(shownCard).toBe(2);
    expect(theCard()).toHaveFocus();
    await turn(1);
  });

  it('goes back to the card before with Backspace', async () => {
    const { user, turn } = await openCards();
    await user.keyboard('2');
    await expect.poll(shownCard).toBe(2);
    await turn(1);
    await user.keyboard('{Backspace}');
    await expectNoDialog();
    await expect.poll(shownCard).toBe(1);
  });

  it('lets a student type digits into an idea', async () => {
    const { user, turn } = await openCards();
    const { dialog, back } = await turn(0);
    const field = back.getByLabelText(t('ideas.label'));
    await user.fill(field, '');
    await user.type(field, '12');
    expect(field).toHaveValue('12');
    expect(dialog).toBeVisible();
    await expect.poll(shownCard).toBe(1);
  });

  it('returns the focus to the card when it is closed', async () => {
    const { user, turn } = await openCards();
    await turn(0);
    await user.keyboard('{Escape}');
    await expectNoDialog();
    await expect.poll(shownCard).toBe(1);
    expect(theCard()).toHaveFocus();
  });
});

describe('half-way', () => {
  const line = t('halfway.line', { count: 4 });
  const moment = () => screen.queryByText(line);

  it('says so once, after half of the cards, and asks for nothing', async () => {
    const { user } = await openCards({ count: 8 });
    for (const index of [2, 3, 4]) {
      await user.keyboard('2');
      await expect.poll(shownCard).toBe(index);
      expect(moment()).toBeNull();
    }
    await user.keyboard('2');
    await expect.poll(shownCard).toBe(5);
    expect(screen.getByText(line).closest('[role=status]')).not.toBeNull();
    expect(theCard()).toHaveFocus();
    for (const index of [6, 7]) {
      await user.keyboard('2');
      await expect.poll(shownCard).toBe(index);
    }
    expect(moment()).toBeNull();
    for (const index of [6, 5, 4]) {
      await user.keyboard('{Backspace}');
      await expect.poll(shownCard).toBe(index);
    }
    await user.keyboard('2');
    await expect.poll(shownCard).toBe(5);
    expect(moment()).toBeNull();
  });
});

describe('reading the card aloud', () => {
  it('reads the front, and stops with the next card', async () => {
    const speech = createFakeSpeech([localVoice('en-CA')]);
    const { user } = await openCards({ speech });
    await user.click(screen.getByRole('button', { name: t('card.listen') }));
    expect(speech.texts()).toEqual([titleOf(0), deck[0]?.plain]);
    await user.keyboard('2');
    await expect.poll(shownCard).toBe(2);
    await waitFor(() => expect(speech.texts()).toBeNull());
  });

  it('stops when the back is answered', async () => {
    const speech = createFakeSpeech([localVoice('en-CA')]);
    const { user, turn } = await openCards({ speech });
    const { back } = await turn(0);
    await user.click(back.getByRole('button', { name: t('card.listen') }));
    expect(speech.texts()?.[0]).toBe(titleOf(0));
    await user.keyboard('3');
    await expect.poll(shownCard).toBe(2);
    expect(speech.texts()).toBeNull();
  });
});
