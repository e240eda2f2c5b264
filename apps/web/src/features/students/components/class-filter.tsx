import { useServerData } from '../../../lib/api/query.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { classesQuery } from '../api.ts';
import style from './school-view.module.css';

interface ClassFilterProps {
  classId: string;
  onClass: (classId: string) => void;
}

/** Hidden until there is a class to choose. */
export function ClassFilter({ classId, onClass }: ClassFilterProps) {
  const t = useText('students');
  const { data } = useServerData(classesQuery);
  const classes = data?.classes ?? [];
  if (classes.length === 0 && classId === '') return null;
  const isListed = classes.some(({ _id }) => _id === classId);
  return (
    <div className={style.filter}>
      <SelectField
        label={t('classFilter.label')}
        value={classId}
        onChange={({ target }) => onClass(target.value)}
      >
        <option value="">{t('classFilter.all')}</option>
        {classes.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
        {classId !== '' && !isListed && <option value={classId}>{t('classFilter.other')}</option>}
      </SelectField>
    </div>
  );
}
