import { pages } from '@trio/contracts/pages';
import { Link } from 'react-router';
import { useText } from '../../../lib/language/use-text.ts';
import form from '../../../ui/form.module.css';

interface SignupKnownEmailProps {
  email: string;
  linkState: object;
}

export function SignupKnownEmail({ email, linkState }: SignupKnownEmailProps) {
  const t = useText('identity');
  const state = { ...linkState, email };
  return (
    <p className={form.ways}>
      <Link to={pages.login.path} state={state} replace>
        {t('signup.loginInstead')}
      </Link>
      <Link to={pages.forgot.path} state={state} replace>
        {t('login.forgot')}
      </Link>
    </p>
  );
}
