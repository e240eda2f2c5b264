import { ownCardForm } from '@trio/contracts/own-card';
import { limits } from '@trio/domain/limits';
import { cleanCardTitle, latestOwnCard } from '@trio/domain/sorting/own-cards';
import type { CardColor, OwnCard } from '@trio/domain/sorting/sort';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { drafts } from '../../../../lib/forms/draft-store.ts';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import { viewOwnCard } from '../../../../ui/card/card-view.ts';
import { ColorChoice } from '../../../../ui/card/color-choice.tsx';
import form from '../../../../ui/form.module.css';
import { Modal } from '../../../../ui/modal.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { FieldReaders } from '../../../../ui/readers/field-readers.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { dropOwnCard, saveOwnCard } from '../../sync/browser-sync.ts';
import style from './own-card-form.module.css';
import { PictureField, usePicture, type PictureHandle } from './picture-field.tsx';

/** `card`: a new one, which the page shows next. */
export type OwnCardAnnouncement =
  | { readonly kind: 'saved'; readonly title: string; readonly card: string | null }
  | { readonly kind: 'removed'; readonly title: string };

interface OwnCardModalProps {
  id: string | null;
  card: OwnCard | null;
  onAnnounce: (announcement: OwnCardAnnouncement) => void;
  onClosed: () => void;
}

export function OwnCardModal({ id, card, onAnnounce, onClosed }: OwnCardModalProps) {
  const t = useText('picking');
  const { _id } = useAccount();
  // The card at opening: the closing animation still shows it after a removal.
  const [first] = useState(card);
  const [isRemoving, setIsRemoving] = useState(false);
  const formPlace = useRef<HTMLDivElement>(null);
  const picture = usePicture(_id, first?.imageUrl ?? '');
  const heading = isRemoving
    ? t('own.remove.heading')
    : t(id === null ? 'own.heading.new' : 'own.heading.edit');
  const title = first?.title ?? '';
  const draftKey = `own-card/${id ?? 'new'}`;
  const closed = () => {
    drafts.forget(draftKey);
    onClosed();
  };

  const cancelRemoval = () => {
    flushSync(() => setIsRemoving(false));
    formPlace.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  };
  const remove = (close: () => void) => {
    if (id !== null) dropOwnCard(id);
    onAnnounce({ kind: 'removed', title });
    close();
  };

  return (
    <Modal
      heading={heading}
      isBlocked={picture.isBusy}
      insteadOfClosing={isRemoving ? cancelRemoval : undefined}
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
                <Button ref={takeFocus} look="quiet" onClick={cancelRemoval}>
                  {t('own.remove.no')}
                </Button>
              </div>
            </div>
          )}
          {/* Hidden, not unmounted: the question must not discard the typed text. */}
          <div ref={formPlace} hidden={isRemoving}>
            <OwnCardForm
              id={id}
              card={first}
              picture={picture}
              draftKey={draftKey}
              onSaved={(saved, newCard) => {
                onAnnounce({ kind: 'saved', title: saved, card: newCard });
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

interface OwnCardFormProps {
  id: string | null;
  card: OwnCard | null;
  picture: PictureHandle;
  onSaved: (title: string, newCard: string | null) => void;
  onCancel: () => void;
  onRemove: (() => void) | null;
  draftKey: string;
}

const lengthOf = (text: string): number => Array.from(text).length;

function OwnCardForm({
  id,
  card,
  picture,
  onSaved,
  onCancel,
  onRemove,
  draftKey,
}: OwnCardFormProps) {
  const t = useText('picking');
  const e = useErrorText();
  const [title, setTitle] = useState(card?.title ?? '');
  const [description, setDescription] = useState(card?.description ?? '');
  const [color, setColor] = useState<CardColor | null>(card?.color ?? null);
  const { work, isBusy } = picture;
  const [isUnsentShown, setIsUnsentShown] = useState(false);
  const isUnsent = work.status === 'failed' && work.waiting !== null;

  const {
    form: handlers,
    fields,
    problem,
  } = useForm({
    schema: ownCardForm,
    draft: draftKey,
    submit: (values) => {
      if (isBusy) return Promise.resolve();
      // Warns once about the unsent picture. A second save ignores it.
      if (isUnsent && !isUnsentShown) {
        setIsUnsentShown(true);
        return Promise.resolve();
      }
      const saved = saveOwnCard(id, { ...values, imageUrl: picture.imageUrl });
      if (saved === 'full') return Promise.reject(new ApiFailure('card/too-many'));
      if (saved === null) return Promise.reject(new Error('There is no sort.'));
      onSaved(values.title, id === null ? latestOwnCard(saved) : null);
      return Promise.resolve();
    },
  });
  const count = (text: string, max: number) => t('own.count', { count: lengthOf(text), max });

  return (
    <form className={style.form} {...handlers}>
      <div className={style.side}>
        <CardPreview title={title} color={color} image={picture.shown} />
        <PictureField picture={picture} />
      </div>
      <div className={style.fields}>
        <TextField
          label={t('own.title')}
          name="title"
          value={title}
          placeholder={t('own.titlePlaceholder')}
          autoComplete="off"
          required
          hint={count(title, limits.cardTitleMax)}
          error={fields['title'] && e(fields['title'])}
          onChange={({ target }) => setTitle(cleanCardTitle(target.value))}
        />
        <TextArea
          label={t('own.description')}
          name="description"
          value={description}
          rows={4}
          placeholder={t('own.descriptionHint')}
          hint={count(description, limits.cardDescriptionMax)}
          error={fields['description'] && e(fields['description'])}
          onChange={({ target }) => setDescription(cut(target.value, limits.cardDescriptionMax))}
        />
        <ColorChoice
          legend={t('own.color')}
          value={color}
          error={fields['color'] && e(fields['color'])}
          onChoose={setColor}
        />
      </div>
      <div className={style.end}>
        {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
        {isUnsent && isUnsentShown && <ErrorNotice>{t('own.picture.unsent')}</ErrorNotice>}
        <div className={form.actions}>
          <Button type="submit" isBusy={isBusy}>
            {t('own.save')}
          </Button>
          <Button look="quiet" isBusy={isBusy} onClick={onCancel}>
            {t('own.cancel')}
          </Button>
          {onRemove && (
            <Button look="quiet" isBusy={isBusy} onClick={onRemove}>
              {t('own.remove')}
            </Button>
          )}
        </div>
        <FieldReaders>{t('own.readers')}</FieldReaders>
      </div>
    </form>
  );
}

const cut = (text: string, max: number): string => Array.from(text).slice(0, max).join('');

interface CardPreviewProps {
  title: string;
  color: CardColor | null;
  image: string;
}

/** An image to screen readers: the fields already have its text. Blank until a theme is chosen. */
function CardPreview({ title, color, image }: CardPreviewProps) {
  const t = useText('picking');
  const shown = title.trim() || t('own.untitled');
  return (
    <div role="img" aria-label={t('own.preview')}>
      {color === null ? (
        <div className={style.blank}>
          {image !== '' && <img className={style.photo} src={image} alt="" />}
          <span className={style.blankTitle}>{shown}</span>
        </div>
      ) : (
        <CardFront card={viewOwnCard({ title: shown, description: '', imageUrl: image, color })} />
      )}
    </div>
  );
}
