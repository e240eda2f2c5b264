import type { SelectedStudent } from '@trio/contracts/many-students';
import { useState } from 'react';
import type { BatchRun } from '../../../../lib/batches/use-batches.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ActModal, type ActKind } from '../../../../ui/batches/act-modal.tsx';
import { NameList } from '../../../../ui/batches/name-list.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { deleteMany } from '../../api.ts';
import { fullName } from '../../model.ts';

interface DeleteModalProps {
  students: readonly SelectedStudent[];
  onEnded: (run: BatchRun, kind: ActKind) => void;
  onClosed: () => void;
}

export function DeleteModal({ students, onEnded, onClosed }: DeleteModalProps) {
  const t = useText('many');
  // The selection must not change while the dialog counts it.
  const [asked] = useState(students);
  const [typed, setTyped] = useState('');
  const count = asked.length;
  return (
    <ActModal
      kind="deleted"
      send={deleteMany}
      heading={t('deleteMany.heading', { count })}
      ids={asked.map(({ _id }) => _id)}
      confirmLabel={t('deleteMany.yes')}
      isDestructive
      isUnready={typed.trim() !== String(count)}
      onEnded={onEnded}
      onClosed={onClosed}
    >
      <p>{t('deleteMany.lost')}</p>
      <NameList
        label={t('deleteMany.names')}
        names={asked.map((student) => ({ id: student._id, name: fullName(student) }))}
      />
      <TextField
        label={t('deleteMany.type', { count })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ActModal>
  );
}
