import type { ClassDetail } from '@trio/contracts/classes';
import { insightPath, pages } from '@trio/contracts/pages';
import { schoolYearLabel } from '@trio/domain/classes/school-year';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { useServerData } from '../../../lib/api/query.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Note } from '../../../ui/note.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { classQuery } from '../api.ts';
import { ClassEnd } from './class-end.tsx';
import style from './class-page.module.css';
import { ClassSettings } from './class-settings.tsx';
import { ClassStudents } from './class-students.tsx';
import { ClassTeachers } from './class-teachers.tsx';
import { JoiningPanel } from './joining-panel.tsx';
import { SignInsSection } from './sign-ins/sign-ins-section.tsx';

const missing: readonly FormProblem[] = ['class/not-found', 'request/invalid'];

export function ClassPage() {
  const t = useText('classes');
  usePreloadedTexts(['dashboard', 'identity', 'many', 'signins']);
  const { classId = '' } = useParams();
  const { data, problem, refetch } = useServerData(classQuery(classId));
  const place = useRef<HTMLDivElement>(null);
  if (problem !== null && missing.includes(problem)) return <NoClass />;
  return (
    <div className={style.page}>
      <Link className={style.back} to={pages.classes.path}>
        {t('class.back')}
      </Link>
      <div ref={place} className={style.content} tabIndex={-1}>
        {problem !== null && (
          <PanelProblem
            text={t('class.failed')}
            problem={problem}
            isOld={data !== undefined}
            onRetry={() => {
              place.current?.focus();
              void refetch();
            }}
          />
        )}
        {data === undefined && problem === null && (
          <div className={style.skeleton} role="status">
            <span className="visually-hidden">{t('class.loading')}</span>
            <i />
            <i />
          </div>
        )}
        {data !== undefined && <ClassBody shown={data} onChanged={refetch} />}
      </div>
    </div>
  );
}

interface ClassBodyProps {
  shown: ClassDetail;
  onChanged: () => Promise<unknown>;
}

function ClassBody({ shown, onChanged }: ClassBodyProps) {
  const t = useText('classes');
  const isArchived = shown.state === 'archived';
  usePageTitle(shown.name);
  return (
    <>
      <header className={style.head}>
        <h1>{shown.name}</h1>
        <p>{t('classes.year', { year: schoolYearLabel(shown.schoolYear) })}</p>
        <p className={style.actions}>
          <ButtonLink look="quiet" to={insightPath({ classId: shown._id })}>
            {t('class.insight')}
          </ButtonLink>
        </p>
      </header>
      {isArchived ? (
        <Note>
          <p>{t('end.archivedNote')}</p>
        </Note>
      ) : (
        <>
          <JoiningPanel shown={shown} onChanged={onChanged} />
          <SignInsSection shown={shown} onChanged={onChanged} />
        </>
      )}
      <ClassStudents shown={shown} onChanged={onChanged} />
      <ClassTeachers shown={shown} onChanged={onChanged} />
      {!isArchived && (
        <Section heading={t('settings.heading')}>
          <ClassSettings shown={shown} onChanged={onChanged} />
        </Section>
      )}
      <ClassEnd shown={shown} onChanged={onChanged} />
    </>
  );
}

/** Same page for an unknown class and for one that the reader may not see. */
function NoClass() {
  const t = useText('classes');
  const e = useErrorText();
  const heading = e('class/not-found');
  usePageTitle(heading);
  return (
    <MessagePage heading={heading} text={t('class.missing')}>
      <ButtonLink to={pages.classes.path}>{t('class.back')}</ButtonLink>
    </MessagePage>
  );
}
