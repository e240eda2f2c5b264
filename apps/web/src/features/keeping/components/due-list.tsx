import type { ListedForDeletion } from '@trio/contracts/keeping';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryClient, useServerData } from '../../../lib/api/query.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import { ListPager, ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { dueQuery, keepingQuery, keepStudent } from '../api.ts';
import { noonOf, pageIn } from '../model.ts';
import style from './keeping-page.module.css';

const nameOf = ({ firstname, lastname }: ListedForDeletion): string => `${firstname} ${lastname}`;
const pageQuery = (page: number): string => `?page=${page}`;

export function DueList() {
  const t = useText('keeping');
  const [query] = useSearchParams();
  const page = pageIn(query);
  const { data, problem, refetch } = useServerData(dueQuery(page));
  const [notice, setNotice] = useState<string | null>(null);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const afterKept = (text: string) => {
    setNotice(text);
    // The focused button goes with its row.
    noticeRef.current?.focus();
    void refetch();
    void queryClient.invalidateQueries({ queryKey: keepingQuery.queryKey });
  };
  return (
    <div className={style.content}>
      <SuccessNotice ref={noticeRef}>{notice}</SuccessNotice>
      {problem !== null && (
        <PanelProblem
          text={t('keeping.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && problem === null && <ListSkeleton label={t('keeping.list')} />}
      {data && (
        <>
          <ul className={style.list} aria-label={t('keeping.list')}>
            {data.students.map((student) => (
              <DueRow key={student._id} student={student} onKept={afterKept} />
            ))}
          </ul>
          <ListPager
            label={t('keeping.list')}
            page={page}
            previous={page > 1 ? pageQuery(page - 1) : null}
            next={data.hasNextPage ? pageQuery(page + 1) : null}
          />
        </>
      )}
    </div>
  );
}

interface DueRowProps {
  student: ListedForDeletion;
  onKept: (text: string) => void;
}

function DueRow({ student, onKept }: DueRowProps) {
  const t = useText('keeping');
  const i = useText('identity');
  const dateOf = useDate();
  const name = nameOf(student);
  const { state, run } = useAction(async () => {
    const { done } = await keepStudent(student._id);
    onKept(t(done.length > 0 ? 'keeping.kept' : 'keeping.keptAlready', { name }));
  });
  const isBusy = state.status === 'busy';
  return (
    <li className={style.row}>
      <div className={style.who}>
        <strong>{name}</strong>
        <span>
          {t('keeping.list.row', {
            lastHere: dateOf(noonOf(student.lastHere)),
            day: dateOf(noonOf(student.deletion)),
          })}
        </span>
        <FormNotice problem={state.status === 'failed' ? state.problem : null} fields={{}} />
      </div>
      <Button
        look="quiet"
        isBusy={isBusy}
        aria-label={t('keeping.keepWho', { name })}
        onClick={() => void run()}
      >
        {isBusy ? i('form.sending') : t('keeping.keep')}
      </Button>
    </li>
  );
}
