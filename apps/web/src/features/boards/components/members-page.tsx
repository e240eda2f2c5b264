import { useRef, useState } from 'react';
import { useServerData } from '../../../lib/api/query.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { membersQuery, ownMembers } from '../api.ts';
import style from './boards.module.css';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';

export function MembersPage() {
  const t = useText('boards');
  usePreloadedTexts(['identity', 'errors']);
  const { _id: ownId } = useAccount();
  const { data, problem, refetch } = useServerData(membersQuery);
  const [notice, setNotice] = useState<string | null>(null);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  usePageTitle(t('board.membersTitle'));
  const reload = () => void refetch();
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('board.membersTitle')}</h1>
        <p>{t('board.membersLead')}</p>
      </header>
      <Section heading={t('board.members')}>
        <SuccessNotice ref={noticeRef}>{notice}</SuccessNotice>
        <div ref={place} className={style.content} tabIndex={-1}>
          {problem !== null && (
            <PanelProblem
              text={t('board.membersFailed')}
              problem={problem}
              isOld={data !== undefined}
              onRetry={() => {
                // The focused button goes with the error; the list will appear here.
                place.current?.focus();
                reload();
              }}
            />
          )}
          {data === undefined && problem === null && (
            <ListSkeleton label={t('board.membersLoading')} />
          )}
          {data && (
            <MemberList
              members={data.members}
              acts={ownMembers}
              ownId={ownId}
              onResent={reload}
              onRemoved={(text) => {
                setNotice(text);
                noticeRef.current?.focus();
                reload();
              }}
            />
          )}
        </div>
      </Section>
      <Section heading={t('board.inviteHeading')}>
        <InviteForm
          acts={ownMembers}
          onInvited={() => {
            setNotice(null);
            reload();
          }}
        />
      </Section>
    </div>
  );
}
