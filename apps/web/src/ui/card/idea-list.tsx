import { useId } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import style from './idea-list.module.css';

/** The student's ideas on a card of a confirmed sort, where they no longer change. */
export function IdeaList({ ideas }: { ideas: readonly string[] }) {
  const t = useText('sorting');
  const id = useId();
  if (ideas.length === 0) return null;
  return (
    <section className={style.ideas} aria-labelledby={id}>
      <h3 id={id} className={style.heading}>
        {t('ideas.heading')}
      </h3>
      <ul className={style.list}>
        {ideas.map((idea) => (
          <li key={idea} className={style.idea}>
            {idea}
          </li>
        ))}
      </ul>
    </section>
  );
}
