import { getMe, updateMe } from '@trio/contracts/accounts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../../test/axe.ts';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../../test/session.tsx';
import { words } from '../../../../../test/words.ts';
import { FactorRequirementSection } from './factor-requirement-section.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

it('lets a member of a board require it of all schools and members', async () => {
  const member = { ...accountOf('board'), isSecondFactorRequired: false };
  const saved = server.on(updateMe, { data: { isSecondFactorRequired: true } });
  const { user } = await renderAs(server, member, <FactorRequirementSection />);
  expect(await screen.findByRole('heading', { name: t('factor.require.board') })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  server.on(getMe, { ...member, isSecondFactorRequired: true });
  await user.click(screen.getByLabelText(t('factor.require.boardOn')));
  await user.click(screen.getByRole('button', { name: t('factor.require.save') }));
  expect(await screen.findByText(t('account.saved'))).toBeVisible();
  expect(saved.map(({ body }) => body)).toEqual([{ isSecondFactorRequired: true }]);
});

it('tells an owner that the board requires it', async () => {
  const owner = { ...accountOf('school'), isSecondFactorRequiredByBoard: true };
  await renderAs(server, owner, <FactorRequirementSection />);
  expect(await screen.findByText(t('factor.require.byBoard'))).toBeVisible();
});
