import type { WatchedStudent } from '@trio/contracts/live-classes';
import { useText } from '../../../lib/language/use-text.ts';
import { isFromEarlier, silentMinutes } from '../model.ts';
import style from './live-student.module.css';

interface LiveStudentProps {
  student: WatchedStudent;
  now: number;
  /** Shown instead of the name. */
  hiddenAs: string | null;
  onHelp: () => void;
}

export function LiveStudent({ student, now, hiddenAs, onHelp }: LiveStudentProps) {
  const t = useText('live');
  const { stage, answered, deckSize, firstname, lastname } = student;
  const name = `${firstname} ${lastname}`;
  const silent = silentMinutes(student, now);
  return (
    <li className={style.student} data-stage={stage}>
      <div className={style.who}>
        <strong className={style.name}>{hiddenAs ?? name}</strong>
        {hiddenAs === null && (
          <button
            type="button"
            className={style.help}
            aria-label={t('live.helpOne', { name })}
            onClick={onHelp}
          >
            {t('live.help')}
          </button>
        )}
      </div>
      <span className={style.stage}>{t(`live.stage.${stage}`)}</span>
      {stage === 'sorting' && (
        <>
          <progress className={style.bar} value={answered} max={deckSize} aria-hidden="true" />
          <span className={style.cards}>{t('live.progress', { answered, deckSize })}</span>
        </>
      )}
      {silent !== null && (
        <span className={style.silent}>
          {isFromEarlier(silent) ? t('live.notYetToday') : t('live.silent', { minutes: silent })}
        </span>
      )}
    </li>
  );
}
