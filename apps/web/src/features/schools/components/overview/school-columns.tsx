import { schoolPath, schoolSettingsPath } from '@trio/contracts/pages';
import type { ListedSchool } from '@trio/contracts/schools';
import { locales } from '@trio/i18n/languages';
import { Link } from 'react-router';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import type { Column } from '../../../../ui/table/data-table.tsx';
import { orderOf, sortBy, type OverviewState } from '../../model/overview-state.ts';
import { SchoolBadges } from '../school-badges.tsx';
import style from './school-table.module.css';

interface ColumnActions {
  show: (change: Partial<OverviewState>) => void;
  onDelete: (school: ListedSchool) => void;
}

export function useSchoolColumns(
  sort: OverviewState['sort'],
  { show, onDelete }: ColumnActions,
): readonly Column<ListedSchool>[] {
  const t = useText('schools');
  const locale = locales[useLanguage()];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const number = new Intl.NumberFormat(locale);
  return [
    {
      key: 'name',
      heading: t('table.name'),
      look: 'name',
      cell: (school) => (
        <span className={style.name}>
          {school.studentCount > 0 ? (
            <Link to={schoolPath(school.id)}>{school.schoolname}</Link>
          ) : (
            <span>{school.schoolname}</span>
          )}
          <SchoolBadges {...school} />
        </span>
      ),
    },
    {
      key: 'contact',
      heading: t('table.contact'),
      inCard: 'bare',
      cell: ({ firstname, lastname }) => `${firstname} ${lastname}`.trim() || '-',
    },
    {
      key: 'email',
      heading: t('table.email'),
      inCard: 'bare',
      cell: ({ email }) => (email === '' ? '-' : <Address email={email} />),
    },
    {
      key: 'created',
      heading: t('table.created'),
      inCard: 'half',
      cell: ({ created }) => <span className={style.day}>{day.format(new Date(created))}</span>,
      sort: {
        order: orderOf(sort, 'created'),
        onSort: (order) => show({ sort: sortBy('created', order) }),
      },
    },
    {
      key: 'count',
      heading: t('table.count'),
      look: 'number',
      inCard: 'half',
      cell: ({ studentCount }) => number.format(studentCount),
      sort: {
        order: orderOf(sort, 'studentcount'),
        onSort: (order) => show({ sort: sortBy('studentcount', order) }),
      },
    },
    {
      key: 'actions',
      heading: t('table.actions'),
      look: 'quiet',
      inCard: 'bare',
      cell: (school) => (
        <span className={style.actions}>
          <Link
            to={schoolSettingsPath(school.id)}
            aria-label={t('table.settingsOf', { name: school.schoolname })}
          >
            {t('table.settings')}
          </Link>
          <button
            type="button"
            aria-label={t('table.deleteOne', { name: school.schoolname })}
            onClick={() => onDelete(school)}
          >
            {t('table.delete')}
          </button>
        </span>
      ),
    },
  ];
}

/** Breaks a long address before its domain. */
function Address({ email }: { email: string }) {
  const at = Math.max(0, email.indexOf('@'));
  return (
    <span className={style.email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
