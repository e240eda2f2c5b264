import { deckDocuments, lessonPlans, worksheets } from '@trio/contracts/documents';
import { pages } from '@trio/contracts/pages';
import { catalogues } from '@trio/i18n/catalogues';
import { languages } from '@trio/i18n/languages';
import { lessonPhases } from '@trio/i18n/lesson-plan';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { installFakeServer } from '../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { LessonPage } from './lesson-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);

/** Texts of the PDF, of its table at the start, and those with values. */
const notOnThePage = /documentTitle|kicker|glance|\.you$|lesson\.minutes$|lesson\.at$/u;

it.each(languages)('shows every text of the plan in %s', async (language) => {
  await renderAs(server, accountOf('school'), <LessonPage />, { language });
  await screen.findByRole('heading', { level: 1, name: words[language]('lesson.title') });
  const shown = document.body.textContent.replaceAll(/\s+/gu, ' ');
  const missing = Object.entries(catalogues[language].lesson)
    .filter(([key]) => !notOnThePage.test(key))
    .filter(([, text]) => !shown.includes(text.replaceAll(/\s+/gu, ' ')))
    .map(([key]) => key);
  expect(missing).toEqual([]);
});

it('fills the 50 minutes without a gap, and links to each part from the outline', async () => {
  const t = words.en;
  await renderAs(server, accountOf('school'), <LessonPage />);
  const outline = within(await screen.findByRole('navigation', { name: t('lesson.outline') }));
  let minute = 0;
  for (const { from, to, heading } of lessonPhases) {
    expect(from).toBe(minute);
    minute = to;
    const name = `${t('lesson.minutes', { from, to })} ${t(heading)}`;
    const link = outline.getByRole('link', { name });
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target).toBe(screen.getByRole('heading', { level: 3, name }));
  }
  expect(minute).toBe(50);
  for (const link of outline.getAllByRole('link')) {
    expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toMatch(/^H[23]$/u);
  }
});

it.each(languages)('opens the documents in %s', async (language) => {
  const t = words[language];
  await renderAs(server, accountOf('school'), <LessonPage />, { language });
  const addresses = [
    ['lesson.planFile', lessonPlans[language]],
    ['lesson.worksheetFile', worksheets[language]],
    ['lesson.cardsFile', deckDocuments[language]],
  ] as const;
  for (const [label, address] of addresses) {
    const name = `${t(label)} ${t('footer.newTab')}`;
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
  }
});

it('passes axe', async () => {
  await renderAs(server, accountOf('school'), <LessonPage />);
  await screen.findByRole('heading', { level: 1 });
  expect(await axeViolations()).toEqual([]);
});

it('links to the classes and to the example class for staff of a school', async () => {
  await renderAs(server, accountOf('school'), <LessonPage />);
  const t = words.en;
  const link = await screen.findByRole('link', { name: t('lesson.toClasses') });
  expect(link).toHaveAttribute('href', pages.classes.path);
  expect(screen.getByRole('link', { name: t('lesson.tryClass') })).toHaveAttribute(
    'href',
    pages.tryClass.path,
  );
});
