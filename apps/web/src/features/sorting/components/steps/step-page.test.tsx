import { answers } from '@trio/domain/sorting/sort';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installFakeServer, renderPage } from '../../../../../test/render-page.tsx';
import { words } from '../../../../../test/words.ts';
import { AnswerNames } from './step-page.tsx';

const server = installFakeServer();

for (const language of ['en', 'fr'] as const) {
  it(`the instructions name the three answers in ${language}`, async () => {
    const t = words[language];
    await renderPage(server, <AnswerNames />, { userId: null, language });
    const list = within(screen.getByRole('list', { name: t('instructions.answers') }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      answers.map((answer) => t(`answer.${answer}`)),
    );
  });
}
