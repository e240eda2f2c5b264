import type { InsightStudent } from '@trio/contracts/insight';
import { studentPath } from '@trio/contracts/pages';
import { Link } from 'react-router';
import { useText } from '../../../lib/language/use-text.ts';
import { LineIcon } from '../../../ui/line-icon.tsx';
import type { Destination } from '../groups.ts';
import { nameOf } from '../model.ts';
import style from './member.module.css';

interface MemberProps {
  student: InsightStudent;
  classId: string;
  /** Null without a group. */
  place: number | null;
  /** How many there are. */
  groups: number;
  onMove: (to: Destination) => void;
}

export const selectIdOf = (studentId: string): string => `group-of-${studentId}`;

const toDestination = (value: string): Destination =>
  value === 'new' || value === 'none' ? value : Number(value);

export function Member({ student, classId, place, groups, onMove }: MemberProps) {
  const t = useText('insight');
  const name = nameOf(student, t('insight.nameless'));
  return (
    <li className={style.member}>
      <Link to={studentPath(student._id, classId)}>{name}</Link>
      <span className={style.move}>
        <select
          id={selectIdOf(student._id)}
          aria-label={t('groups.moveOne', { name })}
          value={place ?? 'none'}
          onChange={({ target }) => onMove(toDestination(target.value))}
        >
          {Array.from({ length: groups }, (_, at) => (
            <option key={at} value={at}>
              {t('groups.to', { number: at + 1 })}
            </option>
          ))}
          <option value="new">{t('groups.toNew')}</option>
          <option value="none">{t('groups.toNone')}</option>
        </select>
        <LineIcon className={style.arrow} d="m5 7.500 5 5 5-5" />
      </span>
    </li>
  );
}
