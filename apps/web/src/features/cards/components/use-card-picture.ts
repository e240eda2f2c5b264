import type { PictureKind } from '@trio/contracts/deck-cards';
import { useState } from 'react';
import { problemOf } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { prepareDrawing, preparePicture } from '../../../lib/upload/prepare-picture.ts';
import { sendCardPicture, type Whose } from '../api/deck-cards.ts';

export type Work =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly problem: FormProblem };

interface Sending {
  whose: Whose;
  kind: PictureKind;
  onSent: (imageUrl: string) => void;
  /** Counts running uploads: during one, the card cannot be saved. */
  onBusy: (by: 1 | -1) => void;
}

export function useCardPicture({ whose, kind, onSent, onBusy }: Sending) {
  const [work, setWork] = useState<Work>({ status: 'idle' });
  const choose = async (file: Blob) => {
    setWork({ status: 'sending' });
    onBusy(1);
    try {
      const picture = await (kind === 'picture' ? preparePicture(file) : prepareDrawing(file));
      onSent(await sendCardPicture(whose, kind, picture));
      setWork({ status: 'sent' });
    } catch (error) {
      setWork({ status: 'failed', problem: problemOf(error) });
    } finally {
      onBusy(-1);
    }
  };
  return { work, choose, forget: () => setWork({ status: 'idle' }) };
}
