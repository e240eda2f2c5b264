import { useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { fullName, type HelpedStudent } from '../../model.ts';
import { CorrectEmail } from './correct-email.tsx';
import { GivePassword } from './give-password.tsx';
import style from './help.module.css';

export type HelpKind = 'password' | 'email';

interface HelpModalProps {
  student: HelpedStudent;
  /** Null lets the reader choose. */
  kind: HelpKind | null;
  onClosed: (isChanged: boolean) => void;
}

export function HelpModal({ student, kind: asked, onClosed }: HelpModalProps) {
  const t = useText('access');
  const [kind, setKind] = useState(asked);
  const [isBusy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const name = fullName(student);
  const isAdded = student.email === '';
  const headings = {
    password: 'newPassword.heading',
    email: isAdded ? 'email.addHeading' : 'email.heading',
  } as const;
  const parts = { student, name, onBusy: setBusy, onChanged: () => setChanged(true) };
  return (
    <Modal
      heading={t(kind === null ? 'access.heading' : headings[kind], { name })}
      isBlocked={isBusy}
      onClosed={() => onClosed(isChanged)}
    >
      {(close) => (
        <div className={style.content}>
          {kind === null && (
            <>
              <p>{t('access.text', { name })}</p>
              <div className={style.choices}>
                <Button onClick={() => setKind('password')}>{t('access.password')}</Button>
                <Button onClick={() => setKind('email')}>
                  {t(isAdded ? 'access.addEmail' : 'access.email')}
                </Button>
                <Button look="quiet" onClick={close}>
                  {t('access.cancel')}
                </Button>
              </div>
            </>
          )}
          {kind === 'password' && <GivePassword {...parts} onClose={close} />}
          {kind === 'email' && <CorrectEmail {...parts} onClose={close} />}
        </div>
      )}
    </Modal>
  );
}
