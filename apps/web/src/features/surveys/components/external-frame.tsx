import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import type { CardView } from '../../../ui/card/card-view.ts';
import { Note } from '../../../ui/note.tsx';
import { prefilledUrl, isCompletionMessage } from '../external-survey.ts';
import style from './external-frame.module.css';

interface ExternalFrameProps {
  address: string;
  title: string;
  shape?: 'form' | 'video';
  onCompleted?: () => void;
  onOpenedElsewhere?: () => void;
  children?: ReactNode;
}

const slowAfterMs = 8_000;
const nothing = (): void => {};

// Enough for forms and videos. Without `allow-top-navigation` the frame cannot redirect our page.
const allowed =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

/**
 * An external page in a frame. A network may block it, and the browser does not report that.
 * So there is always a link to open it in a new tab.
 */
export function ExternalFrame({
  address,
  title,
  shape = 'form',
  onCompleted = nothing,
  onOpenedElsewhere = nothing,
  children,
}: ExternalFrameProps) {
  const t = useText('survey');
  const s = useText('shell');
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, setStage] = useState<'loading' | 'slow' | 'loaded'>('loading');
  useCompletionMessage(frame, address, onCompleted);

  useEffect(() => {
    const timer = setTimeout(
      () => setStage((now) => (now === 'loading' ? 'slow' : now)),
      slowAfterMs,
    );
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
          {t('frame.newTab')} <span className="visually-hidden">{s('footer.newTab')}</span>
        </a>
        {children}
      </div>
    </div>
  );
}

function useCompletionMessage(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onCompleted: () => void,
): void {
  useEffect(() => {
    const onMessage = (message: MessageEvent) => {
      const source = frame.current?.contentWindow ?? null;
      if (isCompletionMessage(message, { url, source })) onCompleted();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, url, onCompleted]);
}

/** The address at mount: a frame whose address changes would lose the student's input. */
export function usePrefilled(address: string, cards: readonly CardView[]): string {
  const { firstname, lastname, email } = useAccount();
  const language = useLanguage();
  const challenges = cards.map(({ title }) => title);
  const [prefilled] = useState(() =>
    prefilledUrl(address, { firstname, lastname, email, challenges, language }),
  );
  return prefilled;
}
