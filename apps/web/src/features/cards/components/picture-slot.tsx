import type { PictureKind } from '@trio/contracts/deck-cards';
import { useId, useRef, type ChangeEvent } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { ErrorNotice } from '../../../ui/notice.tsx';
import type { Whose } from '../api/deck-cards.ts';
import style from './picture-slot.module.css';
import { useCardPicture } from './use-card-picture.ts';
import { useProblemWords } from './use-problem-words.ts';

interface PictureSlotProps {
  whose: Whose;
  kind: PictureKind;
  imageUrl: string;
  /** The other language's picture, offered for reuse. */
  other?: string;
  onChange: (imageUrl: string) => void;
  onBusy: (by: 1 | -1) => void;
}

export function PictureSlot({ whose, kind, imageUrl, other, onChange, onBusy }: PictureSlotProps) {
  const t = useText('cards');
  const wordProblem = useProblemWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { work, choose, forget } = useCardPicture({ whose, kind, onSent: onChange, onBusy });
  const hasOther = other !== undefined && other !== '' && other !== imageUrl;

  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the user choose the same file again.
    target.value = '';
    if (file) void choose(file);
  };
  /** The pressed button disappears, so the input takes the focus. */
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
            className={form.aloud}
            type="file"
            accept="image/png,image/jpeg"
            aria-describedby={`${id}-hint`}
            disabled={work.status === 'sending'}
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
            <Button look="quiet" onClick={() => set(other)}>
              {t('picture.same')}
            </Button>
          )}
        </div>
        <p className={form.small} role="status">
          {work.status === 'sending' && t('picture.sending')}
          {work.status === 'sent' && t('picture.sent')}
        </p>
        {work.status === 'failed' && <ErrorNotice>{wordProblem(work.problem)}</ErrorNotice>}
      </div>
    </div>
  );
}
