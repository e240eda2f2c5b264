import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import form from '../../../ui/form.module.css';
import { Note } from '../../../ui/note.tsx';
import style from './outside-page.module.css';
import { saysCompleted } from '../model/completion-message.ts';

interface OutsidePageProps {
  /** With what is filled in. */
  address: string;
  title: string;
  shape?: 'form' | 'video';
  /** The page in the frame says that it has been answered. */
  onCompleted?: () => void;
  onOpenedElsewhere?: () => void;
  /** Ways on, beside the one into a new tab. */
  children?: ReactNode;
}

const patience = 8_000;
const nothing = (): void => {};

// It may do what a form or a video needs, in its own place; it may not lead our own page elsewhere.
const allowed =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

/**
 * A page of somebody else in a frame. Nobody can be sure that it shows: a network may block it and the
 * browser does not tell. So there is always another way to it.
 */
export function OutsidePage({
  address,
  title,
  shape = 'form',
  onCompleted = nothing,
  onOpenedElsewhere = nothing,
  children,
}: OutsidePageProps) {
  const t = useText('survey');
  const s = useText('shell');
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, setStage] = useState<'loading' | 'slow' | 'loaded'>('loading');
  useCompletionMessage(frame, address, onCompleted);

  useEffect(() => {
    const timer = setTimeout(() => setStage((now) => (now === 'loading' ? 'slow' : now)), patience);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={style.outside}>
      <div className={shape === 'video' ? style.video : style.form}>
        {stage !== 'loaded' && (
          <div className={style.waiting} role="status">
            {stage === 'slow' ? (
              <Note>
                <p>{t('frame.slow')}</p>
              </Note>
            ) : (
              <p>{t('frame.loading')}</p>
            )}
          </div>
        )}
        <iframe
          ref={frame}
          className={style.frame}
          data-loaded={stage === 'loaded' || undefined}
          title={title}
          src={address}
          sandbox={allowed}
          allow="fullscreen"
          // Some services show themselves only to who says where they come from; the address stays ours.
          referrerPolicy="strict-origin"
          onLoad={() => setStage('loaded')}
        />
      </div>
      <div className={style.ways}>
        <span>{t('frame.trouble')}</span>
        <a href={address} target="_blank" rel="noreferrer" onClick={onOpenedElsewhere}>
          {t('frame.newTab')} <span className={form.aloud}>{s('footer.newTab')}</span>
        </a>
        {children}
      </div>
    </div>
  );
}

/** Hears when the form in a frame has been sent: from that frame and its configured origin only. */
function useCompletionMessage(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onCompleted: () => void,
): void {
  useEffect(() => {
    const hear = (message: MessageEvent) => {
      const source = frame.current?.contentWindow ?? null;
      if (saysCompleted(message, { url, source })) onCompleted();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, url, onCompleted]);
}
