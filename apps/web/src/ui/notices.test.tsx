import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { installFakeServer, renderPage } from '../../test/render-page.tsx';
import { words } from '../../test/words.ts';
import type { FormProblem } from '../lib/forms/use-form.ts';
import { FormNotice } from './form-notice.tsx';
import { ErrorNotice } from './notice.tsx';
import { PanelProblem } from './panel/panel-problem.tsx';
import { SavingNotice } from './saving-notice.tsx';
import { SuccessNotice } from './success-notice.tsx';

const server = installFakeServer();
const t = words.en;
const render = (page: ReactNode) => renderPage(server, page, { userId: null });

it('announces an error, with its advice apart', async () => {
  await render(<ErrorNotice hint="Try this.">It failed.</ErrorNotice>);
  const parts = [...screen.getByRole('alert').children].map(({ textContent }) => textContent);
  expect(parts).toEqual(['It failed.', 'Try this.']);
});

it('has a live region before there is something to announce', async () => {
  const { show } = await render(<SuccessNotice>{null}</SuccessNotice>);
  const place = screen.getByRole('status');
  expect(place).toHaveTextContent('');
  show(<SuccessNotice>Saved</SuccessNotice>);
  expect(screen.getByRole('status')).toBe(place);
  expect(place).toHaveTextContent('Saved');
});

it('counts the wrong fields of a form', async () => {
  await render(<FormNotice problem={null} fields={{ email: 'form/email-required', city: 1 }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(t('form.problems', { count: 2 }));
});

it('says what is wrong with the whole form rather than count its fields', async () => {
  await render(<FormNotice problem="error.offline" fields={{ email: 1 }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(t('error.offline'));
});

it('adds advice to an error that has some', async () => {
  await render(<FormNotice problem="auth/wrong-password" fields={{}} />);
  expect(screen.getByText(t('auth/wrong-password'))).toBeVisible();
  expect(screen.getByText(t('hint.auth/wrong-password'))).toBeVisible();
});

it('says in an outage that nothing typed is lost', async () => {
  await render(<FormNotice problem="server/unavailable" fields={{}} />);
  expect(screen.getByText(t('form.kept'))).toBeVisible();
});

it('shows nothing for a form without problems', async () => {
  await render(<FormNotice problem={null} fields={{}} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

const panel = (problem: FormProblem, isOld = false) =>
  render(<PanelProblem text="It failed." problem={problem} isOld={isOld} onRetry={() => {}} />);

it('explains a failed panel by the network where that is the reason', async () => {
  await panel('error.offline');
  expect(screen.getByRole('alert')).toHaveTextContent(`It failed. ${t('error.offline')}`);
});

it('says that a panel shows old data', async () => {
  await panel('server/error', true);
  expect(screen.getByRole('alert')).toHaveTextContent(`It failed. ${t('panel.old')}`);
});

it('does not alarm in an outage, which ends by itself', async () => {
  await panel('server/unavailable');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(`It failed. ${t('status.troublePart')}`)).toBeVisible();
  expect(screen.getByRole('button', { name: t('status.tryNow') })).toBeVisible();
});

const saving = (state: Parameters<typeof SavingNotice>[0]['saving'], isOnlyOnPage = false) =>
  render(<SavingNotice saving={state} isOnlyOnPage={isOnlyOnPage} wasRestored={false} />);

it('warns a student when answers exist only on the page', async () => {
  await saving('waiting', true);
  expect(screen.getByRole('alert')).toHaveTextContent(t('network.onlyOnPage'));
});

it('says nothing about answers that wait on the device', async () => {
  await saving('waiting');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that the server refused answers', async () => {
  await saving('refused');
  expect(screen.getByRole('alert')).toHaveTextContent(t('network.refused'));
});

it('says that the time for sorting is over', async () => {
  await saving('expired');
  expect(screen.getByRole('alert')).toHaveTextContent(
    `${t('network.expired')} ${t('result/school-expired')}`,
  );
});

it('says politely that the sort went on without the server', async () => {
  await render(<SavingNotice saving="saved" isOnlyOnPage={false} wasRestored />);
  expect(screen.getByRole('status')).toHaveTextContent(t('network.goneOn'));
});
