import type { SchoolSettings } from '@trio/contracts/schools';
import { pages, schoolPath } from '@trio/contracts/pages';
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { queryClient, useServerData } from '../../../../lib/api/query.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { MessagePage } from '../../../../ui/message-page.tsx';
import { PanelProblem } from '../../../../ui/panel/panel-problem.tsx';
import panel from '../../../../ui/panel/panel.module.css';
import { Section } from '../../../../ui/section.tsx';
import { settingsQuery } from '../../api/schools.ts';
import { deletedSchool } from '../../model/deleted-school.ts';
import { SchoolBadges } from '../school-badges.tsx';
import { DangerSection } from './danger-section.tsx';
import { OpenSection } from './open-section.tsx';
import style from './school-settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { WhoSection } from './who-section.tsx';

interface SchoolSettingsPageProps {
  /** Slot for another feature, which the app fills. */
  extraCards: (schoolId: string) => ReactNode;
}

export function SchoolSettingsPage({ extraCards }: SchoolSettingsPageProps) {
  const t = useText('schools');
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
        {school && <Ways school={school} />}
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
        <Loaded
          key={school.id}
          school={school}
          onChanged={(next) => queryClient.setQueryData(query.queryKey, next)}
          extraCards={extraCards}
        />
      )}
    </div>
  );
}

function Ways({ school: { id, studentCount } }: { school: SchoolSettings }) {
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

interface LoadedProps extends SchoolSettingsPageProps {
  school: SchoolSettings;
  onChanged: (school: SchoolSettings) => void;
}

function Loaded({ school, onChanged, extraCards }: LoadedProps) {
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
