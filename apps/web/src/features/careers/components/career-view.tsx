import type { Career, Careers } from '@trio/careers/careers';
import { outsideLinks } from '@trio/careers/outside-links';
import { relatedCareers } from '@trio/careers/related-careers';
import { stepsTo } from '@trio/careers/training-steps';
import { pages } from '@trio/contracts/pages';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { countryOf, type CareerViewer } from '../model/viewer.ts';
import { CareerFigures } from './career-figures.tsx';
import { CareerSources } from './career-sources.tsx';
import { CareerTags } from './career-tags.tsx';
import style from './career-view.module.css';

interface CareerViewProps {
  career: Career;
  careers: Careers;
  /** The title of the career's card. */
  challenge: string;
  poster: string;
  viewer: CareerViewer;
  pathOf: (career: Career) => string;
  onOpenOutside?: () => void;
  /** Save and compare; a public page has neither. */
  children?: ReactNode;
}

/** A career's page. The public page is the same, rendered at build time without scripts. */
export function CareerView(props: CareerViewProps) {
  const { career, challenge, poster, viewer, children } = props;
  const t = useText('careers');
  return (
    <article className={style.career} data-color={career.color}>
      <header className={style.head}>
        <img className={style.poster} src={poster} alt="" width={110} height={136} />
        <div className={style.words}>
          <CareerTags career={career} />
          <h1>{career.title}</h1>
          <p className={style.challenge}>
            {t('career.challenge')} <strong>{challenge}</strong>
          </p>
        </div>
      </header>
      <section className={style.work} aria-labelledby="work">
        <h2 id="work">{t('career.work')}</h2>
        <p>{career.work}</p>
        {children}
      </section>
      <CareerFigures career={career} viewer={viewer} />
      <Steps career={career} viewer={viewer} />
      <Related {...props} />
      <Outside {...props} />
      <CareerSources career={career} viewer={viewer} />
    </article>
  );
}

function Steps({ career, viewer }: Pick<CareerViewProps, 'career' | 'viewer'>) {
  const t = useText('careers');
  const country = countryOf(viewer);
  return (
    <section className={style.part} aria-labelledby="steps">
      <h2 id="steps">{t('steps.heading')}</h2>
      <p className={style.hint}>{t(country === 'usa' ? 'steps.hintUsa' : 'steps.hint')}</p>
      <ol className={style.steps}>
        {stepsTo(career, country).map((step) => (
          <li key={step} className={style.step}>
            <strong>{t(`step.${step}`)}</strong>
            <span>{t(`step.${step}.text`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Related({ career, careers, challenge, pathOf }: CareerViewProps) {
  const t = useText('careers');
  const { sameGroup, sameChallenge } = relatedCareers(careers, career);
  return (
    <section className={style.part} aria-labelledby="related">
      <h2 id="related">{t('related.heading')}</h2>
      <RelatedList heading={t('related.group')} careers={sameGroup} pathOf={pathOf} />
      <RelatedList
        heading={t('related.challenge', { title: challenge })}
        careers={sameChallenge}
        pathOf={pathOf}
      />
    </section>
  );
}

interface RelatedListProps {
  heading: string;
  careers: readonly Career[];
  pathOf: (career: Career) => string;
}

function RelatedList({ heading, careers, pathOf }: RelatedListProps) {
  const id = useId();
  if (careers.length === 0) return null;
  return (
    <>
      <h3 id={id}>{heading}</h3>
      <ul className={style.related} aria-labelledby={id}>
        {careers.map((career) => (
          <li key={career.key}>
            <Link className={style.chip} to={pathOf(career)}>
              {career.title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Outside({ career, viewer, onOpenOutside }: CareerViewProps) {
  const t = useText('careers');
  const s = useText('shell');
  const language = useLanguage();
  return (
    <section className={style.part} aria-labelledby="outside">
      <h2 id="outside">{t('outside.heading')}</h2>
      <ul className={style.outside}>
        {outsideLinks(career, { ...viewer, language }).map(({ site, url }) => (
          <li key={site}>
            <a href={url} target="_blank" rel="noreferrer" onClick={onOpenOutside}>
              {t(`outside.${site}`)} <LineIcon d="M5 11 11 5M6 5h5v5" box={16} />
              <span className="visually-hidden">{s('footer.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={style.hint}>
        {t('outside.hint')} <a href={pages.dataSources.path}>{t('source.more')}</a>
      </p>
    </section>
  );
}
