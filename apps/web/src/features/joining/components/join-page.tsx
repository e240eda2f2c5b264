import { queryOptions } from '@tanstack/react-query';
import { pages } from '@trio/contracts/pages';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useServerData } from '../../../lib/api/query.ts';
import { PartRegister, useErrorText } from '../../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { PageLoading } from '../../../ui/loading.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { fetchPreview, type JoinPreview } from '../api.ts';
import type { FoundClass } from '../model.ts';
import { CodeForm } from './code-form.tsx';
import style from './join-page.module.css';
import { JoinAsStudent, Joined, NotAStudent } from './join-as-student.tsx';
import { JoinAsVisitor } from './join-as-visitor.tsx';
import { YourUsername, type NewStudent } from './your-username.tsx';

type NotOpenPreview = Exclude<JoinPreview, { readonly state: 'open' }>;

/** Only students read this page, except staff who open the link. */
export function JoinPage() {
  const t = useText('join');
  const { code } = useParams();
  usePageTitle(t('join.title'));
  return (
    <PartRegister value="tu">
      <div className={style.page}>
        {code === undefined ? <TypeCode heading={t('join.heading')} /> : <Join code={code} />}
      </div>
    </PartRegister>
  );
}

function TypeCode({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <>
      <h1>{heading}</h1>
      {children}
      <CodeForm />
    </>
  );
}

function Join({ code }: { code: string }) {
  const t = useText('join');
  const e = useErrorText();
  const session = useSession();
  const [registered, setRegistered] = useState<NewStudent | null>(null);
  const [hasJoined, setJoined] = useState(false);
  const { data, problem, isFetching, refetch } = useServerData(
    queryOptions({
      queryKey: ['/join/preview', code],
      queryFn: () => fetchPreview(code),
      staleTime: 60_000,
    }),
  );
  if (registered) return <YourUsername student={registered} />;
  if (problem !== null && data === undefined) {
    return (
      <>
        <h1>{t('join.heading')}</h1>
        <ErrorNotice>{e(problem)}</ErrorNotice>
        <div className={form.actions}>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {t('join.retry')}
          </Button>
        </div>
      </>
    );
  }
  if (data === undefined || session.status === 'loading') return <PageLoading />;
  if (data.state !== 'open') return <NotOpen preview={data} code={code} />;
  const found: FoundClass = { code, ...data };
  const account = session.status === 'signed-in' ? session.account : null;
  if (hasJoined && account !== null) return <Joined found={found} account={account} />;
  return (
    <>
      <div className={style.head}>
        <h1>{t('join.isThisYours')}</h1>
        <p className={style.found}>
          <strong>{found.classname}</strong>
          <span>{found.schoolname}</span>
        </p>
      </div>
      {account === null ? (
        <JoinAsVisitor found={found} onRegistered={setRegistered} />
      ) : account.role === 'student' ? (
        <JoinAsStudent found={found} account={account} onJoined={() => setJoined(true)} />
      ) : (
        <NotAStudent account={account} />
      )}
      <p className={form.aside}>
        <Link to={pages.join.path}>{t('join.otherCode')}</Link>
      </p>
    </>
  );
}

function NotOpen({ preview, code }: { preview: NotOpenPreview; code: string }) {
  const t = useText('join');
  const e = useErrorText();
  switch (preview.state) {
    case 'closed':
      return (
        <TypeCode heading={t('join.closed', { name: preview.classname })}>
          <p>{e('join/class-closed')}</p>
        </TypeCode>
      );
    case 'school':
      return (
        <TypeCode heading={preview.schoolname}>
          <p>{t('join.schoolCode')}</p>
          <p>
            <ButtonLink to={pages.signup.path} state={{ code }} look="quiet">
              {t('join.toSignup')}
            </ButtonLink>
          </p>
        </TypeCode>
      );
    case 'school-closed':
      return (
        <TypeCode heading={t('join.heading')}>
          <ErrorNotice>{e('auth/school-not-open')}</ErrorNotice>
        </TypeCode>
      );
    case 'paused':
      return (
        <TypeCode heading={t('join.heading')}>
          <ErrorNotice>{t('join.paused')}</ErrorNotice>
        </TypeCode>
      );
    case 'unknown':
      return (
        <TypeCode heading={t('join.heading')}>
          <ErrorNotice hint={t('join.unknownHint')}>{t('join.unknown', { code })}</ErrorNotice>
        </TypeCode>
      );
  }
}
