import { useState } from 'react';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { CsvButton } from '../../../../ui/table/csv-button.tsx';
import { SearchBox } from '../../../../ui/table/search-box.tsx';
import { downloadList } from '../../api/students.ts';
import type { ListState } from '../../model/list-state.ts';
import style from './student-panel.module.css';

interface ListToolbarProps {
  schoolId: string;
  state: ListState;
  onState: (changes: Partial<ListState>) => void;
}

export function ListToolbar({ schoolId, state, onState }: ListToolbarProps) {
  const t = useText('students');
  const language = useLanguage();
  // The tick changes at once; the URL follows and then decides.
  const [tick, setTick] = useState({ of: state.showsDisabled, is: state.showsDisabled });
  const isTicked = tick.of === state.showsDisabled ? tick.is : state.showsDisabled;
  return (
    <div className={style.toolbar}>
      <SearchBox
        label={t('list.search')}
        value={state.search}
        onSearch={(search) => {
          countEvent('students-search');
          onState({ search });
        }}
      />
      <label className={style.check}>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => {
            countEvent('students-show-disabled');
            setTick({ of: state.showsDisabled, is: target.checked });
            onState({ showsDisabled: target.checked });
          }}
        />
        {t('list.showDisabled')}
      </label>
      <CsvButton
        kind="students"
        fetchFile={() => {
          countEvent('students-export');
          return downloadList(schoolId, state, language);
        }}
      />
    </div>
  );
}
