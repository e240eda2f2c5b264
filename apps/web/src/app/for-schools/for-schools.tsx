import { pages } from '@trio/contracts/pages';
import { trustPaths } from '@trio/contracts/public-pages';
import cleanPower from '@trio/deck/posters/cleanPower.svg';
import everydayCare from '@trio/deck/posters/everydayCare.svg';
import freshWater from '@trio/deck/posters/freshWater.svg';
import { lessonPhases } from '@trio/i18n/lesson-plan';
import type { forschools } from '@trio/i18n/en/forschools';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { evidence } from './evidence.ts';
import style from './for-schools.module.css';

type Key = Exclude<keyof typeof forschools, 'forSchools.lesson.minutes'>;

const posters = [freshWater, everydayCare, cleanPower];
const people = [
  ['forSchools.what.student', 'forSchools.what.student.text'],
  ['forSchools.what.teacher', 'forSchools.what.teacher.text'],
  ['forSchools.what.counsellor', 'forSchools.what.counsellor.text'],
] as const satisfies readonly (readonly [Key, Key])[];
const promises = [
  'forSchools.privacy.little',
  'forSchools.privacy.sold',
  'forSchools.privacy.see',
  'forSchools.privacy.copy',
  'forSchools.privacy.test',
] as const satisfies readonly Key[];
const firstSteps = [
  'forSchools.start.1',
  'forSchools.start.2',
  'forSchools.start.3',
  'forSchools.start.4',
] as const satisfies readonly Key[];

/** Prerendered without the visitor's settings or session. */
export function ForSchools() {
  const t = useText('forschools');
  const s = useText('shell');
  const language = useLanguage();
  return (
    <div className={style.page}>
      <header className={style.hero}>
        <div className={style.words}>
          <p className={style.kicker}>{t('forSchools.title')}</p>
          <h1 className={style.heading}>{t('forSchools.heading')}</h1>
          <p className={style.lead}>{t('forSchools.lead')}</p>
          <p className={style.acts}>
            <ButtonLink to={pages.signup.path} size="large">
              {t('forSchools.begin')}
            </ButtonLink>
            <a className={style.jump} href="#lesson">
              {t('forSchools.lessonLink')}
            </a>
          </p>
        </div>
        <div className={style.posters} role="img" aria-label={t('forSchools.pictures')}>
          {posters.map((poster) => (
            <img key={poster} src={poster} alt="" width="300" height="300" />
          ))}
        </div>
      </header>

      <Part id="what" heading={t('forSchools.what')}>
        <p>{t('forSchools.what.text')}</p>
        <div className={style.people}>
          {people.map(([heading, text]) => (
            <div key={heading} className={style.person}>
              <h3>{t(heading)}</h3>
              <p>{t(text)}</p>
            </div>
          ))}
        </div>
      </Part>

      <Part id="lesson" heading={t('forSchools.lesson')}>
        <p>{t('forSchools.lesson.text')}</p>
        <Lesson />
      </Part>

      <div className={style.pair}>
        <Part id="privacy" heading={t('forSchools.privacy')}>
          <p>{t('forSchools.privacy.lead')}</p>
          <ul className={style.list}>
            {promises.map((promise) => (
              <li key={promise}>{t(promise)}</li>
            ))}
          </ul>
          <p>
            <a href={pages.privacy.path}>{t('forSchools.privacy.open')}</a>
          </p>
        </Part>

        <Part id="access" heading={t('forSchools.access')}>
          <p>{t('forSchools.access.text')}</p>
          <p>{t('forSchools.access.french')}</p>
        </Part>
      </div>

      <div className={style.pair}>
        <Part id="evidence" heading={t('forSchools.evidence')}>
          <p>{t('forSchools.evidence.none')}</p>
          <ul className={style.list}>
            {evidence.map(({ finding }) => (
              <li key={finding}>{t(finding)}</li>
            ))}
          </ul>
          <p>{t('forSchools.evidence.own')}</p>
          <h3 className={style.sources}>{t('forSchools.evidence.sources')}</h3>
          <ul className={style.references}>
            {evidence.map(({ finding, source, address }) => (
              <li key={finding}>
                <cite lang="en">{source}</cite>{' '}
                <a href={address} target="_blank" rel="noreferrer">
                  {address} <span className="visually-hidden">{s('footer.newTab')}</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>

        <Part id="start" heading={t('forSchools.start')}>
          <ol className={style.list}>
            {firstSteps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
          <p className={style.acts}>
            <ButtonLink to={pages.signup.path} size="large">
              {t('forSchools.begin')}
            </ButtonLink>
          </p>
          <p>
            {t('forSchools.start.board')}{' '}
            <a href={pages.privacy.path}>{t('forSchools.privacy.open')}</a>
          </p>
          <p>
            <a href={trustPaths.index[language]}>{s('footer.trust')}</a>
          </p>
        </Part>
      </div>
    </div>
  );
}

interface PartProps {
  id: string;
  heading: string;
  children: ReactNode;
}

const Part = ({ id, heading, children }: PartProps) => (
  <section className={style.part} aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {children}
  </section>
);

function Lesson() {
  const t = useText('forschools');
  const l = useText('lesson');
  return (
    <ol className={style.phases}>
      {lessonPhases.map(({ from, to, heading, you }) => (
        <li key={from}>
          <span className={style.minutes}>
            <span aria-hidden="true">{l('lesson.minutes', { from, to })}</span>
            <span className="visually-hidden">{t('forSchools.lesson.minutes', { from, to })}</span>
          </span>
          <strong>{l(heading)}</strong>
          <span>{l(you)}</span>
        </li>
      ))}
    </ol>
  );
}
