import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import message from '../../../ui/message.module.css';

interface SignupContactSentProps {
  email: string;
  onClose: () => void;
}

export function SignupContactSent({ email, onClose }: SignupContactSentProps) {
  const t = useText('identity');
  return (
    <div className={message.message}>
      <p ref={takeFocus} tabIndex={-1}>
        {t('contact.sent', { email })}
      </p>
      <div className={form.actions}>
        <Button onClick={onClose}>{t('contact.close')}</Button>
      </div>
    </div>
  );
}
