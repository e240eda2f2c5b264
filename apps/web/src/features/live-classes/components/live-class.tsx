import type { WatchedStudent } from '@trio/contracts/live-classes';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { Note } from '../../../ui/note.tsx';
import type { LiveView } from '../api.ts';
import { countStages } from '../model.ts';
import { LiveStudent } from './live-student.tsx';
import style from './live-class.module.css';

interface LiveClassProps {
  shown: LiveView;
  now: number;
  areNamesHidden: boolean;
  onHideNames: (isHidden: boolean) => void;
  onHelp: (student: WatchedStudent) => void;
  /** Opens the projector. */
  projector: ReactNode;
}

/** The teacher's screen of a class, real or invented. */
export function LiveClass(props: LiveClassProps) {
  const t = useText('live');
  const { shown, now, areNamesHidden, onHideNames, onHelp, projector } = props;
  return (
    <>
      <div className={style.tools}>
        <p className={style.code}>
          <span>{t('live.code')}</span>
          <strong translate="no">{shown.code}</strong>
        </p>
        {projector}
        <CheckRow
          label={t('live.hideNames')}
          hint={t('live.hideNamesHint')}
          isOn={areNamesHidden}
          onChange={onHideNames}
        />
      </div>
      {!shown.isJoiningOpen && (
        <Note>
          <p>{t('live.joiningClosed')}</p>
        </Note>
      )}
      <dl className={style.counts} aria-label={t('live.counts')}>
        {countStages(shown.students).map(({ stage, count }) => (
          <div key={stage}>
            <dt>{t(`live.stage.${stage}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2>{t('live.students')}</h2>
        {shown.students.length === 0 ? (
          <p className={style.quiet}>{t('live.empty')}</p>
        ) : (
          <>
            {areNamesHidden && <p className={style.quiet}>{t('live.helpNeedsNames')}</p>}
            <ul className={style.students}>
              {shown.students.map((student, at) => (
                <LiveStudent
                  key={student._id}
                  student={student}
                  now={now}
                  hiddenAs={areNamesHidden ? t('live.anonymous', { number: at + 1 }) : null}
                  onHelp={() => onHelp(student)}
                />
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}
