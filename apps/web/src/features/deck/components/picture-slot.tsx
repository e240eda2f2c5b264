import type { PictureKind } from '@trio/contracts/deck-cards';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { problemOf } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { prepareDrawing, preparePicture } from '../../../lib/upload/prepare-picture.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { sendCardPicture, type CardOwner } from '../api.ts';
import style from './picture-slot.module.css';

interface PictureSlotProps {
  owner: CardOwner;
  kind: PictureKind;
  imageUrl: string;
  otherLanguageUrl?: string;
  onChange: (imageUrl: string) => void;
  onBusy: (by: 1 | -1) => void;
}

export function PictureSlot({
  owner,
  kind,
  imageUrl,
  otherLanguageUrl,
  onChange,
  onBusy,
}: PictureSlotProps) {
  const t = useText('cards');
  const e = useErrorText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { upload, choose, forget } = useCardPicture({ owner, kind, onSent: onChange, onBusy });
  const hasOther =
    otherLanguageUrl !== undefined && otherLanguageUrl !== '' && otherLanguageUrl !== imageUrl;

  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the user choose the same file again.
    target.value = '';
    if (file) void choose(file);
  };
  const set = (url: string) => {
    forget();
    onChange(url);
    input.current?.focus();
  };

  return (
    <div className={style.slot} role="group" aria-labelledby={`${id}-label`}>
      <span className={style.thumb} data-kind={kind}>
        {imageUrl !== '' && <img src={imageUrl} alt="" />}
      </span>
      <div className={style.words}>
        <span id={`${id}-label`} className={style.label}>
          {t(`picture.${kind}`)}
        </span>
        <p id={`${id}-hint`} className={form.small}>
          {t(`picture.${kind}Hint`)}
        </p>
        <div className={style.choices}>
          <input
            ref={input}
            id={id}
            className="visually-hidden"
            type="file"
            accept="image/png,image/jpeg"
            aria-describedby={`${id}-hint`}
            disabled={upload.status === 'sending'}
            onChange={onFile}
          />
          <label className={style.choose} htmlFor={id}>
            {t(imageUrl === '' ? 'picture.choose' : 'picture.change')}
          </label>
          {imageUrl !== '' && (
            <Button look="quiet" onClick={() => set('')}>
              {t('picture.remove')}
            </Button>
          )}
          {hasOther && imageUrl === '' && (
            <Button look="quiet" onClick={() => set(otherLanguageUrl)}>
              {t('picture.same')}
            </Button>
          )}
        </div>
        <p className={form.small} role="status">
          {upload.status === 'sending' && t('picture.sending')}
          {upload.status === 'sent' && t('picture.sent')}
        </p>
        {upload.status === 'failed' && <ErrorNotice>{e(upload.problem)}</ErrorNotice>}
      </div>
    </div>
  );
}

type Upload =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly problem: FormProblem };

interface UploadOptions {
  owner: CardOwner;
  kind: PictureKind;
  onSent: (imageUrl: string) => void;
  /** Counts running uploads: during one, the card cannot be saved. */
  onBusy: (by: 1 | -1) => void;
}

function useCardPicture({ owner, kind, onSent, onBusy }: UploadOptions) {
  const [upload, setUpload] = useState<Upload>({ status: 'idle' });
  const choose = async (file: Blob) => {
    setUpload({ status: 'sending' });
    onBusy(1);
    try {
      const picture = await (kind === 'picture' ? preparePicture(file) : prepareDrawing(file));
      onSent(await sendCardPicture(owner, kind, picture));
      setUpload({ status: 'sent' });
    } catch (error) {
      setUpload({ status: 'failed', problem: problemOf(error) });
    } finally {
      onBusy(-1);
    }
  };
  return { upload, choose, forget: () => setUpload({ status: 'idle' }) };
}
