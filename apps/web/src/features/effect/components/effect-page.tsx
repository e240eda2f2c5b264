import { pages } from '@trio/contracts/pages';
import { locales } from '@trio/i18n/languages';
import { Link, Navigate } from 'react-router';
import { useServerData } from '../../../lib/api/query.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { abilitiesOf } from '../../../lib/session/abilities.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { resultsQuery } from '../api.ts';
import style from './effect-page.module.css';
import { GroupFigures } from './group-figures.tsx';

export function EffectPage() {
  const t = useText('effect');
  const { managesStudents } = abilitiesOf(useAccount());
  usePageTitle(t('effect.title'));
  if (!managesStudents) return <Navigate to={pages.students.path} replace />;
  return (
    <div className={style.page}>
      <Link className={style.back} to={pages.students.path}>
        {t('effectResults.back')}
      </Link>
      <header className={style.head}>
        <h1>{t('effect.title')}</h1>
        <p className={style.lead}>{t('effectResults.lead')}</p>
      </header>
      <Results />
      <HowToRead />
    </div>
  );
}

function Results() {
  const t = useText('effect');
  const month = new Intl.DateTimeFormat(locales[useLanguage()], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // Preloaded: texts that load later would hide the page and take the focus.
  useText('dashboard');
  useText('shell');
  useErrorText();
  const { managesSchool } = abilitiesOf(useAccount());
  const { data, problem, refetch } = useServerData(resultsQuery);
  const content = () => {
    if (data === undefined) return null;
    if (!data.isOn) {
      return (
        <>
          <p>{t('effectResults.off')}</p>
          {managesSchool && (
            <Link className={style.link} to={pages.account.path}>
              {t('effectResults.settings')}
            </Link>
          )}
        </>
      );
    }
    if (data.month === null || data.figures.length === 0) return <p>{t('effectResults.none')}</p>;
    return (
      <>
        <p className={style.month}>
          {t('effectResults.month', { month: month.format(new Date(data.month)) })}
        </p>
        {data.figures.map((figures) => (
          <GroupFigures key={`${figures.class?._id} ${figures.period}`} figures={figures} />
        ))}
      </>
    );
  };
  return (
    <Panel
      heading={t('effectResults.figures')}
      failure={t('effectResults.failed')}
      problem={problem}
      onRetry={() => void refetch()}
      height={16}
    >
      {content()}
    </Panel>
  );
}

function HowToRead() {
  const t = useText('effect');
  return (
    <section className={style.how} aria-labelledby="effect-how">
      <h2 id="effect-how" className={style.howHeading}>
        {t('effectResults.read.heading')}
      </h2>
      <ul>
        <li>{t('effectResults.read.own')}</li>
        <li>{t('effectResults.read.causes')}</li>
        <li>{t('effectResults.read.scale')}</li>
        <li>{t('effectResults.read.interval')}</li>
        <li>{t('effectResults.read.hidden')}</li>
      </ul>
    </section>
  );
}
