import type { ErrorCode } from '@trio/contracts/error-codes';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { ApiFailure } from '../api/api-failure.ts';
import { useForm, useEditForm, type FormSettings } from './use-form.ts';

const server = installFakeServer();

const required = (code: ErrorCode) => z.string().check(z.minLength(1, { error: code }));
const schema = z.object({
  city: required('form/city-required'),
  email: required('form/email-required'),
});
type Settings = Partial<FormSettings<typeof schema>>;

function Fields({ state }: { state: ReturnType<typeof useForm> }) {
  return (
    <form {...state.form}>
      <input name="city" aria-label="City" />
      <input name="email" aria-label="Email" />
      <input name="password" type="password" aria-label="Password" />
      {state.problem !== null && (
        <p role="alert" tabIndex={-1}>
          {state.problem}
        </p>
      )}
      <code>{JSON.stringify(state.fields)}</code>
      <p role="status">{state.isSending ? 'sending' : state.isDone ? 'done' : 'idle'}</p>
      <button type="submit">Send</button>
    </form>
  );
}
function Form({ submit = async () => {}, ...settings }: Settings) {
  return <Fields state={useForm({ schema, submit, ...settings })} />;
}
const render = (settings: Settings) => renderPage(server, <Form {...settings} />, { userId: null });

const city = () => screen.getByLabelText('City');
const email = () => screen.getByLabelText('Email');
const fields = () => JSON.parse(document.querySelector('code')?.textContent ?? '') as unknown;
const status = () => screen.getByRole('status').textContent;

it('does not send invalid values, and focuses the first invalid field', async () => {
  const submit = vi.fn(async () => {});
  const { user } = await render({ submit });
  await user.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(fields()).toEqual({ city: 'form/city-required', email: 'form/email-required' }),
  );
  expect(city()).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

it('clears the error of a field that is being corrected', async () => {
  const { user } = await render({});
  await user.click(screen.getByRole('button'));
  await user.keyboard('M');
  await waitFor(() => expect(fields()).toEqual({ email: 'form/email-required' }));
});

it('stays done until a field changes', async () => {
  const { user } = await render({});
  await user.fill(city(), 'Moncton');
  await user.fill(email(), 'nour@school.example');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(status()).toBe('done'));
  await user.fill(city(), 'Dieppe');
  await waitFor(() => expect(status()).toBe('idle'));
});

const refused = async (failure: unknown, settings: Settings = {}) => {
  const { user } = await render({
    ...settings,
    submit: async () => {
      throw failure;
    },
  });
  await user.fill(city(), 'Moncton');
  await user.fill(email(), 'nour@school.example');
  await user.keyboard('{Enter}');
};

it('shows an error of a field at that field', async () => {
  await refused(new ApiFailure('auth/invalid-email'), {
    fieldOf: { 'auth/invalid-email': 'email' },
  });
  await waitFor(() => expect(fields()).toEqual({ email: 'auth/invalid-email' }));
  expect(email()).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows any other error beside the button and focuses it', async () => {
  await refused(new ApiFailure('request/rate-limited'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('request/rate-limited'));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(city()).toHaveValue('Moncton');
});

it('shows an error of a missing field beside the button', async () => {
  await refused(new ApiFailure('auth/invalid-email'), {
    fieldOf: { 'auth/invalid-email': 'phone' },
  });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('auth/invalid-email'));
  expect(fields()).toEqual({});
});

it('shows a general message after an unexpected error', async () => {
  await refused(new Error('a bug'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('error.defaultMessage'));
});

it('sends once when it is submitted twice', async () => {
  const answer = Promise.withResolvers<void>();
  const submit = vi.fn(() => answer.promise);
  const { user } = await render({ submit });
  await user.fill(city(), 'Moncton');
  await user.fill(email(), 'nour@school.example');
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(status()).toBe('sending'));
  answer.resolve();
  await waitFor(() => expect(status()).toBe('done'));
  expect(submit).toHaveBeenCalledOnce();
});

it('stores a draft without passwords until it is sent', async () => {
  const { user, show } = await render({ draft: 'a form' });
  await user.fill(city(), 'Moncton');
  await user.fill(screen.getByLabelText('Password'), 'a secret');
  await waitFor(() =>
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('a secret'),
  );
  show(null);
  show(<Form draft="a form" />);
  expect(city()).toHaveValue('Moncton');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await user.fill(email(), 'nour@school.example');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(status()).toBe('done'));
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Moncton');
});

it('stores no draft of a form without a draft name', async () => {
  const { user, show } = await render({});
  await user.fill(city(), 'Moncton');
  show(null);
  show(<Form />);
  expect(city()).toHaveValue('');
});

function EditForm({ answer }: { answer: Promise<string> }) {
  const [saved, setSaved] = useState('Moncton');
  const { form, isDone } = useEditForm({
    schema: z.object({ city: z.string() }),
    submit: async () => setSaved(await answer),
  });
  return (
    <form {...form}>
      <input name="city" aria-label="City" defaultValue={saved} />
      <p role="status">{isDone ? 'done' : 'idle'}</p>
    </form>
  );
}

it('shows the saved values after a save', async () => {
  const answer = Promise.withResolvers<string>();
  const { user } = await renderPage(server, <EditForm answer={answer.promise} />, {
    userId: null,
  });
  await user.fill(city(), ' dieppe ');
  await user.keyboard('{Enter}');
  answer.resolve('Dieppe');
  await waitFor(() => expect(city()).toHaveValue('Dieppe'));
});

it('keeps text that is typed during a save', async () => {
  const answer = Promise.withResolvers<string>();
  const { user } = await renderPage(server, <EditForm answer={answer.promise} />, {
    userId: null,
  });
  await user.fill(city(), 'Dieppe');
  await user.keyboard('{Enter}');
  await user.fill(city(), 'Dieppe, the other one');
  answer.resolve('Dieppe');
  await waitFor(() => expect(status()).toBe('done'));
  await act(async () => {});
  expect(city()).toHaveValue('Dieppe, the other one');
});
