import type { AccountRecord } from '@trio/contracts/accounts';
import { ageForm } from '@trio/contracts/guardians';
import { pages } from '@trio/contracts/pages';
import { useState } from 'react';
import { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { useAction } from '../../../../lib/forms/use-action.ts';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { PartRegister, useErrorText } from '../../../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../../lib/language/use-text.ts';
import { reloadAccount, useAccount } from '../../../../lib/session/session.ts';
import { settings } from '../../../../lib/settings.ts';
import { AgeFields } from '../../../../ui/age/age-fields.tsx';
import { GuardianForm } from '../../../../ui/age/ask-guardian.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { FormNotice } from '../../../../ui/form-notice.tsx';
import form from '../../../../ui/form.module.css';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { answerAge, askGuardianAgain } from '../../api.ts';
import { DataSection } from '../account/data-section.tsx';
import style from './age-page.module.css';

/** All that a student sees until the age is settled: the question, the own data, the log-out. */
export function AgePage() {
  usePreloadedTexts(['account', 'errors', 'identity']);
  const t = useText('age');
  const { ageQuestion } = useAccount();
  usePageTitle(t('age.title'));
  return (
    <PartRegister value="tu">
      <div className={style.page}>
        <div className={style.sheet}>
          {ageQuestion?.state === 'guardian-asked' ? (
            <Waiting until={ageQuestion.until} />
          ) : (
            <Question key={ageQuestion?.state} state={ageQuestion?.state ?? 'asked'} />
          )}
        </div>
        <p>
          <ButtonLink to={pages.logout.path} look="quiet">
            {t('age.logOut')}
          </ButtonLink>
        </p>
        <DataSection />
      </div>
    </PartRegister>
  );
}

type State = NonNullable<AccountRecord['ageQuestion']>['state'];

function Question({ state }: { state: State }) {
  const t = useText('age');
  const i = useText('identity');
  const e = useErrorText();
  const account = useAccount();
  const school = account.schoolname ?? '';
  const [isAskingAgain, setAskingAgain] = useState(state !== 'guardian-refused');
  const [below, setBelow] = useState<{ age: number; region: Region } | null>(null);
  const entry = useForm({
    schema: ageForm,
    submit: async (answer) => {
      try {
        await answerAge(answer);
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code !== 'auth/guardian-required') throw error;
        return setBelow(answer);
      }
      await reloadAccount();
    },
  });
  const error = (field: string) => entry.fields[field] && e(entry.fields[field]);
  if (below) {
    return (
      <>
        <h1 ref={takeFocus} tabIndex={-1}>
          {t('askGuardian.heading')}
        </h1>
        <p>{t('askGuardian.account')}</p>
        <p>{t('askGuardian.next')}</p>
        <GuardianForm
          ownEmail={account.email}
          ask={async (guardianEmail) => {
            await answerAge({ ...below, guardianEmail });
            await reloadAccount();
          }}
        />
      </>
    );
  }
  if (!isAskingAgain) {
    return (
      <>
        <h1>{t('askGuardian.refusedHeading')}</h1>
        <p>{t('askGuardian.refusedText', { school })}</p>
        <div className={form.actions}>
          <Button look="quiet" onClick={() => setAskingAgain(true)}>
            {t('askGuardian.askAgain')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <h1>{t('age.heading')}</h1>
      {state === 'asked' && <p>{t('age.intro', { school })}</p>}
      <form {...entry.form} className={form.form}>
        <div className={form.fields}>
          <AgeFields error={error} />
        </div>
        <FormNotice problem={entry.problem} fields={entry.fields} />
        <div className={form.actions}>
          <Button type="submit" isBusy={entry.isSending}>
            {entry.isSending ? i('form.sending') : t('age.submit')}
          </Button>
        </div>
      </form>
    </>
  );
}

type Region = ReturnType<typeof ageForm.parse>['region'];

function Waiting({ until }: { until: string }) {
  const t = useText('age');
  const e = useErrorText();
  const date = useDate();
  const account = useAccount();
  const [isAgain, setAgain] = useState(false);
  const { state, run } = useAction(reloadAccount);
  return (
    <>
      <h1 ref={takeFocus} tabIndex={-1}>
        {t('askGuardian.waitHeading')}
      </h1>
      <p>{t('askGuardian.sent.account', { date: date(until) })}</p>
      <p>{t('askGuardian.waitText')}</p>
      <p role="status">{state.status === 'done' && t('askGuardian.stillWaiting')}</p>
      {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
      <div className={form.actions}>
        <Button isBusy={state.status === 'busy'} onClick={() => void run()}>
          {t('askGuardian.check')}
        </Button>
        {!isAgain && (
          <Button look="quiet" onClick={() => setAgain(true)}>
            {t('askGuardian.again')}
          </Button>
        )}
      </div>
      {isAgain && (
        <GuardianForm
          ownEmail={account.email}
          ask={async (guardianEmail) => {
            await askGuardianAgain({ guardianEmail });
            setAgain(false);
            await reloadAccount();
          }}
        />
      )}
      <p className={form.small}>{t('askGuardian.wrongAge', { support: settings.supportEmail })}</p>
    </>
  );
}
