import { answerEffect } from '@trio/contracts/effect';
import type { EffectMoment } from '@trio/domain/effect/effect';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { offline, Refusal } from '../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { currentAccount } from '../../../lib/session/session.ts';
import { EffectPanel } from './effect-panel.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const open = (
  effectMoments: EffectMoment[] = ['before'],
  { moment = 'before', language = 'en' }: { moment?: EffectMoment; language?: 'en' | 'fr' } = {},
) =>
  renderAs(server, accountOf('student', { effectMoments }), <EffectPanel moment={moment} />, {
    language,
  });

const group = (statement: 'problems' | 'step' | 'person') =>
  within(screen.getByRole('group', { name: t(`effect.statement.${statement}`) }));
const button = (name: string) => screen.getByRole('button', { name });

for (const language of ['en', 'fr'] as const) {
  it(`asks the three questions with who sees what, in ${language}`, async () => {
    await open(['before'], { language });
    const w = words[language];
    expect(screen.getByRole('heading', { name: w('effect.heading') })).toBeVisible();
    expect(screen.getByText(w('effect.who'))).toBeVisible();
    for (const statement of ['problems', 'step', 'person'] as const) {
      const radios = within(screen.getByRole('group', { name: w(`effect.statement.${statement}`) }))
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label'));
      const [least, most] = [w('effect.least'), w('effect.most')];
      expect(radios).toEqual([`1, ${least}`, '2', '3', '4', `5, ${most}`]);
    }
    expect(await axeViolations()).toEqual([]);
  });
}

it('shows nothing at a moment that is not open', async () => {
  const { container } = await open(['after']);
  expect(container.textContent).toBe('');
});

it('sends three points by keyboard, thanks, and knows what is open next', async () => {
  const sent = server.on(answerEffect, { moments: ['after'] });
  const { user } = await open();
  await user.tab();
  expect(button(t('effect.skip'))).toHaveFocus();
  await user.tab();
  await user.keyboard(' {ArrowRight}');
  await user.tab();
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  await user.tab();
  await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  const thanks = await screen.findByText(t('effect.thanks'));
  await waitFor(() => expect(thanks).toHaveFocus());
  expect(sent.map(({ params, body }) => [params.moment, body])).toEqual([
    ['before', { points: [2, 3, 4] }],
  ]);
  expect(screen.queryByRole('group')).toBeNull();
  expect(currentAccount()?.effectMoments).toEqual(['after']);
});

it('says which line is missing, and sends nothing until it is chosen', async () => {
  const sent = server.on(answerEffect, { moments: [] });
  const { user } = await open();
  await user.click(group('problems').getByRole('radio', { name: '2' }));
  await user.click(group('person').getByRole('radio', { name: '4' }));
  await user.click(button(t('effect.send')));
  expect(screen.getByText(t('effect.missing'))).toHaveAttribute('role', 'alert');
  const missing = screen.getAllByText(t('effect.missingHere'));
  expect(missing).toHaveLength(1);
  expect(screen.getByRole('group', { description: t('effect.missingHere') })).toBeVisible();
  expect(group('step').getAllByRole('radio')[0]).toHaveFocus();
  expect(sent).toEqual([]);
  await user.click(group('step').getByRole('radio', { name: '3' }));
  expect(screen.queryByText(t('effect.missing'))).toBeNull();
  await user.click(button(t('effect.send')));
  await screen.findByText(t('effect.thanks'));
  expect(sent.map(({ body }) => body)).toEqual([{ points: [2, 3, 4] }]);
});

it.each([
  ['with a server', { moments: [] as EffectMoment[] }] as const,
  ['without a network', offline] as const,
])('is skipped by one press %s', async (_, reply) => {
  const sent = server.on(answerEffect, reply);
  const { user } = await open();
  await user.click(button(t('effect.skip')));
  expect(screen.queryByRole('group')).toBeNull();
  await waitFor(() => expect(screen.getByText(t('effect.skipped'))).toHaveFocus());
  await server.settled();
  expect(sent.map(({ body }) => body)).toEqual([{ points: null }]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(currentAccount()?.effectMoments).toEqual([]);
});

it.each([
  ['without a network', offline, 'error.offline'] as const,
  ['after the school turned it off', new Refusal('effect/off'), 'effect/off'] as const,
])('says that nothing was sent %s, and keeps the points', async (_, reply, code) => {
  server.on(answerEffect, reply);
  const { user } = await open(['later'], { moment: 'later' });
  for (const statement of ['problems', 'step', 'person'] as const) {
    await user.click(group(statement).getByRole('radio', { name: '3' }));
  }
  await user.click(button(t('effect.send')));
  expect(await screen.findByText(t(code))).toBeVisible();
  expect(group('step').getByRole('radio', { name: '3' })).toBeChecked();
  await user.click(button(t('effect.skip')));
  expect(screen.queryByRole('group')).toBeNull();
});
