import { useId, useRef, type ChangeEvent } from 'react';
import { useOnline } from '../../../../lib/use-online.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import form from '../../../../ui/form.module.css';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import type { PictureHandle } from './use-picture.ts';
import style from './picture-field.module.css';

export function PictureField({ picture }: { picture: PictureHandle }) {
  const t = useText('picking');
  const e = useText('errors');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isOnline = useOnline();
  const { work } = picture;

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Without this, choosing the same file again fires no change event.
    target.value = '';
    if (file) picture.choose(file);
  };
  /** The button disappears, so the focus moves to the input. */
  const thenFocus = (act: () => void) => () => {
    act();
    input.current?.focus();
  };

  return (
    <div className={style.field} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={style.label}>
        {t('own.picture')}
      </span>
      {work.status === 'sending' && (
        <div className={style.sending}>
          <progress aria-label={t('own.picture.sending')} max={1} value={work.part} />
          <span aria-hidden="true">
            {t('own.picture.percent', { percent: Math.round(work.part * 100) })}
          </span>
          <Button look="quiet" onClick={thenFocus(picture.cancel)}>
            {t('own.picture.cancel')}
          </Button>
        </div>
      )}
      <div className={style.choices} hidden={picture.isBusy}>
        <input
          ref={input}
          id={id}
          className={form.aloud}
          type="file"
          accept="image/png,image/jpeg"
          aria-describedby={`${id}-hint`}
          onChange={onChange}
        />
        <label className={style.choose} htmlFor={id}>
          {t(picture.shown === '' ? 'own.picture.choose' : 'own.picture.change')}
        </label>
        {work.status === 'failed' && work.waiting && (
          <Button look="quiet" onClick={() => work.waiting && picture.again(work.waiting)}>
            {t('own.picture.again')}
          </Button>
        )}
        {picture.shown !== '' && (
          <Button look="quiet" onClick={thenFocus(picture.remove)}>
            {t('own.picture.remove')}
          </Button>
        )}
      </div>
      {work.status === 'failed' && <ErrorNotice>{e(work.problem)}</ErrorNotice>}
      <p className={form.aloud} role="status">
        {work.status === 'preparing' && t('own.picture.preparing')}
        {work.status === 'sending' && t('own.picture.sending')}
        {work.status === 'sent' && t('own.picture.sent')}
      </p>
      <p id={`${id}-hint`} className={form.small}>
        {t(isOnline ? 'own.picture.hint' : 'own.picture.offline')}
      </p>
    </div>
  );
}
