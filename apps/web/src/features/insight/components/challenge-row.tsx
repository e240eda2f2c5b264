import type { InsightStudent } from '@trio/contracts/insight';
import { studentPath } from '@trio/contracts/pages';
import { Link } from 'react-router';
import { useText } from '../../../lib/language/use-text.ts';
import { Emblem } from '../../../ui/card/card-front.tsx';
import { type Challenge, nameOf } from '../model.ts';
import style from './challenge-row.module.css';

interface ChallengeRowProps {
  challenge: Challenge;
  classId: string;
  /** Students who could have chosen it: the length of a full bar. */
  most: number;
  isOpen: boolean;
}

export function ChallengeRow({ challenge, classId, most, isOpen }: ChallengeRowProps) {
  const t = useText('insight');
  const d = useText('deck');
  const { title, color, owner, chosenBy, likedBy } = challenge;
  const share = (count: number) => `${most === 0 ? 0 : (100 * count) / most}%`;
  return (
    <li className={style.row} data-color={color}>
      <details className={style.details} open={isOpen}>
        <summary className={style.summary}>
          <span className={style.swatch}>
            <Emblem color={color} label={d(`category.${color}`)} />
          </span>
          <span className={style.title}>
            {title}{' '}
            {owner && (
              <span className={style.owner}>
                {t('list.own', { name: nameOf(owner, t('insight.nameless')) })}
              </span>
            )}
          </span>{' '}
          <span className={style.counts}>
            <strong>{t('list.chose', { count: chosenBy.length })}</strong>{' '}
            <span>{t('list.liked', { count: likedBy.length })}</span>
          </span>
          <span className={style.bar} aria-hidden="true">
            <i style={{ width: share(chosenBy.length) }} />
            <i style={{ width: share(likedBy.length) }} />
          </span>
        </summary>
        <div className={style.names}>
          <Names heading={t('list.choseNames')} students={chosenBy} classId={classId} />
          <Names heading={t('list.likedNames')} students={likedBy} classId={classId} />
        </div>
      </details>
    </li>
  );
}

interface NamesProps {
  heading: string;
  students: readonly InsightStudent[];
  classId: string;
}

function Names({ heading, students, classId }: NamesProps) {
  const t = useText('insight');
  if (students.length === 0) return null;
  return (
    <div>
      <h3 className={style.heading}>{heading}</h3>
      <ul className={style.students}>
        {students.map((student) => (
          <li key={student._id}>
            <Link to={studentPath(student._id, classId)}>
              {nameOf(student, t('insight.nameless'))}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
