import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { installFakeServer, renderPage } from '../../test/render-page.tsx';
import { words } from '../../test/words.ts';
import type { FormProblem } from '../lib/forms/use-form.ts';
import { FormNotice } from './form-notice.tsx';
import { ErrorNotice } from './notice.tsx';
import { PanelProblem } from './panel/panel.tsx';
import { SuccessNotice } from './success-notice.tsx';

const server = installFakeServer();
const t = words.en;
const render = (page: ReactNode) => renderPage(server, page, { userId: null });

it('announces an error with its hint in a second paragraph', async () => {
  await render(<ErrorNotice hint="Try this.">It failed.</ErrorNotice>);
  const parts = [...screen.getByRole('alert').children].map(({ textContent }) => textContent);
  expect(parts).toEqual(['It failed.', 'Try this.']);
});

it('has a live region before its first announcement', async () => {
  const { show } = await render(<SuccessNotice>{null}</SuccessNotice>);
  const place = screen.getByRole('status');
  expect(place).toHaveTextContent('');
  show(<SuccessNotice>Saved</SuccessNotice>);
  expect(screen.getByRole('status')).toBe(place);
  expect(place).toHaveTextContent('Saved');
});

it('shows the number of invalid fields of a form', async () => {
  await render(<FormNotice problem={null} fields={{ email: 'form/email-required', city: 1 }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(t('form.problems', { count: 2 }));
});

it('shows the error of the whole form instead of the number of fields', async () => {
  await render(<FormNotice problem="error.offline" fields={{ email: 1 }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(t('error.offline'));
});

it('adds the hint of an error', async () => {
  await render(<FormNotice problem="auth/wrong-password" fields={{}} />);
  expect(screen.getByText(t('auth/wrong-password'))).toBeVisible();
  expect(screen.getByText(t('hint.auth/wrong-password'))).toBeVisible();
});

it('shows during an outage that no input is lost', async () => {
  await render(<FormNotice problem="server/unavailable" fields={{}} />);
  expect(screen.getByText(t('form.kept'))).toBeVisible();
});

it('shows nothing for a form without problems', async () => {
  await render(<FormNotice problem={null} fields={{}} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

const panel = (problem: FormProblem, isOld = false) =>
  render(<PanelProblem text="It failed." problem={problem} isOld={isOld} onRetry={() => {}} />);

it('shows a network error as the reason of a failed panel', async () => {
  await panel('error.offline');
  expect(screen.getByRole('alert')).toHaveTextContent(`It failed. ${t('error.offline')}`);
});

it('shows that a panel has old data', async () => {
  await panel('server/error', true);
  expect(screen.getByRole('alert')).toHaveTextContent(`It failed. ${t('panel.old')}`);
});

it('does not use an alert during an outage, which ends by itself', async () => {
  await panel('server/unavailable');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(`It failed. ${t('status.troublePart')}`)).toBeVisible();
  expect(screen.getByRole('button', { name: t('status.tryNow') })).toBeVisible();
});
