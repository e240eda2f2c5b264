import type { LessonPhase } from '@trio/i18n/lesson-plan';
import { useText } from '../../../lib/language/use-text.ts';
import style from './lesson-phase-item.module.css';

interface LessonPhaseItemProps {
  phase: LessonPhase;
  id: string;
}

export function LessonPhaseItem({ phase, id }: LessonPhaseItemProps) {
  const t = useText('lesson');
  const { from, to, heading, say, students, watch } = phase;
  return (
    <section className={style.phase} aria-labelledby={id}>
      <h3 id={id} className={style.heading}>
        <span className={style.minutes}>{t('lesson.minutes', { from, to })}</span> {t(heading)}
      </h3>
      <div className={style.columns}>
        <div className={style.say}>
          <p className={style.label}>{t('lesson.say')}</p>
          {say.map(({ line, atMinute }) => (
            <p key={line} className={style.line}>
              {atMinute !== undefined && (
                <span className={style.at}>{t('lesson.at', { minute: atMinute })} </span>
              )}
              {t(line)}
            </p>
          ))}
        </div>
        <div className={style.around}>
          <p className={style.label}>{t('lesson.students')}</p>
          {students.map((key) => (
            <p key={key}>{t(key)}</p>
          ))}
          <p className={style.label}>{t('lesson.watch')}</p>
          <ul className={style.list}>
            {watch.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
