import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import form from '../../../ui/form.module.css';
import { Note } from '../../../ui/note.tsx';
import style from './outside-page.module.css';
import { saysCompleted } from '../model/completion-message.ts';

interface OutsidePageProps {
  address: string;
  title: string;
  shape?: 'form' | 'video';
  onCompleted?: () => void;
  onOpenedElsewhere?: () => void;
  children?: ReactNode;
}

const patience = 8_000;
const nothing = (): void => {};

// Enough for forms and videos. Without `allow-top-navigation` the frame cannot redirect our page.
const allowed =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

/**
 * An external page in a frame. A network may block it, and the browser does not report that.
 * So there is always a link to open it in a new tab.
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
          // Some services require a referrer. This sends our origin without the path.
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

/** Accepts messages only from this frame and its configured origin. */
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
