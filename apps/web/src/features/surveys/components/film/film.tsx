import {
  useRef,
  useState,
  memo,
  type ComponentType,
  type CSSProperties,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { clockTime, filmScenes, filmSeconds, sceneAt, type SceneId } from './film-timing.ts';
import style from './film.module.css';
import {
  ChosenScene,
  MadeScene,
  MeaningScene,
  type SceneProps,
  SentScene,
  UntilScene,
  WaysScene,
} from './scenes.tsx';

const query = '(prefers-reduced-motion: reduce)';

const watch = (look: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', look);
  return () => media.removeEventListener('change', look);
};

const useStills = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches);

/** A longer frame was not visible: the tab was hidden. */
const maxFrameSeconds = 0.1;

function useFilmClock() {
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last: number | null = null;
    let frame = requestAnimationFrame(function step(now) {
      const passed = last === null ? 0 : (now - last) / 1000;
      last = now;
      setAt((before) => Math.min(filmSeconds, before + Math.min(passed, maxFrameSeconds)));
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  const hasEnded = at >= filmSeconds;
  if (hasEnded && isPlaying) setIsPlaying(false);
  return {
    at,
    isPlaying,
    hasEnded,
    toggle: () => {
      if (hasEnded) setAt(0);
      setIsPlaying(!isPlaying);
    },
    seek: setAt,
  };
}

// Memoized: while a scene plays, only its CSS clock changes.
const drawings: Readonly<Record<SceneId, ComponentType<SceneProps>>> = {
  chosen: memo(ChosenScene),
  meaning: memo(MeaningScene),
  ways: memo(WaysScene),
  made: memo(MadeScene),
  sent: memo(SentScene),
  until: memo(UntilScene),
};

interface FilmSceneProps extends SceneProps {
  seconds: number;
  /** Before the start, the first scene shows its end. */
  isIdle: boolean;
}

function FilmScene({ cards, seconds, isIdle }: FilmSceneProps) {
  const hasStills = useStills();
  const { index, at } = sceneAt(seconds);
  return filmScenes.slice(Math.max(0, index - 1), index + 1).map(({ id, seconds: length }) => {
    const Drawing = drawings[id];
    const isNow = id === filmScenes[index]?.id;
    const clock = isNow && !isIdle && !hasStills ? at : length;
    return (
      <div key={id} className={style.scene} style={{ '--t': clock } as CSSProperties}>
        <Drawing cards={cards} />
      </div>
    );
  });
}

interface FilmProps {
  cards: readonly CardView[];
  isSent: boolean;
}

const icons = {
  play: 'M6 4.500v11l9-5.500z',
  pause: 'M7 5v10M13 5v10',
  again: 'M4 10a6 6 0 1 0 2-4.500M6 2v4h4',
};

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

interface FilmTranscriptProps {
  cards: readonly CardView[];
  caption: (scene: SceneId) => string;
}

function FilmTranscript({ cards, caption }: FilmTranscriptProps) {
  const t = useText('survey');
  const [first = '', second = '', third = ''] = cards.map(({ title }) => title);
  return (
    <details className={style.transcript}>
      <summary>{t('film.transcript')}</summary>
      <ol>
        {filmScenes.map(({ id }) => (
          <li key={id}>
            <p className={style.seen}>{t(`film.${id}.picture`, { first, second, third })}</p>
            <p>{caption(id)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
