import { deckDocuments, lessonPlans, worksheets } from '@trio/contracts/documents';
import { pages } from '@trio/contracts/pages';
import {
  lessonAfter,
  lessonAims,
  lessonBefore,
  lessonHear,
  lessonKeep,
  lessonNetwork,
  lessonPhases,
} from '@trio/i18n/lesson-plan';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/language.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { LessonPhaseItem } from './lesson-phase-item.tsx';
import style from './lesson-page.module.css';

export function LessonPage() {
  const t = useText('lesson');
  const { role } = useAccount();
  usePageTitle(t('lesson.title'));
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('lesson.title')}</h1>
        <p className={style.lead}>{t('lesson.lead')}</p>
      </header>
      <div className={style.columns}>
        <div className={style.side}>
          <Outline />
          <PaperFiles />
        </div>
        <div className={style.plan}>
          <Part id="aim" heading={t('lesson.aim')}>
            <List items={lessonAims.map((key) => t(key))} />
          </Part>
          <Part id="before" heading={t('lesson.before')}>
            <ul className={style.checklist}>
              {lessonBefore.map((key) => (
                <li key={key}>
                  {t(key)}
                  {key === 'lesson.before.class' && role === 'school' && <ClassLinks />}
                </li>
              ))}
            </ul>
          </Part>
          <Part id="keep" heading={t('lesson.keep')}>
            <List items={lessonKeep.map((key) => t(key))} />
          </Part>
          <section className={style.phases} aria-labelledby="minutes">
            <h2 id="minutes" className={style.heading}>
              {t('lesson.plan')}
            </h2>
            {lessonPhases.map((phase) => (
              <LessonPhaseItem key={phase.from} phase={phase} id={phaseId(phase)} />
            ))}
          </section>
          <Part id="hear" heading={t('lesson.hear')}>
            <Notes notes={lessonHear} />
          </Part>
          <Part id="after" heading={t('lesson.after')}>
            <Notes notes={lessonAfter} />
          </Part>
          <Part id="network" heading={t('lesson.network')}>
            <Notes notes={lessonNetwork} />
          </Part>
        </div>
      </div>
    </div>
  );
}

function ClassLinks() {
  const t = useText('lesson');
  return (
    <p className={style.classLinks}>
      <Link to={pages.classes.path}>{t('lesson.toClasses')}</Link>
      <Link to={pages.tryClass.path}>{t('lesson.tryClass')}</Link>
    </p>
  );
}

const phaseId = ({ from }: { from: number }): string => `minute-${from}`;

function Outline() {
  const t = useText('lesson');
  return (
    <nav className={style.outline} aria-labelledby="outline">
      <h2 id="outline" className={style.sideHeading}>
        {t('lesson.outline')}
      </h2>
      <ul className={style.links}>
        <OutlineLink id="aim" label={t('lesson.aim')} />
        <OutlineLink id="before" label={t('lesson.before')} />
        <OutlineLink id="keep" label={t('lesson.keep')} />
        {lessonPhases.map((phase) => (
          <OutlineLink
            key={phase.from}
            id={phaseId(phase)}
            minutes={t('lesson.minutes', { from: phase.from, to: phase.to })}
            label={t(phase.heading)}
          />
        ))}
        <OutlineLink id="hear" label={t('lesson.hear')} />
        <OutlineLink id="after" label={t('lesson.after')} />
        <OutlineLink id="network" label={t('lesson.network')} />
      </ul>
    </nav>
  );
}

interface OutlineLinkProps {
  id: string;
  label: string;
  minutes?: string;
}

const OutlineLink = ({ id, label, minutes }: OutlineLinkProps) => (
  <li>
    <a className={style.outlineLink} href={`#${id}`}>
      {minutes !== undefined && <span className={style.outlineMinutes}>{minutes}</span>}{' '}
      <span className={style.outlineLabel}>{label}</span>
    </a>
  </li>
);

function PaperFiles() {
  const t = useText('lesson');
  const s = useText('shell');
  const language = useLanguage();
  const files = [
    { address: lessonPlans[language], label: t('lesson.planFile') },
    { address: worksheets[language], label: t('lesson.worksheetFile') },
    { address: deckDocuments[language], label: t('lesson.cardsFile') },
  ];
  return (
    <section className={style.paper} aria-labelledby="paper">
      <h2 id="paper" className={style.sideHeading}>
        {t('lesson.paper')}
      </h2>
      <ul className={style.links}>
        {files.map(({ address, label }) => (
          <li key={address}>
            <a className={style.file} href={address} target="_blank" rel="noreferrer">
              {label} <span className="visually-hidden">{s('footer.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PartProps {
  id: string;
  heading: string;
  children: ReactNode;
}

const Part = ({ id, heading, children }: PartProps) => (
  <section className={style.part} aria-labelledby={id}>
    <h2 id={id} className={style.heading}>
      {heading}
    </h2>
    {children}
  </section>
);

const List = ({ items }: { items: readonly string[] }) => (
  <ul className={style.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

function Notes({ notes }: { notes: typeof lessonHear }) {
  const t = useText('lesson');
  return notes.map(({ heading, texts }) => (
    <div key={heading} className={style.note}>
      <h3 className={style.noteHeading}>{t(heading)}</h3>
      {texts.length === 1 ? (
        texts.map((key) => <p key={key}>{t(key)}</p>)
      ) : (
        <List items={texts.map((key) => t(key))} />
      )}
    </div>
  ));
}
