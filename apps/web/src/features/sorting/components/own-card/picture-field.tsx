import { isErrorCode } from '@trio/contracts/error-codes';
import { prepareUpload } from '@trio/contracts/uploads';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { call, withQuery } from '../../../../lib/api/call.ts';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { currentLanguage } from '../../../../lib/language/language.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { preparePicture } from '../../../../lib/upload/prepare-picture.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { Button } from '../../../../ui/button.tsx';
import form from '../../../../ui/form.module.css';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import style from './picture-field.module.css';

export function PictureField({ picture }: { picture: PictureHandle }) {
  const t = useText('picking');
  const e = useErrorText();
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
  const thenFocus = (act: () => void) => () => {
    flushSync(act);
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
          className="visually-hidden"
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
      <p className="visually-hidden" role="status">
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

export type PictureWork =
  | { readonly status: 'idle' | 'preparing' | 'sent' }
  | { readonly status: 'sending'; readonly part: number }
  /** `waiting`: a valid picture that only has to be sent again */
  | { readonly status: 'failed'; readonly problem: FormProblem; readonly waiting: Blob | null };

export function usePicture(accountId: string, first: string) {
  const [imageUrl, setImageUrl] = useState(first);
  const [shown, setShown] = useState(first);
  const [work, setWork] = useState<PictureWork>({ status: 'idle' });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  useEffect(
    () => () => (shown.startsWith('blob:') ? URL.revokeObjectURL(shown) : undefined),
    [shown],
  );

  const send = async (picture: Blob) => {
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    setWork({ status: 'sending', part: 0 });
    try {
      const onProgress = (part: number) => {
        if (!signal.aborted) setWork({ status: 'sending', part });
      };
      setImageUrl(await sendPicture({ accountId, picture, onProgress, signal }));
      setWork({ status: 'sent' });
    } catch (error) {
      if (!signal.aborted)
        setWork({ status: 'failed', problem: problemOf(error), waiting: picture });
    }
  };

  const choose = async (file: Blob) => {
    setWork({ status: 'preparing' });
    try {
      const picture = await preparePicture(file);
      setShown(URL.createObjectURL(picture));
      await send(picture);
    } catch (error) {
      setWork({ status: 'failed', problem: problemOf(error), waiting: null });
    }
  };

  const cancel = () => {
    sending.current?.abort();
    setShown(imageUrl);
    setWork({ status: 'idle' });
  };
  const remove = () => {
    setImageUrl('');
    setShown('');
    setWork({ status: 'idle' });
  };

  return {
    imageUrl,
    /** Displayed at once, also during the upload */
    shown,
    work,
    isBusy: work.status === 'preparing' || work.status === 'sending',
    choose: (file: Blob) => void choose(file),
    again: (picture: Blob) => void send(picture),
    cancel,
    remove,
  };
}

export type PictureHandle = ReturnType<typeof usePicture>;

interface Sending {
  readonly accountId: string;
  readonly picture: Blob;
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

async function sendPicture({ accountId, picture, onProgress, signal }: Sending): Promise<string> {
  const fileName = `${accountId}${Date.now()}`;
  const asked = withQuery(prepareUpload, { fileName, fileExtension: 'jpg' });
  const { data } = await call(asked);
  await put(pathOf(data.uploadUrl), picture, onProgress, signal);
  return pathOf(data.downloadUrl);
}

/** Only the path: the page may have been opened at another of our origins. */
const pathOf = (address: string): string => new URL(address, location.origin).pathname;

/** XMLHttpRequest, because `fetch` does not report upload progress. */
function put(
  address: string,
  picture: Blob,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('PUT', address);
    request.setRequestHeader('content-type', picture.type);
    request.setRequestHeader('accept-language', currentLanguage());
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(failureOf(request.responseText));
    });
    request.addEventListener('error', () => reject(new ApiFailure('error.offline')));
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop);
    // The upload was cancelled while its address was requested.
    if (signal.aborted) reject(new DOMException('', 'AbortError'));
    else request.send(picture);
  });
}

function failureOf(text: string): Error {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return isErrorCode(code) ? new ApiFailure(code) : new Error('An answer without a code.');
  } catch {
    return new Error('An answer that is not ours.');
  }
}
