import { limits } from '@trio/domain/limits';
import type { ListedStudent } from '@trio/contracts/students';
import { useEffect, useRef, useState } from 'react';
import { useServerData } from '../../../../lib/api/query.ts';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { PanelProblem } from '../../../../ui/panel/panel-problem.tsx';
import { searchable } from '../../../../ui/table/searchable.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { searchQuery, type StudentDetail } from '../../api/students.ts';
import { fullName } from '../../model/full-name.ts';
import style from './merge.module.css';

const debounce = 500;

interface FindOtherProps {
  student: StudentDetail;
  onChosen: (other: ListedStudent) => void;
}

/** Starts with the same name, which most duplicates share. */
export function FindOther({ student, onChosen }: FindOtherProps) {
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
                <span>{each.email}</span>
                <span>{t('merge.sorts', { count: each.sortAttempts })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
