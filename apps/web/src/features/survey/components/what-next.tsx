import { useId } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { settings } from '../../../lib/settings.ts';
import type { CardView } from '../../../ui/card/card-view.ts';
import { Film } from './film/film.tsx';
import { OutsidePage } from './outside-page.tsx';
import style from './what-next.module.css';

interface WhatNextProps {
  cards: readonly CardView[];
  isSent: boolean;
}

/** What becomes of the three: the deployment's video, else a film of our own. */
export function WhatNext({ cards, isSent }: WhatNextProps) {
  const t = useText('survey');
  const id = useId();
  const { videoUrl } = settings;
  const isOurs = videoUrl === null;
  return (
    <section className={style.next} aria-labelledby={id}>
      <h2 id={id}>{t(isOurs && isSent ? 'film.heading.sent' : 'whatNext.heading')}</h2>
      {isOurs ? (
        <Film cards={cards} isSent={isSent} />
      ) : (
        <OutsidePage address={videoUrl} title={t('whatNext.video')} shape="video" />
      )}
    </section>
  );
}
