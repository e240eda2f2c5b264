import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { preparePicture } from '../../../../lib/upload/prepare-picture.ts';
import { sendPicture } from '../../../../lib/upload/send-picture.ts';

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
    /** Saved with the card */
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
