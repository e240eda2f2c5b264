import { pages } from '@trio/contracts/pages';
import type { ConfirmedResult } from '@trio/contracts/results';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { endSessionAfterEach } from '../../../../../test/session.tsx';
import { renderInSort, shortDeck, sortWith } from '../../../../../test/sort-pages.tsx';
import { words } from '../../../../../test/words.ts';
import { sortState } from '../../../../lib/current-sort.ts';
import { SelectPage } from './select-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const allLiked = Object.fromEntries(shortDeck.map((card) => [card, 'like' as const]));

async function openPicking(confirmed?: ConfirmedResult) {
  const page = await renderInSort(server, <SelectPage />, sortWith(allLiked), {
    at: pages.select.path,
    ...(confirmed && { confirmed }),
  });
  await page.user.click(await screen.findByRole('button', { name: t('select.intro.start') }));
  await screen.findByRole('heading', { name: t('select.title') });
  return page;
}

const ownCards = () => {
  const state = sortState.get();
  const cards = state.status === 'ready' ? state.sort?.ownCards : undefined;
  return Object.values(cards ?? {}).map(({ value }) => value);
};

describe('a new own card', () => {
  async function openForm() {
    const page = await openPicking();
    await page.user.click(screen.getByRole('button', { name: new RegExp(t('own.add'), 'u') }));
    const dialog = await screen.findByRole('dialog', { name: t('own.heading.new') });
    await waitFor(() => expect(dialog).toBeVisible());
    return { ...page, dialog: within(dialog) };
  }

  it('has no theme until the student chooses one, and is not saved without', async () => {
    const { user, dialog } = await openForm();
    expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
    await user.fill(dialog.getByLabelText(t('own.title')), 'Bike lanes');
    await user.click(dialog.getByRole('button', { name: t('own.save') }));
    expect(ownCards()).toEqual([]);
    const [first] = dialog.getAllByRole('radio');
    expect(first).toHaveFocus();
    expect(first).toHaveAccessibleDescription(t('card/color-required'));
    await user.click(dialog.getByText(t('category.green')));
    expect(dialog.queryByText(t('card/color-required'))).toBeNull();
    await user.click(dialog.getByRole('button', { name: t('own.save') }));
    expect(ownCards()).toMatchObject([{ title: 'Bike lanes', color: 'green' }]);
  });

  it('is shown, focused and announced after it is saved', async () => {
    const { user, dialog } = await openForm();
    await user.fill(dialog.getByLabelText(t('own.title')), 'Bike lanes');
    await user.click(dialog.getByText(t('category.red')));
    await user.click(dialog.getByRole('button', { name: t('own.save') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const tile = screen.getByRole('button', { name: 'Bike lanes' });
    expect(tile).toHaveFocus();
    const { top, bottom } = tile.getBoundingClientRect();
    expect([top < innerHeight, bottom > 0]).toEqual([true, true]);
    expect(screen.getByText(t('own.said.saved', { title: 'Bike lanes' }))).toBeInTheDocument();
  });
});

describe('an own card of the last confirmed sort', () => {
  const dogs = {
    id: '7-dogs',
    title: 'Dogs',
    description: 'Many wait for a home.',
    imageUrl: '/api/cards/images/0193a5c0-1111-7000-8000-0123456789ab',
    color: 'pink',
  } as const;
  const confirmed: ConfirmedResult = {
    id: crypto.randomUUID(),
    created: '2026-09-01T10:00:00.000Z',
    updated: '2026-09-01T10:20:00.000Z',
    selected: shortDeck.slice(0, 3),
    extraCards: [],
    reflection: null,
    emailSent: false,
    profileSent: false,
    ownCards: [dogs],
  };
  const offer = () =>
    screen.queryByRole('button', { name: t('own.earlier.takeOne', { title: 'Dogs' }) });

  it('is offered with its picture and copied only by a tap', async () => {
    const { user } = await openPicking(confirmed);
    const region = screen.getByRole('region', { name: t('own.earlier.heading') });
    expect(region.querySelector('img')).toHaveAttribute('src', dogs.imageUrl);
    expect(ownCards()).toEqual([]);
    await user.click(offer() ?? document.body);
    const { id: _, ...copy } = dogs;
    expect(ownCards()).toEqual([copy]);
    expect(offer()).toBeNull();
    expect(screen.getByRole('button', { name: 'Dogs' })).toHaveFocus();
    expect(screen.getByText(t('own.said.saved', { title: 'Dogs' }))).toBeInTheDocument();
  });

  it('is not offered where there is none', async () => {
    await openPicking({ ...confirmed, ownCards: [] });
    expect(screen.queryByRole('region', { name: t('own.earlier.heading') })).toBeNull();
  });
});
