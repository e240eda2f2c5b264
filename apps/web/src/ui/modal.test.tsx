import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { installFakeServer, renderPage } from '../../test/render-page.tsx';
import { ApiFailure } from '../lib/api/api-failure.ts';
import { words } from '../../test/words.ts';
import { ConfirmModal } from './confirm-modal.tsx';
import { Modal } from './modal.tsx';

const server = installFakeServer();
const t = words.en;
const dialog = () => screen.findByRole('dialog', { name: 'A question' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

function Opener({ isBlocked = false, instead }: { isBlocked?: boolean; instead?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Modal
          heading="A question"
          isBlocked={isBlocked}
          insteadOfClosing={instead}
          onClosed={() => setIsOpen(false)}
        >
          {(close) => (
            <>
              <input aria-label="Answer" />
              <button type="button" onClick={close}>
                Done
              </button>
            </>
          )}
        </Modal>
      )}
    </>
  );
}
const openModal = async (props: Parameters<typeof Opener>[0] = {}) => {
  const rendered = await renderPage(server, <Opener {...props} />, { userId: null });
  await rendered.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...rendered, modal: within(await dialog()) };
};

describe('a modal', () => {
  it('is named by its heading and focuses its first field', async () => {
    const { modal } = await openModal();
    expect(await dialog()).toHaveAccessibleName('A question');
    await waitFor(() => expect(modal.getByLabelText('Answer')).toHaveFocus());
  });

  for (const way of ['Escape', 'cross', 'own button'] as const) {
    it(`closes by ${way} and restores the focus`, async () => {
      const { user, modal } = await openModal();
      if (way === 'Escape') await user.keyboard('{Escape}');
      if (way === 'cross') await user.click(modal.getByRole('button', { name: t('app.close') }));
      if (way === 'own button') await user.click(modal.getByRole('button', { name: 'Done' }));
      await expectClosed();
      expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    });
  }

  it('is a sheet at the bottom of a phone, with the page visible above it', async () => {
    await page.viewport(360, 640);
    await openModal();
    const { top, bottom, left, right } = (await dialog()).getBoundingClientRect();
    expect({ bottom, left, right }).toEqual({ bottom: 640, left: 0, right: 360 });
    expect(top).toBeGreaterThanOrEqual(48);
    await page.viewport(1280, 720);
  });

  it('opens again after it was closed', async () => {
    const { user } = await openModal();
    await user.keyboard('{Escape}');
    await expectClosed();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await dialog()).toBeVisible();
  });

  it('stays open while it is blocked, even after a second Escape', async () => {
    const { user, modal } = await openModal({ isBlocked: true });
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    await user.click(modal.getByRole('button', { name: t('app.close') }));
    await user.click(modal.getByRole('button', { name: 'Done' }));
    expect(await dialog()).toBeVisible();
    expect((await dialog()).matches(':modal')).toBe(true);
  });

  it('calls `insteadOfClosing` instead of closing', async () => {
    const instead = vi.fn();
    const { user, modal } = await openModal({ instead });
    await user.keyboard('{Escape}');
    await user.click(modal.getByRole('button', { name: t('app.close') }));
    await waitFor(() => expect(instead).toHaveBeenCalledTimes(2));
    expect(await dialog()).toBeVisible();
  });
});

describe('a confirmation', () => {
  const ask = async (action: () => Promise<void>, isDestructive = false) => {
    const onClosed = vi.fn();
    const rendered = await renderPage(
      server,
      <ConfirmModal
        heading="A question"
        confirmLabel="Yes"
        busyLabel="Working…"
        cancelLabel="No"
        isDestructive={isDestructive}
        action={action}
        onClosed={onClosed}
      >
        <p>This will happen.</p>
      </ConfirmModal>,
      { userId: null },
    );
    return { ...rendered, onClosed, modal: within(await dialog()) };
  };

  it('runs the action and then closes', async () => {
    const action = vi.fn(async () => {});
    const { user, onClosed, modal } = await ask(action);
    await user.click(modal.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledWith(true));
    expect(action).toHaveBeenCalledOnce();
  });

  it('does nothing when it is cancelled', async () => {
    const action = vi.fn(async () => {});
    const { user, onClosed, modal } = await ask(action);
    await user.click(modal.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledWith(false));
    expect(action).not.toHaveBeenCalled();
  });

  it('cannot be confirmed twice or closed while the action runs', async () => {
    const work = Promise.withResolvers<void>();
    const action = vi.fn(() => work.promise);
    const { user, onClosed, modal } = await ask(action);
    await user.click(modal.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(modal.getByRole('button', { name: 'Working…' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(action).toHaveBeenCalledOnce());
    expect(onClosed).not.toHaveBeenCalled();
    work.resolve();
    await waitFor(() => expect(onClosed).toHaveBeenCalledWith(true));
  });

  it('stays open and shows the error when the action fails, and can be retried', async () => {
    let isDown = true;
    const action = async () => {
      if (isDown) throw new ApiFailure('server/error');
    };
    const { user, onClosed, modal } = await ask(action);
    await user.click(modal.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(modal.getByRole('alert')).toHaveTextContent(t('server/error')));
    await act(async () => {});
    expect((await dialog()).className).toContain('shown');
    isDown = false;
    await user.click(modal.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledWith(true));
  });

  it('focuses Cancel if the action is destructive', async () => {
    const { modal } = await ask(async () => {}, true);
    await waitFor(() => expect(modal.getByRole('button', { name: 'No' })).toHaveFocus());
  });

  it('puts a destructive action last, after Cancel', async () => {
    const namesOf = (modal: Awaited<ReturnType<typeof ask>>['modal']) =>
      modal
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((name) => name === 'Yes' || name === 'No');
    expect(namesOf((await ask(async () => {}, true)).modal)).toEqual(['No', 'Yes']);
    cleanup();
    expect(namesOf((await ask(async () => {})).modal)).toEqual(['Yes', 'No']);
  });
});
