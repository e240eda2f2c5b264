import type { SchoolKeeping } from '@trio/contracts/keeping';
import { pages } from '@trio/contracts/pages';
import { Link, useSearchParams } from 'react-router';
import { useServerData } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useDateTime } from '../../../lib/language/use-date-time.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ListPager, ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { Note } from '../../../ui/note.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { schoolsQuery } from '../api.ts';
import { noonOf, pageIn } from '../model.ts';
import style from './keeping-page.module.css';
import { KindsSection } from './kinds-section.tsx';
import { ReceiptList } from './receipts-section.tsx';

const pageQuery = (page: number): string => `?page=${page}`;

export function SchoolsKept() {
  const t = useText('keeping');
  const dateTimeOf = useDateTime();
  const [query] = useSearchParams();
  const page = pageIn(query);
  const { data, problem, refetch } = useServerData(schoolsQuery(page));
  return (
    <>
      {data !== undefined && data.unreached > 0 && <UnreachedNote count={data.unreached} />}
      <Section heading={t('keeping.schools')}>
        {problem !== null && (
          <PanelProblem
            text={t('keeping.failed')}
            problem={problem}
            isOld={data !== undefined}
            onRetry={() => void refetch()}
          />
        )}
        {data === undefined && problem === null && <ListSkeleton label={t('keeping.schools')} />}
        {data?.schools.length === 0 && <p>{t('keeping.schools.none')}</p>}
        {data && (
          <>
            <ul className={style.list} aria-label={t('keeping.schools')}>
              {data.schools.map((school) => (
                <SchoolRow key={school.id} school={school} />
              ))}
            </ul>
            <ListPager
              label={t('keeping.schools')}
              page={page}
              previous={page > 1 ? pageQuery(page - 1) : null}
              next={data.hasNextPage ? pageQuery(page + 1) : null}
            />
            <p className={style.quiet}>
              {data.lastRun === null
                ? t('keeping.due.neverRun')
                : t('keeping.due.lastRun', { time: dateTimeOf(data.lastRun) })}
            </p>
          </>
        )}
      </Section>
      <KindsSection jobs={data?.jobs ?? []} />
    </>
  );
}

function UnreachedNote({ count }: { count: number }) {
  const t = useText('keeping');
  return (
    <Note>
      <p>{t('keeping.schools.unreached', { count })}</p>
      <Link className={style.link} to={pages.mail.path}>
        {t('keeping.schools.toMail')}
      </Link>
    </Note>
  );
}

function SchoolRow({ school }: { school: SchoolKeeping }) {
  const t = useText('keeping');
  const dateOf = useDate();
  const { name, months, due, nextDeletion, confirmed, starts, unreached, receipts } = school;
  const lines = [
    t('keeping.schools.figures', { months, count: due }),
    nextDeletion !== null && t('keeping.schools.next', { day: dateOf(noonOf(nextDeletion)) }),
    confirmed === null
      ? t('keeping.schools.unconfirmed', { day: dateOf(noonOf(starts)) })
      : t('keeping.schools.confirmed', { day: dateOf(confirmed) }),
  ];
  return (
    <li className={style.row}>
      <div className={style.who}>
        <strong>{name}</strong>
        <span>{lines.filter(Boolean).join(' ')}</span>
        {unreached !== null && (
          <strong>{t('keeping.schools.notReached', { day: dateOf(unreached) })}</strong>
        )}
        {receipts.length > 0 && <ReceiptList receipts={receipts} />}
      </div>
    </li>
  );
}
