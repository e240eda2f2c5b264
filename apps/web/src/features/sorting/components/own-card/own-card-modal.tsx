import type { OwnCard } from '@trio/domain/sorting/sort';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { drafts } from '../../../../lib/forms/draft-store.ts';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { dropOwnCard } from '../../sync/sort-actions.ts';
import { Button } from '../../../../ui/button.tsx';
import form from '../../../../ui/form.module.css';
import { Modal } from '../../../../ui/modal.tsx';
import { OwnCardForm } from './own-card-form.tsx';
import { usePicture } from './use-picture.ts';

interface OwnCardModalProps {
  id: string | null;
  card: OwnCard | null;
  onSaid: (said: { kind: 'saved' | 'removed'; title: string }) => void;
  onClosed: () => void;
}

/** Adds, changes or removes an own card. It cannot be closed during an upload. */
export function OwnCardModal({ id, card, onSaid, onClosed }: OwnCardModalProps) {
  const t = useText('picking');
  const { _id } = useAccount();
  // The card at opening: the closing animation still shows it after a removal.
  const [first] = useState(card);
  const [isRemoving, setIsRemoving] = useState(false);
  const kept = useRef<HTMLDivElement>(null);
  const picture = usePicture(_id, first?.imageUrl ?? '');
  const heading = isRemoving
    ? t('own.remove.heading')
    : t(id === null ? 'own.heading.new' : 'own.heading.edit');
  const title = first?.title ?? '';
  const draft = `own-card/${id ?? 'new'}`;
  const closed = () => {
    drafts.forget(draft);
    onClosed();
  };

  const keep = () => {
    // The form must be visible again before it can have the focus.
    flushSync(() => setIsRemoving(false));
    kept.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  };
  const remove = (close: () => void) => {
    if (id !== null) dropOwnCard(id);
    onSaid({ kind: 'removed', title });
    close();
  };

  return (
    <Modal
      heading={heading}
      isBlocked={picture.isBusy}
      insteadOfClosing={isRemoving ? keep : undefined}
      onClosed={closed}
    >
      {(close) => (
        <>
          {isRemoving && (
            <div className={form.form}>
              <p>{t('own.remove.text', { title })}</p>
              <div className={form.actions}>
                <Button look="danger" onClick={() => remove(close)}>
                  {t('own.remove.yes')}
                </Button>
                <Button ref={takeFocus} look="quiet" onClick={keep}>
                  {t('own.remove.no')}
                </Button>
              </div>
            </div>
          )}
          {/* Hidden, not unmounted: the question must not discard the typed text. */}
          <div ref={kept} hidden={isRemoving}>
            <OwnCardForm
              id={id}
              card={first}
              picture={picture}
              draft={draft}
              onSaved={(saved) => {
                onSaid({ kind: 'saved', title: saved });
                close();
              }}
              onCancel={close}
              onRemove={id === null ? null : () => setIsRemoving(true)}
            />
          </div>
        </>
      )}
    </Modal>
  );
}
