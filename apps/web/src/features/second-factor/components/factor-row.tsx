import { proofForm, renameForm, type SecondFactor } from '@trio/contracts/second-factor';
import { factorNameMax } from '@trio/domain/second-factor';
import { useEffect, useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { FormNotice } from '../../../ui/form-notice.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { removeFactor, renameFactor } from '../api.ts';
import { Actions } from './add-app.tsx';
import { ProofField, proofFieldOf } from './proof-fields.tsx';
import style from './second-factor.module.css';

interface FactorRowProps {
  factor: SecondFactor;
  isLast: boolean;
  onChanged: (text: string) => void;
}

export function FactorRow({ factor, isLast, onChanged }: FactorRowProps) {
  const t = useText('factor');
  const dateOf = useDate();
  const [asks, setAsks] = useState<'rename' | 'remove' | null>(null);
  const { name, kind, added, lastUsed } = factor;
  const end = (text: string | null) => {
    setAsks(null);
    if (text !== null) onChanged(text);
  };
  return (
    <li className={style.row}>
      <div className={style.words}>
        <strong>{name}</strong>
        <span>{t(`factor.kind.${kind}`)}</span>
        <span className={style.quiet}>{t('factor.added', { day: dateOf(added) })}</span>
        <span className={style.quiet}>
          {lastUsed === null ? t('factor.unused') : t('factor.used', { day: dateOf(lastUsed) })}
        </span>
      </div>
      <div className={style.buttons}>
        <Button
          look="quiet"
          aria-label={t('factor.renameOne', { name })}
          onClick={() => setAsks('rename')}
        >
          {t('factor.rename')}
        </Button>
        <Button
          look="quiet"
          aria-label={t('factor.removeOne', { name })}
          onClick={() => setAsks('remove')}
        >
          {t('factor.remove')}
        </Button>
      </div>
      {asks === 'rename' && <RenameModal factor={factor} onClosed={end} />}
      {asks === 'remove' && <RemoveModal factor={factor} isLast={isLast} onClosed={end} />}
    </li>
  );
}

interface ModalProps {
  factor: SecondFactor;
  /** With the text to show, or null if nothing was changed. */
  onClosed: (text: string | null) => void;
}

function RenameModal({ factor: { _id, name }, onClosed }: ModalProps) {
  const t = useText('factor');
  const e = useErrorText();
  const [done, setDone] = useState<string | null>(null);
  const rename = useForm({
    schema: renameForm,
    submit: async (values) => {
      await renameFactor(_id, values.name);
      setDone(t('factor.renamed'));
    },
  });
  return (
    <Modal
      heading={t('factor.renameOne', { name })}
      isBlocked={rename.isSending}
      onClosed={() => onClosed(done)}
    >
      {(close) => (
        <form {...rename.form} className={form.form}>
          {done !== null && <Closing close={close} />}
          <TextField
            label={t('factor.name')}
            name="name"
            defaultValue={name}
            maxLength={factorNameMax}
            autoComplete="off"
            error={rename.fields['name'] && e(rename.fields['name'])}
            required
          />
          <FormNotice problem={rename.problem} fields={rename.fields} />
          <Actions label={t('factor.renameSave')} isBusy={rename.isSending} onCancel={close} />
        </form>
      )}
    </Modal>
  );
}

function RemoveModal({
  factor: { _id, name },
  isLast,
  onClosed,
}: ModalProps & { isLast: boolean }) {
  const t = useText('factor');
  const [done, setDone] = useState<string | null>(null);
  const removal = useForm({
    schema: proofForm,
    submit: async (proof) => {
      await removeFactor(_id, proof);
      setDone(t('factor.removed', { name }));
    },
    fieldOf: proofFieldOf,
  });
  return (
    <Modal
      heading={t('factor.removeOne', { name })}
      isBlocked={removal.isSending}
      onClosed={() => onClosed(done)}
    >
      {(close) => (
        <form {...removal.form} className={form.form}>
          {done !== null && <Closing close={close} />}
          <p>{t('factor.removeText')}</p>
          {isLast && <p>{t('factor.removeLast')}</p>}
          <ProofField fields={removal.fields} />
          <FormNotice problem={removal.problem} fields={removal.fields} />
          <Actions label={t('factor.remove')} isBusy={removal.isSending} onCancel={close} />
        </form>
      )}
    </Modal>
  );
}

/** Plays the closing animation of the modal that it is in. */
function Closing({ close }: { close: () => void }) {
  useEffect(close, [close]);
  return null;
}
