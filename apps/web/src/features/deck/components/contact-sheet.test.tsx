import '../../../styles/print.css';
import { commentSheets } from '@trio/contracts/documents';
import { loadDeck } from '@trio/deck/deck';
import { deckEdition } from '@trio/deck/edition';
import type { Language } from '@trio/i18n/languages';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { installFakeServer, renderPage } from '../../../../test/render-page.tsx';
import { wordsOf } from '../../../../test/staff-pages.tsx';
import { ContactSheet } from './contact-sheet.tsx';

const server = installFakeServer();
const deck = { en: await loadDeck('en'), fr: await loadDeck('fr') };

const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
afterEach(() => emulate(''));

const open = async (query: string, language: Language = 'en') => {
  const page = await renderPage(server, <ContactSheet />, {
    at: `/dev/deck${query}`,
    language,
    userId: null,
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
};

it.each(['en', 'fr'] as const)(
  'shows each front with the words of its back on paper (%s), with number, language and edition',
  async (language) => {
    const { container } = await open('?side=paper', language);
    const t = wordsOf('deck', language);
    expect(screen.getAllByRole('article')).toHaveLength(deck[language].length);
    for (const [index, { key, title, plain, paragraphs, careers, alt }] of deck[
      language
    ].entries()) {
      const article = container.querySelector<HTMLElement>(`#${key}`);
      const card = within(article ?? container);
      expect(card.getByRole('heading', { level: 2 }).textContent).toBe(`${index + 1}. ${title}`);
      expect(card.getAllByRole<HTMLImageElement>('img')[0]?.alt).toBe(alt);
      for (const text of [plain, ...paragraphs]) expect(article?.textContent).toContain(text);
      expect(card.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(
        careers.map((career) => career.title),
      );
    }
    const { number, month } = deckEdition;
    expect(screen.getAllByText(t('sheet.language'))).toHaveLength(28);
    expect(
      screen.getAllByText(t('sheet.edition', { number, month: month[language] })),
    ).toHaveLength(28);
    expect(await axeViolations()).toEqual([]);
  },
);

it('keeps the numbers of the whole deck if only the trades are on paper', async () => {
  await open('?side=paper&trades=1');
  const numbers = deck.en.flatMap(({ isTrades }, index) => (isTrades ? [`${index + 1}.`] : []));
  const shown = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent.split(' ')[0]);
  expect(shown).toEqual(numbers);
});

it('offers the print dialog and the comment sheet in the language of the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await open('', 'fr');
  const t = wordsOf('deck', 'fr');
  expect(screen.getByRole('link', { name: /^Feuille de commentaires/u })).toHaveAttribute(
    'href',
    commentSheets.fr,
  );
  expect(screen.queryByRole('button', { name: t('sheet.print') })).toBeNull();
  await user.click(screen.getByRole('radio', { name: t('sheet.paper') }));
  await user.click(await screen.findByRole('button', { name: t('sheet.print') }));
  expect(print).toHaveBeenCalledOnce();
});

it('prints no controls, and begins a new sheet after two cards', async () => {
  const { container } = await open('?side=paper');
  await emulate('print');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  const pages = [...container.querySelectorAll('section section')];
  expect(pages.map((page) => page.querySelectorAll('article').length)).toEqual(pages.map(() => 2));
  expect(pages.map((page) => getComputedStyle(page).breakAfter)).toEqual(
    pages.map((_, index) => (index < pages.length - 1 ? 'page' : 'auto')),
  );
  for (const card of container.querySelectorAll('article'))
    expect(getComputedStyle(card).breakInside).toBe('avoid');
});
