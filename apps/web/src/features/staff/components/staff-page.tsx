import { pages } from '@trio/contracts/pages';
import { inviteForm, type StaffMember } from '@trio/contracts/staff';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { useEffect, useRef, useState } from 'react';
import { queryClient, useServerData } from '../../../lib/api/query.ts';
import { useEditForm } from '../../../lib/forms/use-form.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { abilitiesOf } from '../../../lib/session/abilities.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { settings } from '../../../lib/settings.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { Note } from '../../../ui/note.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { inviteStaff, staffQuery } from '../api.ts';
import { KindChoice, KindsExplained } from './kinds.tsx';
import { isDelayed, MemberRow, nameOf } from './member-row.tsx';
import style from './staff-page.module.css';

export function StaffPage() {
  const t = useText('staff');
  const account = useAccount();
  const { _id: ownId, waitsFor } = account;
  const { managesSchool } = abilitiesOf(account);
  const { data, problem, refetch } = useServerData(staffQuery);
  const staff = data?.staff;
  const [notice, setNotice] = useState<string | null>(null);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  usePageTitle(t('staff.title'));

  const afterRemoval = (member: StaffMember) => {
    const name = nameOf(member);
    if (isDelayed(member)) {
      setNotice(t('staff.removalAsked', { name }));
    } else {
      setNotice(t(member.isInvited ? 'staff.takenBack' : 'staff.removed', { name }));
      queryClient.setQueryData(
        staffQuery.queryKey,
        (now) => now && { staff: now.staff.filter(({ _id }) => _id !== member._id) },
      );
    }
    noticeRef.current?.focus();
    void refetch();
  };
  const afterChange = (text: string) => {
    setNotice(text);
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
        <h1>{t('staff.title')}</h1>
        <p>{t('staff.lead')}</p>
        {managesSchool && (
          <ButtonLink look="quiet" to={pages.audit.path}>
            {t('staff.log')}
          </ButtonLink>
        )}
      </header>
      <Section heading={t('staff.list')}>
        <SuccessNotice ref={noticeRef}>{notice}</SuccessNotice>
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
                  canManage={managesSchool}
                  onResent={() => void refetch()}
                  onChanged={afterChange}
                  onRemoved={() => afterRemoval(member)}
                />
              ))}
            </ul>
          )}
          {managesSchool && staff?.length === 1 && (
            <p className={style.alone}>{t('staff.alone')}</p>
          )}
        </div>
      </Section>
      <Section heading={t('staff.kindsHeading')}>
        <KindsExplained />
      </Section>
      {managesSchool && (
        <Section heading={t('staff.inviteHeading')}>
          {waitsFor ? (
            <InviteBlockedNote waitsFor={waitsFor} />
          ) : (
            <InviteForm onInvited={afterInvite} />
          )}
        </Section>
      )}
    </div>
  );
}

function Skeleton() {
  const t = useText('staff');
  return (
    <div className={style.skeleton} role="status">
      <span className="visually-hidden">{t('staff.loading')}</span>
      <i />
      <i />
    </div>
  );
}

function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useText('staff');
  const i = useText('identity');
  const e = useErrorText();
  const [sentTo, setSentTo] = useState('');
  const [kind, setKind] = useState<StaffKind>('teacher');
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const invite = useEditForm({
    schema: inviteForm,
    draft: 'invite',
    submit: async (person) => {
      setSentTo((await inviteStaff(person)).email);
      onInvited();
    },
    fieldOf: { 'staff/email-taken': 'email', 'auth/invalid-email': 'email' },
  });
  const error = (field: string) => invite.fields[field] && e(invite.fields[field]);
  const isClosed = invite.problem === 'auth/school-not-open';
  const providers = settings.signOnProviders.map(({ label }) => label).join(', ');

  useEffect(() => {
    if (invite.isDone) noticeRef.current?.focus();
  }, [invite.isDone]);

  return (
    <form {...invite.form} className={form.form}>
      <p>{t('staff.inviteText')}</p>
      {settings.admitsStaffBySignOn && providers !== '' && (
        <p>{t('staff.inviteSignOn', { providers })}</p>
      )}
      <div className={form.pair}>
        <TextField
          label={i('field.firstname')}
          name="firstname"
          autoComplete="off"
          error={error('firstname')}
          required
        />
        <TextField
          label={i('field.lastname')}
          name="lastname"
          autoComplete="off"
          error={error('lastname')}
          required
        />
      </div>
      <TextField
        label={i('field.email')}
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('staff.emailHint')}
        error={error('email')}
        required
      />
      <KindChoice legend={t('staff.inviteKind')} kind={kind} onChoose={setKind} />
      {isClosed ? (
        <InviteBlockedNote waitsFor="verification" />
      ) : (
        <FormNotice problem={invite.problem} fields={invite.fields} />
      )}
      <div className={style.send}>
        <Button type="submit" isBusy={invite.isSending}>
          {invite.isSending ? t('staff.sending') : t('staff.invite')}
        </Button>
        <SuccessNotice ref={noticeRef}>
          {invite.isDone && t('staff.sent', { email: sentTo })}
        </SuccessNotice>
      </div>
    </form>
  );
}

function InviteBlockedNote({ waitsFor }: { waitsFor: 'verification' | 'approval' }) {
  const t = useText('staff');
  const { email, pendingEmail } = useAccount();
  return (
    <Note>
      <p>
        {waitsFor === 'verification'
          ? t('staff.waitsVerification', { address: pendingEmail ?? email })
          : t('staff.waitsApproval')}
      </p>
      {waitsFor === 'verification' && (
        <ButtonLink look="quiet" to={pages.account.path}>
          {t('staff.toAccount')}
        </ButtonLink>
      )}
    </Note>
  );
}
