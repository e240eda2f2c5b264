import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '@trio/contracts/endpoint';
import {
  agreeAsGuardian,
  guardianToken,
  readGuardianLink,
  refuseAsGuardian,
} from '@trio/contracts/guardians';
import { joinPath, pages } from '@trio/contracts/pages';
import { useState } from 'react';
import { useServerData } from '../../lib/api/query.ts';
import { send } from '../../lib/api/send.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { takeFocus } from '../../lib/forms/take-focus.ts';
import { useDate } from '../../lib/language/use-date.ts';
import { PartRegister, useErrorText } from '../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { privacyAddress } from '../../lib/settings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';
import { PageLoading } from '../../ui/loading.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { useMailedToken } from './use-mailed-token.ts';
import style from './guardian-page.module.css';

type Facts = Answer<typeof readGuardianLink>;
type Outcome = 'agreed' | 'refused';

/** Opening it changes nothing: programs open the links of emails, too. */
export function GuardianPage() {
  return (
    <PartRegister value="vous">
      <Guardian />
    </PartRegister>
  );
}

function Guardian() {
  const t = useText('guardian');
  const { token } = useMailedToken('token');
  usePageTitle(t('guardian.title'));
  const link = guardianToken.safeParse(token);
  return link.success ? <Link token={link.data} /> : <InvalidLink />;
}

function Link({ token }: { token: string }) {
  const t = useText('guardian');
  const e = useErrorText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { data, problem, isFetching, refetch } = useServerData(
    queryOptions({
      queryKey: ['/guardians/read', token],
      queryFn: () => send(readGuardianLink, null, { token }),
      staleTime: Infinity,
      retry: false,
    }),
  );
  if (data === undefined) {
    if (problem === null) return <PageLoading />;
    return problem === 'guardian/link-invalid' ? (
      <InvalidLink />
    ) : (
      <MessagePage heading={t('guardian.loadFailed')} text={e(problem)}>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {t('guardian.retry')}
        </Button>
      </MessagePage>
    );
  }
  if (outcome === 'refused') return <Refused facts={data} />;
  const hasAgreed = outcome === 'agreed' || data.hasAgreed;
  if (hasAgreed && data.hasAccount) return <Awake />;
  return (
    <Answering
      key={String(hasAgreed)}
      facts={{ ...data, hasAgreed }}
      token={token}
      onAnswered={setOutcome}
    />
  );
}

interface AnsweringProps {
  facts: Facts;
  token: string;
  onAnswered: (outcome: Outcome) => void;
}

function Answering({ facts, token, onAnswered }: AnsweringProps) {
  const e = useErrorText();
  const agreeing = useAction(async () => {
    await send(agreeAsGuardian, null, { token });
    onAnswered('agreed');
  });
  const refusing = useAction(async () => {
    await send(refuseAsGuardian, null, { token });
    onAnswered('refused');
  });
  const failed = [agreeing, refusing].flatMap(({ state }) =>
    state.status === 'failed' ? state.problem : [],
  )[0];
  if (failed === 'guardian/link-invalid') return <InvalidLink />;
  const acts = {
    agree: () => {
      refusing.reset();
      void agreeing.run();
    },
    refuse: () => {
      agreeing.reset();
      void refusing.run();
    },
    isAgreeing: agreeing.state.status === 'busy',
    isRefusing: refusing.state.status === 'busy',
  };
  const problem = failed !== undefined && <ErrorNotice>{e(failed)}</ErrorNotice>;
  return (
    <div className={style.page}>
      {facts.hasAgreed ? (
        <Agreed facts={facts} token={token} acts={acts} problem={problem} />
      ) : (
        <Question facts={facts} acts={acts} problem={problem} />
      )}
    </div>
  );
}

interface PartProps {
  facts: Facts;
  acts: { agree: () => void; refuse: () => void; isAgreeing: boolean; isRefusing: boolean };
  problem: React.ReactNode;
}

function Question({ facts, acts, problem }: PartProps) {
  const t = useText('guardian');
  const s = useText('shell');
  const date = useDate();
  const { schoolname: school, age, hasAccount, until } = facts;
  const isBusy = acts.isAgreeing || acts.isRefusing;
  const values = { school, age: String(age) };
  const rights = hasAccount ? 'guardian.rights.account' : 'guardian.rights.text';
  const parts = [
    [t('guardian.trio'), t('guardian.trio.text')],
    [t('guardian.kept'), t('guardian.kept.text')],
    [t('guardian.readers'), t('guardian.readers.text', { school })],
    [t('guardian.rights'), t(rights, { date: date(until) })],
  ];
  return (
    <>
      <h1>{t('guardian.heading')}</h1>
      <p className={style.lead}>
        {t(hasAccount ? 'guardian.text.account' : 'guardian.text', values)}
      </p>
      <div className={style.sheet}>
        {parts.map(([heading, text]) => (
          <section key={heading} className={style.part}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p>
          <a href={privacyAddress} target="_blank" rel="noreferrer">
            {t('guardian.privacy')} <span className="visually-hidden">{s('footer.newTab')}</span>
          </a>
        </p>
        {problem}
        <div className={form.actions}>
          <Button isBusy={isBusy} onClick={acts.agree}>
            {t(acts.isAgreeing ? 'guardian.sending' : 'guardian.confirm')}
          </Button>
          <Button look="quiet" isBusy={isBusy} onClick={acts.refuse}>
            {t(
              acts.isRefusing
                ? 'guardian.sending'
                : hasAccount
                  ? 'guardian.refuse.account'
                  : 'guardian.refuse',
            )}
          </Button>
        </div>
      </div>
    </>
  );
}

function Agreed({ facts, token, acts, problem }: PartProps & { token: string }) {
  const t = useText('guardian');
  const date = useDate();
  const { code, isClassWithoutEmail, until } = facts;
  const path = isClassWithoutEmail ? joinPath(code) : pages.signup.path;
  return (
    <>
      <h1 ref={takeFocus} tabIndex={-1}>
        {t('guardian.agreedHeading')}
      </h1>
      <p className={style.lead}>{t('guardian.agreedText', { date: date(until) })}</p>
      {problem}
      <div className={form.actions}>
        <ButtonLink to={path} state={{ code, guardianToken: token }}>
          {t('guardian.signUp')}
        </ButtonLink>
        <Button look="quiet" isBusy={acts.isRefusing} onClick={acts.refuse}>
          {t(acts.isRefusing ? 'guardian.sending' : 'guardian.takeBack')}
        </Button>
      </div>
    </>
  );
}

function Awake() {
  const t = useText('guardian');
  return (
    <MessagePage heading={t('guardian.awakeHeading')} text={t('guardian.awakeText')}>
      <ToStart />
    </MessagePage>
  );
}

function Refused({ facts }: { facts: Facts }) {
  const t = useText('guardian');
  return (
    <MessagePage
      heading={t(facts.hasAccount ? 'guardian.refusedHeading.account' : 'guardian.refusedHeading')}
      text={t(facts.hasAccount ? 'guardian.refusedText.account' : 'guardian.refusedText')}
    >
      <ToStart />
    </MessagePage>
  );
}

function InvalidLink() {
  const t = useText('guardian');
  const e = useErrorText();
  return (
    <MessagePage heading={t('guardian.invalidHeading')} text={e('guardian/link-invalid')}>
      <ToStart />
    </MessagePage>
  );
}

function ToStart() {
  const t = useText('guardian');
  return (
    <ButtonLink to={pages.landing.path} look="quiet">
      {t('guardian.toStart')}
    </ButtonLink>
  );
}
