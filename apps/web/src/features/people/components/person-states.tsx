import type { PersonState } from '@trio/contracts/people';
import { useText } from '../../../lib/language/use-text.ts';
import style from './people.module.css';

export function PersonStates({ states }: { states: readonly PersonState[] }) {
  const t = useText('people');
  if (states.length === 0) return null;
  return (
    <span className={style.states}>
      {states.map((state) => (
        <span key={state} className={style.state} data-state={state}>
          {t(`people.state.${state}`)}
        </span>
      ))}
    </span>
  );
}
