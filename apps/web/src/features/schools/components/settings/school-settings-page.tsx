import { newSchoolPath, pages, schoolPath } from '@trio/contracts/pages';
import type { SchoolSettings } from '@trio/contracts/schools';
import { countries } from '@trio/domain/countries';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { queryClient, useServerData } from '../../../../lib/api/query.ts';
import { useDeck } from '../../../../lib/deck/deck.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../../lib/language/use-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import { MessagePage } from '../../../../ui/message-page.tsx';
import { Note } from '../../../../ui/note.tsx';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import panel from '../../../../ui/panel/panel.module.css';
import { Section } from '../../../../ui/section.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { approve, settingsQuery, verify } from '../../api.ts';
import { deletedSchool } from '../../overview-state.ts';
import { DeleteSchoolModal } from '../delete/delete-school-modal.tsx';
import { SchoolBadges } from '../school-badges.tsx';
import style from './school-settings.module.css';
import { SettingsForm } from './settings-form.tsx';

interface SchoolSettingsPageProps {
  /** Slot for another feature, which the app fills. */
  extraCards: (schoolId: string) => ReactNode;
}

export function SchoolSettingsPage({ extraCards }: SchoolSettingsPageProps) {
  const t = useText('schools');
  usePreloadedTexts(['cards', 'dashboard', 'deck', 'identity']);
  useDeck();
  const { schoolId = '' } = useParams();
  const query = settingsQuery(schoolId);
  const { data, isPlaceholderData, problem, refetch } = useServerData(query);
  const school = isPlaceholderData ? undefined : data;
  usePageTitle(school ? t('table.settingsOf', { name: school.schoolname }) : t('settings.title'));

  if (problem === 'school/not-found' || problem === 'request/invalid') {
    return (
      <MessagePage heading={t('settings.title')} text={t('settings.gone')}>
        <ButtonLink to={pages.students.path}>{t('settings.back')}</ButtonLink>
      </MessagePage>
    );
  }
  return (
    <div className={style.page}>
      <header className={style.head}>
        <Link to={pages.students.path} className={style.back}>
          {t('settings.back')}
        </Link>
        <h1>{school?.schoolname ?? t('settings.title')}</h1>
        {school && <SchoolBadges {...school} />}
        {school && <SchoolLinks school={school} />}
      </header>
      {problem !== null && (
        <PanelProblem
          text={t('settings.failed')}
          problem={problem}
          isOld={school !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {school === undefined && problem === null && (
        <div className={`${panel.outline} ${style.wait}`} />
      )}
      {school && (
        <SettingsSections
          key={school.id}
          school={school}
          onChanged={(next) => queryClient.setQueryData(query.queryKey, next)}
          extraCards={extraCards}
        />
      )}
    </div>
  );
}

function SchoolLinks({ school: { id, studentCount } }: { school: SchoolSettings }) {
  const t = useText('schools');
  return (
    <nav className={style.ways} aria-label={t('settings.title')}>
      {studentCount > 0 && (
        <ButtonLink look="quiet" to={schoolPath(id)}>
          {t('settings.students', { count: studentCount })}
        </ButtonLink>
      )}
      <ButtonLink look="quiet" to={`${pages.audit.path}?schoolid=${id}`}>
        {t('settings.log')}
      </ButtonLink>
    </nav>
  );
}

interface SettingsSectionsProps extends SchoolSettingsPageProps {
  school: SchoolSettings;
  onChanged: (school: SchoolSettings) => void;
}

function SettingsSections({ school, onChanged, extraCards }: SettingsSectionsProps) {
  const t = useText('schools');
  const navigate = useNavigate();
  return (
    <>
      <div className={style.pair}>
        <WhoSection school={school} />
        <OpenSection school={school} onChanged={onChanged} />
      </div>
      <SettingsForm school={school} onSaved={onChanged} />
      <Section heading={t('extra.heading')}>{extraCards(school.id)}</Section>
      <DangerSection
        school={school}
        onDeleted={() =>
          void navigate(pages.students.path, { state: deletedSchool(school.schoolname) })
        }
      />
    </>
  );
}

function WhoSection({ school }: { school: SchoolSettings }) {
  const t = useText('schools');
  const i = useText('identity');
  const dateOf = useDate();
  const { city, state, postalzip } = school;
  const known = countries.find((country) => country === school.country);
  const place = [
    school.address,
    [[city, state].filter(Boolean).join(', '), postalzip.replaceAll(' ', '\u00a0')]
      .filter(Boolean)
      .join(' '),
    known ? i(`country.${known}`) : school.country,
  ].filter((line) => line !== '');
  const facts = [
    { label: t('who.code'), value: <span translate="no">{school.code}</span> },
    {
      label: t('who.address'),
      value:
        place.length === 0 ? t('who.unknown') : place.map((line) => <div key={line}>{line}</div>),
    },
    { label: t('who.phone'), value: school.phone || t('who.unknown') },
    { label: t('who.created'), value: dateOf(school.created) },
    { label: t('who.students'), value: school.studentCount },
  ];
  return (
    <Section heading={t('who.heading')}>
      <dl className={style.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={style.part}>
        <h3>{t('who.staff')}</h3>
        {school.staff.length === 0 && <p className={style.quiet}>{t('who.noStaff')}</p>}
        {school.staff.length > 0 && (
          <ul className={style.staff}>
            {school.staff.map(({ _id, firstname, lastname, email, isInvited }) => (
              <li key={_id}>
                <strong>{`${firstname} ${lastname}`.trim() || email}</strong>
                <span className={style.quiet}>
                  {[email, t(isInvited ? 'who.invited' : 'who.joined')].join('\u00a0· ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

interface OpenSectionProps {
  school: SchoolSettings;
  onChanged: (school: SchoolSettings) => void;
}

const steps = { verify, approve };
type Step = keyof typeof steps;

function OpenSection({ school, onChanged }: OpenSectionProps) {
  const t = useText('schools');
  const dateOf = useDate();
  const [asking, setAsking] = useState<Step | null>(null);
  const [done, setDone] = useState<Step | null>(null);
  const result = useRef<SchoolSettings>(null);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const { schoolname: name, verified, approved, needsApproval, waitsFor } = school;

  const isRefused = waitsFor === 'refused';

  const act = (step: Step) => async () => {
    result.current = await steps[step](school.id);
  };
  const afterClosing = (step: Step, isDone: boolean) => {
    setAsking(null);
    if (!isDone || result.current === null) return;
    setDone(step);
    onChanged(result.current);
    noticeRef.current?.focus();
  };

  return (
    <Section heading={t('open.heading')}>
      <p className={style.lead}>{t(waitsFor === null ? 'open.yes' : 'open.no')}</p>
      <SuccessNotice ref={noticeRef}>
        {done !== null && t(done === 'verify' ? 'open.verifiedNow' : 'open.approvedNow')}
      </SuccessNotice>
      <div className={style.step}>
        <p>
          {verified === null
            ? t('open.unverified')
            : t('open.verified', { date: dateOf(verified) })}
        </p>
        {verified === null && (
          <Button look="quiet" onClick={() => setAsking('verify')}>
            {t('open.verify')}
          </Button>
        )}
      </div>
      <div className={style.step}>
        <p>
          {isRefused
            ? t('open.refused')
            : approved !== null
              ? t('open.approved', { date: dateOf(approved) })
              : t(needsApproval ? 'open.unapproved' : 'open.unreviewed')}
        </p>
        {isRefused && (
          <ButtonLink look="quiet" to={newSchoolPath(school.id)}>
            {t('open.review')}
          </ButtonLink>
        )}
        {!isRefused && approved === null && (
          <>
            <Button onClick={() => setAsking('approve')}>{t('open.approve')}</Button>
            <ButtonLink look="quiet" to={newSchoolPath(school.id, 'refuse')}>
              {t('open.refuse')}
            </ButtonLink>
          </>
        )}
      </div>
      {asking && (
        <ConfirmModal
          heading={t(`open.${asking}Heading`, { name })}
          confirmLabel={t(`open.${asking}Yes`)}
          busyLabel={t('open.busy')}
          cancelLabel={t('open.no.button')}
          action={act(asking)}
          onClosed={(isDone) => afterClosing(asking, isDone)}
        >
          <p>{t(`open.${asking}Text`)}</p>
        </ConfirmModal>
      )}
    </Section>
  );
}

interface DangerSectionProps {
  school: SchoolSettings;
  onDeleted: () => void;
}

function DangerSection({ school, onDeleted }: DangerSectionProps) {
  const t = useText('schools');
  const dateOf = useDate();
  const [isAsking, setIsAsking] = useState(false);
  const { deletionRequested } = school;
  return (
    <Section heading={t('danger.heading')}>
      {deletionRequested !== null && (
        <Note>{t('danger.asked', { date: dateOf(deletionRequested) })}</Note>
      )}
      <p>{t('danger.text')}</p>
      <div>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {t('deleteSchool.yes')}
        </Button>
      </div>
      {isAsking && (
        <DeleteSchoolModal
          school={school}
          onClosed={(isDeleted) => (isDeleted ? onDeleted() : setIsAsking(false))}
        />
      )}
    </Section>
  );
}
