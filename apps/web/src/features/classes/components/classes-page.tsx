import type { ListedClass } from '@trio/contracts/classes';
import { classPath, pages } from '@trio/contracts/pages';
import { schoolYearLabel } from '@trio/domain/classes/school-year';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useServerData } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { classesQuery } from '../api.ts';
import { nameOf, yearsOf } from '../model.ts';
import style from './classes-page.module.css';
import { ClassSelection } from './class-selection.tsx';
import { NewClassForm } from './new-class-form.tsx';
import { NewYearModal } from './new-year-modal.tsx';

export function ClassesPage() {
  const t = useText('classes');
  usePreloadedTexts(['many']);
  const isTeacher = useAccount().kind === 'teacher';
  const [query, setQuery] = useSearchParams();
  // An archived class does not exist for its teachers.
  const isArchived = query.get('archived') === '1' && !isTeacher;
  const { data, problem, refetch } = useServerData(classesQuery(isArchived));
  const classes = data?.classes;
  const place = useRef<HTMLDivElement>(null);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const [isStarting, setIsStarting] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  usePageTitle(t('classes.title'));

  const choose = (id: string, isOn: boolean) => {
    const others = [...chosen].filter((each) => each !== id);
    setChosen(new Set(isOn ? [...others, id] : others));
  };

  const retry = () => {
    // The focused button goes with the error; the list will appear here.
    place.current?.focus();
    void refetch();
  };
  const afterNewYear = (created: number | null) => {
    setIsStarting(false);
    if (created === null) return;
    setNotice(t('year.done', { count: created }));
    noticeRef.current?.focus();
    void refetch();
  };
  const mayStartYear = !isTeacher && !isArchived && classes !== undefined && classes.length > 0;

  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('classes.title')}</h1>
        <p>{t(isTeacher ? 'classes.leadTeacher' : 'classes.lead')}</p>
      </header>
      <Section heading={t(isArchived ? 'classes.archivedList' : 'classes.list')}>
        {!isTeacher && (
          <div className={style.toolbar}>
            <SelectField
              label={t('classes.filter')}
              value={isArchived ? '1' : ''}
              onChange={({ target }) => setQuery(target.value === '' ? {} : { archived: '1' })}
            >
              <option value="">{t('classes.current')}</option>
              <option value="1">{t('classes.archived')}</option>
            </SelectField>
            {mayStartYear && (
              <Button look="quiet" onClick={() => setIsStarting(true)}>
                {t('year.button')}
              </Button>
            )}
          </div>
        )}
        <SuccessNotice ref={noticeRef}>{notice}</SuccessNotice>
        <div ref={place} className={style.content} tabIndex={-1}>
          {problem !== null && (
            <PanelProblem
              text={t('classes.failed')}
              problem={problem}
              isOld={classes !== undefined}
              onRetry={retry}
            />
          )}
          {classes === undefined && problem === null && <Skeleton />}
          {classes?.length === 0 && <Empty isArchived={isArchived} />}
          {classes !== undefined && classes.length > 0 && (
            <ClassList classes={classes} chosen={isArchived ? null : chosen} onChoose={choose} />
          )}
        </div>
        {!isArchived && classes !== undefined && (
          <ClassSelection
            classes={classes.filter(({ _id }) => chosen.has(_id))}
            onClear={() => setChosen(new Set())}
            onArchived={() => void refetch()}
          />
        )}
      </Section>
      {!isArchived && (
        <Section heading={t('new.heading')}>
          <NewClassForm />
        </Section>
      )}
      {isStarting && classes !== undefined && (
        <NewYearModal classes={classes} onClosed={afterNewYear} />
      )}
    </div>
  );
}

function Skeleton() {
  const t = useText('classes');
  return (
    <div className={style.skeleton} role="status">
      <span className="visually-hidden">{t('classes.loading')}</span>
      <i />
      <i />
    </div>
  );
}

function Empty({ isArchived }: { isArchived: boolean }) {
  const t = useText('classes');
  if (isArchived) return <p className={style.quiet}>{t('classes.emptyArchived')}</p>;
  return (
    <div className={style.empty}>
      <h3>{t('classes.empty')}</h3>
      <p>{t('classes.emptyText')}</p>
      <Link to={pages.tryClass.path}>{t('classes.try')}</Link>
    </div>
  );
}

interface ClassListProps {
  classes: readonly ListedClass[];
  /** Null if classes cannot be chosen. */
  chosen: ReadonlySet<string> | null;
  onChoose: (id: string, isOn: boolean) => void;
}

function ClassList({ classes, chosen, onChoose }: ClassListProps) {
  const t = useText('classes');
  return yearsOf(classes)
    .toReversed()
    .map((year) => {
      const label = t('classes.year', { year: schoolYearLabel(year) });
      return (
        <section key={year} className={style.year}>
          <h3>{label}</h3>
          <ul className={style.list} aria-label={label}>
            {classes
              .filter(({ schoolYear }) => schoolYear === year)
              .map((one) => (
                <ClassRow
                  key={one._id}
                  shown={one}
                  isChosen={chosen?.has(one._id)}
                  onChoose={onChoose}
                />
              ))}
          </ul>
        </section>
      );
    });
}

const stateLabels = {
  open: 'classes.open',
  closed: 'classes.closed',
  archived: 'classes.isArchived',
} as const;

interface ClassRowProps {
  shown: ListedClass;
  isChosen: boolean | undefined;
  onChoose: (id: string, isOn: boolean) => void;
}

function ClassRow({ shown, isChosen, onChoose }: ClassRowProps) {
  const t = useText('classes');
  const m = useText('many');
  const dateOf = useDate();
  const { teachers, state } = shown;
  return (
    <li className={style.row}>
      {isChosen !== undefined && (
        <label className={style.choose}>
          <input
            type="checkbox"
            aria-label={m('classes.select', { name: shown.name })}
            checked={isChosen}
            onChange={({ target }) => onChoose(shown._id, target.checked)}
          />
        </label>
      )}
      <div className={style.what}>
        <Link className={style.name} to={classPath(shown._id)}>
          {shown.name}
        </Link>
        <span className={style.quiet}>
          {teachers.length === 0 ? t('classes.noTeacher') : teachers.map(nameOf).join(', ')}
        </span>
      </div>
      <div className={style.facts}>
        <span>{t('classes.students', { count: shown.studentCount })}</span>
        {state !== 'archived' && (
          <span translate="no">{t('classes.code', { code: shown.joinCode })}</span>
        )}
        <span className={style.label} data-state={state}>
          {t(stateLabels[state], { date: dateOf(shown.joiningEndsAt ?? shown.termEndsOn) })}
        </span>
      </div>
    </li>
  );
}
