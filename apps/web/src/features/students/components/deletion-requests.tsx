import { pages } from '@trio/contracts/pages';
import { Link } from 'react-router';
import { useServerData } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { abilitiesOf } from '../../../lib/session/abilities.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Note } from '../../../ui/note.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { deletionRequestsQuery } from '../api.ts';
import { fullName, listQuery, type ListState } from '../model.ts';
import style from './deletion-requests.module.css';

/** More names would push the figures down; the account page lists all. */
const shownMost = 5;

export function DeletionRequests({ state }: { state: ListState }) {
  const t = useText('students');
  const dateOf = useDate();
  const { deletesStudents } = abilitiesOf(useAccount());
  const { data, problem, refetch } = useServerData(deletionRequestsQuery);
  const requests = data?.students ?? [];
  const addressOf = (id: string) => {
    const query = listQuery(state);
    query.set('student', id);
    return `?${query.toString()}`;
  };
  if (problem !== null && data === undefined) {
    return (
      <PanelProblem text={t('requests.failed')} problem={problem} onRetry={() => void refetch()} />
    );
  }
  if (requests.length === 0) return null;
  return (
    <section className={style.requests} aria-label={t('requests.label')}>
      <Note>
        <h2 className={style.heading}>{t('requests.count', { count: requests.length })}</h2>
        <p>{t(deletesStudents ? 'requests.decide' : 'requests.ownerDecides')}</p>
        <ul className={style.names}>
          {requests.slice(0, shownMost).map((student) => (
            <li key={student._id}>
              <Link to={addressOf(student._id)} preventScrollReset>
                {fullName(student)}
              </Link>{' '}
              <span>{t('requests.since', { date: dateOf(student.requested) })}</span>
            </li>
          ))}
        </ul>
        {requests.length > shownMost && <Link to={pages.account.path}>{t('requests.all')}</Link>}
      </Note>
    </section>
  );
}
