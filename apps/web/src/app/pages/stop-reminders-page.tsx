import { pages } from '@trio/contracts/pages';
import { useEffect } from 'react';
import { stopRemindersBy } from '../../features/steps/api.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { PartRegister, useErrorText } from '../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { useMailedToken } from './use-mailed-token.ts';

/** Opening it changes nothing: programs open the links of emails, too. */
export function StopRemindersPage() {
  return (
    <PartRegister value="tu">
      <StopReminders />
    </PartRegister>
  );
}

function StopReminders() {
  const t = useText('steps');
  const e = useErrorText();
  const { token } = useMailedToken('ticket');
  const { state, run } = useAction(async () => {
    await stopRemindersBy(token ?? '');
  });
  usePageTitle(t('stopReminders.title'));
  const toCards = (
    <ButtonLink to={pages.cards.path} look="quiet">
      {t('stopReminders.toCards')}
    </ButtonLink>
  );
  const problem = state.status === 'failed' ? state.problem : null;
  const isInvalid = token === null || token === '' || problem === 'reminder/link-invalid';
  const isOver = state.status === 'done' || problem === 'reminder/link-invalid';
  const isBusy = state.status === 'busy';
  // The focused button disappears.
  useEffect(() => {
    if (isOver) document.getElementById('main')?.focus();
  }, [isOver]);

  return isInvalid ? (
    <MessagePage
      key="invalid"
      heading={t('stopReminders.invalidHeading')}
      text={e('reminder/link-invalid')}
    >
      {toCards}
    </MessagePage>
  ) : state.status === 'done' ? (
    <MessagePage key="done" heading={t('stopReminders.doneHeading')} text={t('stopReminders.done')}>
      {toCards}
    </MessagePage>
  ) : (
    <MessagePage heading={t('stopReminders.heading')} text={t('stopReminders.text')}>
      {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
      <Button size="large" isBusy={isBusy} onClick={() => void run()}>
        {t(isBusy ? 'stopReminders.sending' : 'stopReminders.submit')}
      </Button>
    </MessagePage>
  );
}
