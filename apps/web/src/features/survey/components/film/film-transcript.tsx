import { useText } from '../../../../lib/language/use-text.ts';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { filmScenes, type SceneId } from '../../model/film.ts';
import style from './film.module.css';

interface FilmTranscriptProps {
  cards: readonly CardView[];
  caption: (scene: SceneId) => string;
}

/** The whole film as text: what it shows and what it says. */
export function FilmTranscript({ cards, caption }: FilmTranscriptProps) {
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
