import { limits } from '@trio/domain/limits';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import style from './search-box.module.css';
import { searchable } from './table-rules.ts';

/** Specification: search half a second after the last key. */
const debounce = 500;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const t = useText('dashboard');
  const id = useId();
  // A draft belongs to the filter under which it was typed, so Back shows the older filter.
  const [draft, setDraft] = useState({ of: value, text: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = draft.of === value ? draft.text : value;
  const isTooShort = text.trim() !== '' && searchable(text) === '';

  const search = (typed: string) => {
    const next = searchable(typed);
    setDraft({ of: next, text: typed });
    if (next !== value) onSearch(next);
  };
  const type = (typed: string) => {
    setDraft({ of: value, text: typed });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed), debounce);
  };
  const now = (typed: string) => {
    clearTimeout(timer.current);
    search(typed);
  };

  return (
    <search className={style.search}>
      <form
        className={style.box}
        onSubmit={(event) => {
          event.preventDefault();
          now(text);
        }}
      >
        <svg className={style.glass} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.500" cy="8.500" r="5.500" />
          <path d="M12.500 12.500 17 17" />
        </svg>
        <input
          type="search"
          className={style.input}
          aria-label={label}
          aria-describedby={isTooShort ? id : undefined}
          placeholder={t('search.placeholder')}
          maxLength={limits.searchMax}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </form>
      <p id={id} className={style.hint} role="status">
        {isTooShort && t('search.tooShort', { count: limits.searchMin })}
      </p>
    </search>
  );
}
