import type { ListedStudent } from '@trio/contracts/students';
import { limits } from '@trio/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { useServerChange, useServerData } from '../../../../lib/api/query.ts';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { Button } from '../../../../ui/button.tsx';
import form from '../../../../ui/form.module.css';
import { Modal } from '../../../../ui/modal.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import { searchable } from '../../../../ui/table/table-rules.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { mergeInto, searchQuery, type StudentDetail } from '../../api.ts';
import { fullName, loginOf } from '../../model.ts';
import style from './merge.module.css';

interface MergeModalProps {
  /** This account stays. */
  student: StudentDetail;
  onClosed: (isDone: boolean) => void;
}

/** For a person who signed up twice. */
export function MergeModal({ student, onClosed }: MergeModalProps) {
  const t = useText('students');
  const e = useErrorText();
  const [other, setOther] = useState<ListedStudent | null>(null);
  const merging = useServerChange({
    mutationFn: ({ from }: { from: string; close: () => void }) => mergeInto(student._id, from),
    onSuccess: (_, { close }) => {
      countEvent('student-merge');
      close();
    },
  });
  const { isPending: isBusy, isSuccess: isDone, problem } = merging;
  const choose = (next: ListedStudent | null) => {
    merging.reset();
    setOther(next);
  };
  return (
    <Modal heading={t('merge.heading')} isBlocked={isBusy} onClosed={() => onClosed(isDone)}>
      {(close) => (
        <div className={style.content}>
          {other === null ? (
            <>
              <p>{t('merge.text', { email: loginOf(student) })}</p>
              <FindOther student={student} onChosen={choose} />
              <div className={form.actions}>
                <Button look="quiet" onClick={close}>
                  {t('merge.cancel')}
                </Button>
              </div>
            </>
          ) : (
            <>
              <TwoAccounts stays={student} goes={other} />
              {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
              <div className={form.actions}>
                <Button
                  look="danger"
                  isBusy={isBusy || isDone}
                  onClick={() => merging.run({ from: other._id, close })}
                >
                  {t(isBusy || isDone ? 'merge.busy' : 'merge.confirm')}
                </Button>
                <Button look="quiet" isBusy={isBusy || isDone} onClick={() => choose(null)}>
                  {t('merge.swap')}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </Modal>
  );
}

const debounce = 500;

interface FindOtherProps {
  student: StudentDetail;
  onChosen: (other: ListedStudent) => void;
}

/** Starts with the same name, which most duplicates share. */
function FindOther({ student, onChosen }: FindOtherProps) {
  const t = useText('students');
  const [text, setText] = useState(() => searchable(fullName(student)));
  const [wanted, setWanted] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { data, problem, isFetching, refetch } = useServerData(
    searchQuery(student.schoolid, wanted),
  );
  const found = wanted === '' ? undefined : data;
  const others = found?.filter(({ _id }) => _id !== student._id);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWanted(searchable(typed)), debounce);
  };
  return (
    <>
      <TextField
        ref={takeFocus}
        type="search"
        label={t('merge.search')}
        hint={t('merge.hint', { count: limits.searchMin })}
        maxLength={limits.searchMax}
        autoComplete="off"
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      {problem !== null && (
        <PanelProblem text={t('list.failed')} problem={problem} onRetry={() => void refetch()} />
      )}
      <div role="status" aria-busy={isFetching}>
        {others?.length === 0 && <p>{t('merge.none', { search: wanted })}</p>}
      </div>
      {others !== undefined && others.length > 0 && (
        <ul className={style.found} aria-label={t('merge.results')}>
          {others.map((each) => (
            <li key={each._id}>
              <button type="button" className={style.one} onClick={() => onChosen(each)}>
                <span className={style.who}>{fullName(each)}</span>
                <span>{loginOf(each)}</span>
                <span>{t('merge.sorts', { count: each.sortAttempts })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Account = Pick<ListedStudent, 'firstname' | 'lastname' | 'email' | 'sortAttempts' | 'results'>;

function TwoAccounts({ stays, goes }: { stays: Account; goes: Account }) {
  const t = useText('students');
  return (
    <div ref={takeFocus} className={style.compare} tabIndex={-1}>
      <div className={style.two}>
        <OneAccount label={t('merge.stays')} account={stays} look="stays" />
        <OneAccount label={t('merge.goes')} account={goes} look="goes" />
      </div>
      <p>{t('merge.consequence', { stays: loginOf(stays), goes: loginOf(goes) })}</p>
    </div>
  );
}

interface OneAccountProps {
  label: string;
  account: Account;
  look: 'stays' | 'goes';
}

function OneAccount({ label, account, look }: OneAccountProps) {
  const t = useText('students');
  const dateOf = useDate();
  const { updated } = account.results;
  return (
    <div className={style.account} data-look={look}>
      <strong>{label}</strong>
      <span className={style.who}>{fullName(account)}</span>
      <span>{loginOf(account)}</span>
      {updated === null ? (
        <span>{t('merge.never')}</span>
      ) : (
        <>
          <span>{t('merge.sorts', { count: account.sortAttempts })}</span>
          <span>{t('merge.lastSort', { date: dateOf(updated) })}</span>
        </>
      )}
    </div>
  );
}
