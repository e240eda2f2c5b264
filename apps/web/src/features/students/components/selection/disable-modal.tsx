import type { BatchRun } from '../../../../lib/batches/use-batches.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ActModal, type ActKind } from '../../../../ui/batches/act-modal.tsx';
import { disableMany } from '../../api.ts';

interface DisableModalProps {
  ids: readonly string[];
  disables: boolean;
  onEnded: (run: BatchRun, kind: ActKind) => void;
  onClosed: () => void;
}

const acts = {
  disable: { kind: 'disabled', send: (ids: string[]) => disableMany(ids, true) },
  enable: { kind: 'enabled', send: (ids: string[]) => disableMany(ids, false) },
} as const;

export function DisableModal({ ids, disables, onEnded, onClosed }: DisableModalProps) {
  const t = useText('many');
  const name = disables ? 'disable' : 'enable';
  return (
    <ActModal
      {...acts[name]}
      undo={acts[disables ? 'enable' : 'disable']}
      heading={t(`${name}.heading`, { count: ids.length })}
      ids={ids}
      confirmLabel={t(`${name}.yes`)}
      onEnded={onEnded}
      onClosed={onClosed}
    >
      <p>{t(`${name}.text`)}</p>
    </ActModal>
  );
}
