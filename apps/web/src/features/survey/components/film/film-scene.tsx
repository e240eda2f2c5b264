import { memo, type ComponentType, type CSSProperties } from 'react';
import { filmScenes, sceneAt, type SceneId } from '../../model/film.ts';
import style from './film.module.css';
import { MadeScene, SentScene, UntilScene } from './profile-scenes.tsx';
import { ChosenScene, MeaningScene, WaysScene } from './three-scenes.tsx';
import { useStills } from './use-stills.ts';
import type { SceneProps } from './scene.ts';

// What a scene draws never changes while it plays: only its clock does, in CSS.
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
  /** Before it begins, the first scene shows as it ends. */
  isIdle: boolean;
}

/** The scene of this moment, over the one before it, which it fades in on. */
export function FilmScene({ cards, seconds, isIdle }: FilmSceneProps) {
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
