import type { PendingProfile } from '@trio/contracts/profile';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryClient, useServerData } from '../../../lib/api/query.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import style from '../../../ui/list-page/list-page.module.css';
import { ListPager, ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { CsvButton } from '../../../ui/table/csv-button.tsx';
import { downloadAnswers, pendingProfilesQuery } from '../api.ts';
import { type Outcome, PendingProfileRow } from './pending-profile-row.tsx';

const pageIn = (query: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(query.get('page'))) || 1);

export function PendingProfilesPage() {
  const t = useText('pending');
  const [query] = useSearchParams();
  const page = pageIn(query);
  const pendingProfiles = pendingProfilesQuery(page);
  const { data, isPlaceholderData, problem, refetch } = useServerData(pendingProfiles);
  const list = isPlaceholderData ? undefined : data;
  const [notice, setNotice] = useState<string | null>(null);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  usePageTitle(t('pending.title'));

  const afterSend = ({ _id, firstname, lastname, email }: PendingProfile, outcome: Outcome) => {
    setNotice(t(`pending.${outcome}`, { name: `${firstname} ${lastname}`, email }));
    queryClient.setQueryData(
      pendingProfiles.queryKey,
      (now) =>
        now && {
          ...now,
          total: now.total - 1,
          students: now.students.filter((student) => student._id !== _id),
        },
    );
    // The page is empty now, and the students of the next page move up.
    if (list?.students.length === 1 && list.total > 1) void refetch();
    noticeRef.current?.focus();
  };

  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('pending.title')}</h1>
        <p>{t('pending.lead')}</p>
      </header>
      <SuccessNotice ref={noticeRef}>{notice}</SuccessNotice>
      {list === undefined && problem === null && <ListSkeleton label={t('pending.loading')} />}
      {problem !== null && <PanelProblem problem={problem} onRetry={() => void refetch()} />}
      {list?.total === 0 && <p className={style.empty}>{t('pending.empty')}</p>}
      {list !== undefined && list.total > 0 && list.students.length === 0 && (
        <div className={style.empty}>
          <p>{t('pending.pageEmpty')}</p>
          <ButtonLink to="?page=1" look="quiet">
            {t('pending.toStart')}
          </ButtonLink>
        </div>
      )}
      {list !== undefined && list.students.length > 0 && (
        <>
          <p className={style.quiet}>{t('pending.total', { count: list.total })}</p>
          <ul className={style.list} aria-label={t('pending.list')}>
            {list.students.map((student) => (
              <PendingProfileRow
                key={student._id}
                student={student}
                onGone={(outcome) => afterSend(student, outcome)}
              />
            ))}
          </ul>
          <ListPager
            label={t('pending.list')}
            page={page}
            previous={list.hasPrevPage ? `?page=${page - 1}` : null}
            next={list.hasNextPage ? `?page=${page + 1}` : null}
          />
        </>
      )}
      <AnswersFile />
    </div>
  );
}

/** Includes students whose profile has been sent. */
function AnswersFile() {
  const t = useText('pending');
  const language = useLanguage();
  return (
    <section className={style.file} aria-labelledby="survey-answers">
      <div className={style.words}>
        <h2 id="survey-answers">{t('pending.file')}</h2>
        <p className={style.quiet}>{t('pending.fileText')}</p>
      </div>
      <CsvButton kind="survey-answers" fetchFile={() => downloadAnswers(language)} />
    </section>
  );
}
