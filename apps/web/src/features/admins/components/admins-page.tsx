import type { ListedAdmin } from '@trio/contracts/admins';
import { pages } from '@trio/contracts/pages';
import { useRef, useState } from 'react';
import { queryClient, useServerData } from '../../../lib/api/query.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { signOut, useAccount } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { adminsQuery } from '../api.ts';
import { AdminRow, nameOf } from './admin-row.tsx';
import style from './admins-page.module.css';
import { InviteForm } from './invite-form.tsx';

export function AdminsPage() {
  const t = useText('admins');
  usePreloadedTexts(['identity']);
  const { _id: ownId } = useAccount();
  const { data, problem, refetch } = useServerData(adminsQuery);
  const admins = data?.admins;
  const [notice, setNotice] = useState<string | null>(null);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  usePageTitle(t('admins.title'));

  const active = admins?.filter(({ isInvited, disabled }) => !isInvited && !disabled) ?? [];
  const isAlone = active.length === 1 && active[0]?._id === ownId;

  const afterRemoval = (admin: ListedAdmin) => {
    if (admin._id === ownId) return void signOut();
    setNotice(t(admin.isInvited ? 'admins.withdrawn' : 'admins.removed', { name: nameOf(admin) }));
    queryClient.setQueryData(
      adminsQuery.queryKey,
      (now) => now && { admins: now.admins.filter(({ _id }) => _id !== admin._id) },
    );
    noticeRef.current?.focus();
    void refetch();
  };
  const afterInvite = () => {
    setNotice(null);
    void refetch();
  };
  const retry = () => {
    // The focused button goes with the error; the list will appear here.
    place.current?.focus();
    void refetch();
  };

  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('admins.title')}</h1>
        <p>{t('admins.lead')}</p>
        <div>
          <ButtonLink look="quiet" to={pages.audit.path}>
            {t('admins.log')}
          </ButtonLink>
        </div>
      </header>
      <Section heading={t('admins.list')}>
        <SuccessNotice ref={noticeRef}>{notice}</SuccessNotice>
        <div ref={place} className={style.content} tabIndex={-1}>
          {problem !== null && (
            <PanelProblem
              text={t('admins.failed')}
              problem={problem}
              isOld={admins !== undefined}
              onRetry={retry}
            />
          )}
          {admins === undefined && problem === null && <ListSkeleton label={t('admins.loading')} />}
          {admins !== undefined && (
            <ul className={style.list} aria-label={t('admins.list')}>
              {admins.map((admin) => (
                <AdminRow
                  key={admin._id}
                  admin={admin}
                  isSelf={admin._id === ownId}
                  isLast={isAlone}
                  onResent={() => void refetch()}
                  onRemoved={() => afterRemoval(admin)}
                />
              ))}
            </ul>
          )}
          {isAlone && <p className={style.quiet}>{t('admins.alone')}</p>}
        </div>
      </Section>
      <Section heading={t('admins.inviteHeading')}>
        <InviteForm onInvited={afterInvite} />
      </Section>
    </div>
  );
}
