import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import message from '../../../ui/message.module.css';

interface InvitationInvalidProps {
  onLogin: () => void;
  onCancel: () => void;
}

/** Only a colleague can send another invitation. */
export function InvitationInvalid({ onLogin, onCancel }: InvitationInvalidProps) {
  const t = useText('identity');
  return (
    <div className={message.message}>
      <p ref={takeFocus} tabIndex={-1}>
        {t('invite.invalid')}
      </p>
      <div className={form.actions}>
        <Button onClick={onLogin}>{t('login.submit')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </div>
  );
}
