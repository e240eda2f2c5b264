import { pages } from '@trio/contracts/pages';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import message from '../../../ui/message.module.css';

interface ResetLinkInvalidProps {
  linkState: object;
  onCancel: () => void;
}

export function ResetLinkInvalid({ linkState, onCancel }: ResetLinkInvalidProps) {
  const t = useText('identity');
  const e = useText('errors');
  return (
    <div className={message.message}>
      <p ref={takeFocus} tabIndex={-1}>
        {e('auth/link-invalid')}
      </p>
      <div className={form.actions}>
        <ButtonLink to={pages.forgot.path} state={linkState} replace>
          {t('reset.askAgain')}
        </ButtonLink>
        <Button look="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </div>
  );
}
