import { useRef, useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { clockTime, filmScenes, filmSeconds, sceneAt, type SceneId } from '../../model/film.ts';
import { FilmScene } from './film-scene.tsx';
import { FilmTranscript } from './film-transcript.tsx';
import style from './film.module.css';
import { useFilmClock } from './use-film-clock.ts';

interface FilmProps {
  /** The student's three, which the film is about. */
  cards: readonly CardView[];
  /** The profile is out: the film says so. */
  isSent: boolean;
}

const icons = {
  play: 'M6 4.500v11l9-5.500z',
  pause: 'M7 5v10M13 5v10',
  again: 'M4 10a6 6 0 1 0 2-4.500M6 2v4h4',
};

/** A short film of our own, drawn by the page. It never starts by itself. */
export function Film({ cards, isSent }: FilmProps) {
  const t = useText('survey');
  const caption = useCaption(isSent);
  const { at, isPlaying, hasEnded, toggle, seek } = useFilmClock();
  const [hasBegun, setHasBegun] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isIdle = !hasBegun && at === 0;
  const { index } = sceneAt(at);
  const press = () => {
    setHasBegun(true);
    toggle();
    // The large button disappears: the focus goes on with the small one.
    button.current?.focus({ preventScroll: true });
  };
  const action = isPlaying ? 'pause' : hasEnded ? 'again' : 'play';
  return (
    <div className={style.film}>
      <div className={style.stage} aria-hidden="true">
        <FilmScene cards={cards} seconds={at} isIdle={isIdle} />
        {isIdle && (
          <button
            type="button"
            className={style.start}
            tabIndex={-1}
            aria-label={t('film.play')}
            onClick={press}
          >
            <svg viewBox="0 0 20 20">
              <path d="M6.500 4v12l9.500-6z" />
            </svg>
          </button>
        )}
      </div>
      <p className={style.caption}>
        {isIdle
          ? t('film.about', { seconds: filmSeconds })
          : caption(filmScenes[index]?.id ?? 'chosen')}
      </p>
      <div className={style.controls}>
        <button ref={button} type="button" className={style.button} onClick={press}>
          <LineIcon d={icons[action]} />
          {t(`film.${action}`)}
        </button>
        <input
          type="range"
          className={style.position}
          aria-label={t('film.position')}
          aria-valuetext={t('film.at', { at: Math.floor(at), total: filmSeconds })}
          min={0}
          max={filmSeconds}
          step={1}
          value={Math.floor(at)}
          onChange={(event) => {
            setHasBegun(true);
            seek(event.currentTarget.valueAsNumber);
          }}
        />
        <span className={style.clock} aria-hidden="true">
          {clockTime(at)} / {clockTime(filmSeconds)}
        </span>
      </div>
      <FilmTranscript cards={cards} caption={caption} />
    </div>
  );
}

/** What a scene says; some say it otherwise once the profile is out. */
function useCaption(isSent: boolean): (scene: SceneId) => string {
  const t = useText('survey');
  return (scene) => {
    switch (scene) {
      case 'chosen':
      case 'meaning':
      case 'ways':
        return t(`film.${scene}`);
      case 'made':
      case 'sent':
      case 'until':
        return t(isSent ? `film.${scene}.sent` : `film.${scene}`);
    }
  };
}
