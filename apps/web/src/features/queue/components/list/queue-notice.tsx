import { type RefObject, useEffect, useRef } from 'react';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import style from './queue-notice.module.css';
import type { Notice } from './use-put-off.ts';

interface QueueNoticeProps {
  notice: Notice | null;
  onUndo: (undo: NonNullable<Notice['undo']>) => void;
  text: RefObject<HTMLParagraphElement | null>;
}

export function QueueNotice({ notice, onUndo, text }: QueueNoticeProps) {
  const t = useText('queue');
  const e = useErrorText();
  const undo = notice?.undo;
  const hadFocus = useRef(false);
  // The button disappears when it is used.
  useEffect(() => {
    if (hadFocus.current && undo === undefined) text.current?.focus();
    hadFocus.current = false;
  }, [undo, text]);
  return (
    <div className={style.notice} data-shown={notice === null ? undefined : ''}>
      <SuccessNotice ref={text}>
        {notice && notice.problem === undefined ? notice.text : null}
      </SuccessNotice>
      {notice?.problem !== undefined && (
        <ErrorNotice>
          {notice.text} {e(notice.problem)}
        </ErrorNotice>
      )}
      {undo && (
        <Button
          look="quiet"
          onClick={() => {
            hadFocus.current = true;
            onUndo(undo);
          }}
        >
          {t('putOff.undo')}
        </Button>
      )}
    </div>
  );
}
