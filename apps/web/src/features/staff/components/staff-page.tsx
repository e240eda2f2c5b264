import type { StaffMember } from '@trio/contracts/staff';
import { useRef, useState } from 'react';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { usePanel } from '../../../lib/panel/use-panel.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { PanelProblem } from '../../../ui/panel/panel-problem.tsx';
import { Section } from '../../../ui/section.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { listStaff } from '../api/staff.ts';
import { nameOf } from '../model/member-state.ts';
import { InviteSection } from './invite-section.tsx';
import { MemberRow } from './member-row.tsx';
import style from './staff-page.module.css';
import { StaffSkeleton } from './staff-skeleton.tsx';

/** Who signs in as this school: they see, invite and remove each other. */
export function StaffPage() {
  const t = useText('staff');
  const { _id: ownId } = useAccount();
  const { data: staff, problem, reload, change } = usePanel('staff', listStaff);
  const [news, setNews] = useState<string | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  usePageTitle(t('staff.title'));

  const afterRemoval = (member: StaffMember) => {
    const name = nameOf(member);
    setNews(t(member.isInvited ? 'staff.takenBack' : 'staff.removed', { name }));
    change((members) => members.filter(({ _id }) => _id !== member._id));
    // The member's own button is gone.
    said.current?.focus();
    void reload();
  };
  const retry = () => {
    // The button goes away with the message; the focus waits where the list will be.
    place.current?.focus();
    void reload();
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
              isOld={staff !== null}
              onRetry={retry}
            />
          )}
          {staff === null && problem === null && <StaffSkeleton />}
          {staff !== null && (
            <ul className={style.list} aria-label={t('staff.list')}>
              {staff.map((member) => (
                <MemberRow
                  key={member._id}
                  member={member}
                  isSelf={member._id === ownId}
                  onResent={() => void reload()}
                  onRemoved={() => afterRemoval(member)}
                />
              ))}
            </ul>
          )}
          {staff?.length === 1 && <p className={style.alone}>{t('staff.alone')}</p>}
        </div>
      </Section>
      <InviteSection
        onInvited={() => {
          setNews(null);
          void reload();
        }}
      />
    </div>
  );
}
