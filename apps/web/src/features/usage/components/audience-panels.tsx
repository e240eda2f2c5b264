import type { ExtraCard } from '@trio/contracts/cards';
import type { UsageSummary } from '@trio/contracts/usage';
import { languages as all, locales } from '@trio/i18n/languages';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import style from './cards-panel.module.css';
import languagesStyle from './languages-panel.module.css';
import page from './usage-page.module.css';
import { Numbers, UsageSheet } from './usage-sheet.tsx';

type Languages = UsageSummary['languages'];

export function LanguagesPanel({ languages }: { languages: Languages | null }) {
  const t = useText('usage');
  return (
    <UsageSheet heading={t('usage.languages.heading')} height={12}>
      {languages &&
        (languages.en + languages.fr === 0 ? (
          <p className={page.quiet}>{t('usage.languages.none')}</p>
        ) : (
          <Shares languages={languages} />
        ))}
    </UsageSheet>
  );
}

function Shares({ languages }: { languages: Languages }) {
  const t = useText('usage');
  const locale = locales[useLanguage()];
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const total = languages.en + languages.fr;
  const shareOf = (language: 'en' | 'fr'): string => percent.format(languages[language] / total);
  return (
    <>
      <p className={page.quiet}>{t('usage.languages.note')}</p>
      <div className={languagesStyle.bar} aria-hidden="true">
        {all.map((language) => (
          <span
            key={language}
            data-language={language}
            style={{ width: `${(100 * languages[language]) / total}%` }}
          />
        ))}
      </div>
      <ul className={languagesStyle.shares}>
        {all.map((language) => (
          <li key={language} data-language={language}>
            <span className={languagesStyle.name}>{t(`usage.languages.${language}`)}</span>
            <strong>{shareOf(language)}</strong>
          </li>
        ))}
      </ul>
      <Numbers
        label={t('usage.languages.heading')}
        columns={[
          t('usage.languages.language'),
          t('usage.languages.views'),
          t('usage.languages.share'),
        ]}
        rows={all.map((language) => ({
          key: language,
          cells: [
            t(`usage.languages.${language}`),
            number.format(languages[language]),
            shareOf(language),
          ],
        }))}
      />
    </>
  );
}

type Looks = Pick<UsageSummary, 'looks' | 'openedCareers'>;

export function LooksPanel({ summary }: { summary: Looks | null }) {
  const t = useText('usage');
  return (
    <UsageSheet heading={t('usage.looks.heading')} height={24}>
      {summary && <LooksTables {...summary} />}
    </UsageSheet>
  );
}

const listLimit = 10;

function LooksTables({ looks, openedCareers }: Looks) {
  const t = useText('usage');
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const { titleOf, careerOf } = useTitles();
  const turned = looks
    .filter(({ turns }) => turns > 0)
    .toSorted((a, b) => b.turns - a.turns)
    .slice(0, listLimit);
  return (
    <>
      <p className={page.quiet}>{t('usage.looks.note')}</p>
      {looks.length === 0 && <p>{t('usage.looks.none')}</p>}
      <div className={style.lists}>
        <Ranking
          heading={t('usage.looks.cards')}
          rows={turned.map(({ card, turns }) => ({ name: titleOf(card), count: turns }))}
        />
        <Ranking
          heading={t('usage.looks.careers')}
          rows={openedCareers.map(({ card, career, count }) => ({
            name: careerOf(card, career),
            of: titleOf(card),
            count,
          }))}
        />
      </div>
      {looks.length > 0 && (
        <Numbers
          label={t('usage.looks.heading')}
          columns={[
            t('usage.looks.card'),
            t('usage.looks.turns'),
            t('usage.looks.seen'),
            t('usage.looks.clicks'),
          ]}
          rows={looks.map(({ card, turns, careers, clicks }) => ({
            key: card,
            cells: [titleOf(card), ...[turns, careers, clicks].map((n) => number.format(n))],
          }))}
        />
      )}
    </>
  );
}

interface RankingProps {
  heading: string;
  rows: readonly { name: string; of?: string; count: number }[];
}

function Ranking({ heading, rows }: RankingProps) {
  const t = useText('usage');
  if (rows.length === 0) return null;
  return (
    <div className={style.paces}>
      <h3>{heading}</h3>
      <ol>
        {rows.map(({ name, of, count }) => (
          <li key={`${name} ${of}`} className={style.plain}>
            <span className={style.title}>{name}</span>
            <strong className={style.times}>{t('usage.looks.times', { count })}</strong>
            {of !== undefined && <span className={style.answers}>{of}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

const noExtraCards: readonly ExtraCard[] = [];

function useTitles() {
  const t = useText('usage');
  const viewOf = useCardViews(noExtraCards);
  return {
    titleOf: (card: string): string => {
      if (card === 'own') return t('usage.looks.own');
      if (card === 'extra') return t('usage.looks.extra');
      return viewOf(card)?.title ?? card;
    },
    careerOf: (card: string, career: string): string =>
      viewOf(card)?.careers.find(({ id }) => id === career)?.title ?? career,
  };
}
