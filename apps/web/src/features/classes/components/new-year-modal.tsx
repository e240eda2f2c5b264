import type { ListedClass } from '@trio/contracts/classes';
import { schoolYearLabel } from '@trio/domain/classes/school-year';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { startSchoolYear } from '../api.ts';
import { yearsOf } from '../model.ts';
import style from './new-year-modal.module.css';

interface NewYearModalProps {
  classes: readonly ListedClass[];
  /** The number of classes that were made; null if the dialog was cancelled. */
  onClosed: (created: number | null) => void;
}

export function NewYearModal({ classes, onClosed }: NewYearModalProps) {
  const t = useText('classes');
  const years = yearsOf(classes);
  const [year, setYear] = useState(years[0] ?? 0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const created = useRef(0);
  const ofYear = classes.filter(({ schoolYear }) => schoolYear === year);
  const chosen = ofYear.filter(({ _id }) => !left.has(_id));
  const choose = (id: string, isOn: boolean) => {
    const others = [...left].filter((each) => each !== id);
    setLeft(new Set(isOn ? others : [...others, id]));
  };
  const start = async () => {
    const answer = await startSchoolYear({
      schoolYear: year,
      classes: chosen.map(({ _id }) => _id),
    });
    created.current = answer.created;
  };
  const labels = { from: schoolYearLabel(year), to: schoolYearLabel(year + 1) };

  return (
    <ConfirmModal
      look="sheet"
      heading={t('year.heading')}
      confirmLabel={t('year.start')}
      busyLabel={t('year.busy')}
      cancelLabel={t('year.cancel')}
      isUnready={chosen.length === 0}
      action={start}
      onClosed={(isDone) => onClosed(isDone ? created.current : null)}
    >
      {years.length > 1 && (
        <SelectField
          label={t('year.ending')}
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {schoolYearLabel(one)}
            </option>
          ))}
        </SelectField>
      )}
      <fieldset className={style.classes}>
        <legend>{t('year.which')}</legend>
        {ofYear.map(({ _id, name }) => (
          <CheckRow
            key={_id}
            label={name}
            isOn={!left.has(_id)}
            onChange={(isOn) => choose(_id, isOn)}
          />
        ))}
      </fieldset>
      <div className={style.preview} role="status">
        {chosen.length === 0 ? (
          <p>{t('year.none')}</p>
        ) : (
          <>
            <p>{t('year.preview', { count: chosen.length, ...labels })}</p>
            <ul>
              <li>{t('year.same')}</li>
              <li>{t('year.noStudents')}</li>
              <li>{t('year.codes')}</li>
            </ul>
          </>
        )}
      </div>
      <p>{t('year.access')}</p>
    </ConfirmModal>
  );
}
