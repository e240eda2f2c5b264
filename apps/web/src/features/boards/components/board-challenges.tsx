import type { BoardFigures } from '@trio/contracts/boards';
import { useDeck } from '../../../lib/deck/deck.ts';
import { useText } from '../../../lib/language/use-text.ts';
import style from './boards.module.css';

export function BoardChallenges({ challenges }: Pick<BoardFigures, 'challenges'>) {
  const t = useText('boards');
  const deck = useDeck();
  return (
    <ol className={style.columns} aria-label={t('board.challenges')}>
      {challenges.map(({ card, students }) => (
        <li key={card}>
          <strong>{deck.find(({ key }) => key === card)?.title ?? card}</strong>
          <span className={style.quiet}>{t('board.chosenBy', { count: students })}</span>
        </li>
      ))}
    </ol>
  );
}
