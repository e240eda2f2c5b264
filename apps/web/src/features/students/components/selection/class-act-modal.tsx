import type { ListedClass } from '@trio/contracts/classes';
import { useState } from 'react';
import type { BatchRun } from '../../../../lib/batches/use-batches.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ActModal, type ActKind } from '../../../../ui/batches/act-modal.tsx';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { placeMany, takeOutMany } from '../../api.ts';

interface ClassActModalProps {
  ids: readonly string[];
  /** '' if the list shows all classes. */
  classId: string;
  classes: readonly ListedClass[];
  takesOut: boolean;
  onEnded: (run: BatchRun, kind: ActKind) => void;
  onClosed: () => void;
}

export function ClassActModal(props: ClassActModalProps) {
  const { ids, classId, classes, takesOut, onEnded, onClosed } = props;
  const t = useText('many');
  const [to, setTo] = useState('');
  const [leaves, setLeaves] = useState(classId !== '');
  const shown = classes.find(({ _id }) => _id === classId)?.name ?? '';
  const others = classes.filter(({ _id }) => _id !== classId);
  const count = ids.length;
  const common = { ids, onEnded, onClosed };
  if (takesOut) {
    return (
      <ActModal
        {...common}
        kind="takenOut"
        send={(batch) => takeOutMany(classId, batch)}
        heading={t('takeOut.heading', { count, class: shown })}
        confirmLabel={t('takeOut.yes')}
      >
        <p>{t('takeOut.text')}</p>
      </ActModal>
    );
  }
  return (
    <ActModal
      {...common}
      kind={leaves ? 'moved' : 'added'}
      send={(batch) => placeMany(to, batch, leaves ? classId : '')}
      heading={t('class.heading', { count })}
      confirmLabel={t(leaves ? 'class.move' : 'class.add')}
      isUnready={to === ''}
    >
      {others.length === 0 ? (
        <p>{t('class.none')}</p>
      ) : (
        <SelectField
          label={t('class.to')}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        >
          <option value="">{t('class.choose')}</option>
          {others.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {classId !== '' && (
        <CheckRow label={t('class.leave', { class: shown })} isOn={leaves} onChange={setLeaves} />
      )}
    </ActModal>
  );
}
