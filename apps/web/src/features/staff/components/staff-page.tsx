import type { StaffMember } from '@trio/contracts/staff';
import { useRef, useState } from 'react';
import { queryClient, useServerData } from '../../../lib/api/query.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import form from '../../../ui/form.module.css';
import { PanelProblem } from '../../../ui/panel/panel-problem.tsx';
import { Section } from '../../../ui/section.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { staffQuery } from '../api/staff.ts';
import { nameOf } from '../model/member-state.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteWaits } from './invite-waits.tsx';
import { MemberRow } from './member-row.tsx';
import style from './staff-page.module.css';

export function StaffPage() {
  const t = useText('staff');
  const { _id: ownId, waitsFor } = useAccount();
  const { data, problem, refetch } = useServerData(staffQuery);
  const staff = data?.staff;
  const [news, setNews] = useState<string | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  usePageTitle(t('staff.title'));

  const afterRemoval = (member: StaffMember) => {
    const name = nameOf(member);
    setNews(t(member.isInvited ? 'staff.takenBack' : 'staff.removed', { name }));
    queryClient.setQueryData(
      staffQuery.queryKey,
      (now) => now && { staff: now.staff.filter(({ _id }) => _id !== member._id) },
    );
    // The focused button is gone.
    said.current?.focus();
    void refetch();
  };
  const afterInvite = () => {
    setNews(null);
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
        <h1>{t('staff.title')}</h1>
        <p>{t('staff.lead')}</p>
      </header>
      <Section heading={t('staff.list')}>
        <SuccessNotice ref={said}>{news}</SuccessNotice>
        <div ref={place} className={style.content} tabIndex={-1}>
          {problem !== null && (
            <PanelProblem
              text={t('staff.failed')}
              problem={problem}
              isOld={staff !== undefined}
              onRetry={retry}
            />
          )}
          {staff === undefined && problem === null && <Skeleton />}
          {staff !== undefined && (
            <ul className={style.list} aria-label={t('staff.list')}>
              {staff.map((member) => (
                <MemberRow
                  key={member._id}
                  member={member}
                  isSelf={member._id === ownId}
                  onResent={() => void refetch()}
                  onRemoved={() => afterRemoval(member)}
                />
              ))}
            </ul>
          )}
          {staff?.length === 1 && <p className={style.alone}>{t('staff.alone')}</p>}
        </div>
      </Section>
      <Section heading={t('staff.inviteHeading')}>
        {waitsFor ? <InviteWaits waitsFor={waitsFor} /> : <InviteForm onInvited={afterInvite} />}
      </Section>
    </div>
  );
}

function Skeleton() {
  const t = useText('staff');
  return (
    <div className={style.skeleton} role="status">
      <span className={form.aloud}>{t('staff.loading')}</span>
      <i />
      <i />
    </div>
  );
}
