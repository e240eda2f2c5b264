import type { AwaitedProfile } from '@trio/contracts/profile';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/language.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import style from '../../../ui/list-page/list-page.module.css';
import { ListSkeleton } from '../../../ui/list-page/list-skeleton.tsx';
import { PanelProblem } from '../../../ui/panel/panel-problem.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { CsvButton } from '../../../ui/table/csv-button.tsx';
import { downloadAnswers } from '../api/awaited.ts';
import { AwaitedPager } from './awaited-pager.tsx';
import { AwaitedRow, type Outcome } from './awaited-row.tsx';
import { useAwaited } from './use-awaited.ts';

const pageIn = (query: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(query.get('page'))) || 1);

/** Who waits for a profile that the team sends, for the platform's administrators. */
export function AwaitedPage() {
  const t = useText('awaited');
  const [query] = useSearchParams();
  const page = pageIn(query);
  const { list, problem, load, forget } = useAwaited(page);
  const [news, setNews] = useState<string | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  usePageTitle(t('awaited.title'));

  const afterSend = ({ _id, firstname, lastname, email }: AwaitedProfile, outcome: Outcome) => {
    setNews(t(`awaited.${outcome}`, { name: `${firstname} ${lastname}`, email }));
    // What moves up from the next page is on the server; until it is here, the row is simply gone.
    if (list?.students.length === 1 && list.total > 1) void load();
    forget(_id);
    // The student's own button is gone.
    said.current?.focus();
  };

  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('awaited.title')}</h1>
        <p>{t('awaited.lead')}</p>
      </header>
      <SuccessNotice ref={said}>{news}</SuccessNotice>
      {list === null && problem === null && <ListSkeleton label={t('awaited.loading')} />}
      {problem !== null && <PanelProblem problem={problem} onRetry={() => void load()} />}
      {list?.total === 0 && <p className={style.empty}>{t('awaited.empty')}</p>}
      {list !== null && list.total > 0 && list.students.length === 0 && (
        <div className={style.empty}>
          <p>{t('awaited.pageEmpty')}</p>
          <ButtonLink to="?page=1" look="quiet">
            {t('awaited.toStart')}
          </ButtonLink>
        </div>
      )}
      {list !== null && list.students.length > 0 && (
        <>
          <p className={style.quiet}>{t('awaited.total', { count: list.total })}</p>
          <ul className={style.list} aria-label={t('awaited.list')}>
            {list.students.map((student) => (
              <AwaitedRow
                key={student._id}
                student={student}
                onGone={(outcome) => afterSend(student, outcome)}
              />
            ))}
          </ul>
          <AwaitedPager page={page} list={list} />
        </>
      )}
      <AnswersFile />
    </div>
  );
}

/** All survey answers as a file, also of students whose profile has been sent. */
function AnswersFile() {
  const t = useText('awaited');
  const language = useLanguage();
  return (
    <section className={style.file} aria-labelledby="survey-answers">
      <div className={style.words}>
        <h2 id="survey-answers">{t('awaited.file')}</h2>
        <p className={style.quiet}>{t('awaited.fileText')}</p>
      </div>
      <CsvButton kind="survey-answers" fetchFile={() => downloadAnswers(language)} />
    </section>
  );
}
