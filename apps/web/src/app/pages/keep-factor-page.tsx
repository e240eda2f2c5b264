import { pages } from '@trio/contracts/pages';
import { useEffect } from 'react';
import { keepFactor } from '../../features/second-factor/api.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { PartRegister, useErrorText } from '../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { useMailedToken } from './use-mailed-token.ts';

/** Opening it changes nothing: programs open the links of emails, too. */
export function KeepFactorPage() {
  return (
    <PartRegister value="vous">
      <KeepFactor />
    </PartRegister>
  );
}

function KeepFactor() {
  const t = useText('factor');
  const e = useErrorText();
  const { token } = useMailedToken('token');
  const { state, run } = useAction(() => keepFactor(token ?? ''));
  usePageTitle(t('factor.keep.title'));
  const home = (
    <ButtonLink to={pages.landing.path} look="quiet">
      {t('factor.keep.home')}
    </ButtonLink>
  );
  const problem = state.status === 'failed' ? state.problem : null;
  const isInvalid = token === null || token === '' || problem === 'auth/link-invalid';
  const isOver = state.status === 'done' || problem === 'auth/link-invalid';
  const isBusy = state.status === 'busy';
  // The focused button disappears.
  useEffect(() => {
    if (isOver) document.getElementById('main')?.focus();
  }, [isOver]);

  return isInvalid ? (
    <MessagePage
      key="invalid"
      heading={t('factor.keep.invalidHeading')}
      text={e('auth/link-invalid')}
    >
      {home}
    </MessagePage>
  ) : state.status === 'done' ? (
    <MessagePage key="done" heading={t('factor.keep.doneHeading')} text={t('factor.keep.done')}>
      {home}
    </MessagePage>
  ) : (
    <MessagePage heading={t('factor.keep.heading')} text={t('factor.keep.text')}>
      {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
      <Button size="large" isBusy={isBusy} onClick={() => void run()}>
        {t(isBusy ? 'factor.sending' : 'factor.keep.submit')}
      </Button>
    </MessagePage>
  );
}
