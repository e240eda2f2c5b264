import type { Careers } from '@trio/careers/careers';
import { publicCareerPath } from '@trio/contracts/public-pages';
import { colors, type Color } from '@trio/deck/card-source';
import type { BuiltInCard } from '@trio/deck/deck';
import { Link } from 'react-router';
import { otherLanguage, useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Emblem } from '../../ui/card/card-front.tsx';
import { Invitation } from './invitation.tsx';
import pageStyle from '../public-pages/public-page.module.css';
import style from './public-careers.module.css';

interface PublicCareersProps {
  careers: Careers;
  deck: readonly BuiltInCard[];
}

export function PublicCareers({ careers, deck }: PublicCareersProps) {
  const t = useText('careers');
  const d = useText('deck');
  return (
    <div className={pageStyle.page}>
      <header className={style.head}>
        <h1>{t('public.heading')}</h1>
        <p className={style.lead}>{t('public.lead', { count: careers.all.length })}</p>
      </header>
      <search className={style.search}>
        <label htmlFor="search">{t('public.search')}</label>
        <input
          id="search"
          type="search"
          className={style.input}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="search-hint"
        />
        <p id="search-hint" className={style.hint}>
          {t('careers.searchHint')}
        </p>
        <p
          id="search-status"
          role="status"
          data-none={t('careers.none')}
          data-found={t('public.found', { number: '#' })}
        />
      </search>
      <nav aria-label={t('public.jump')}>
        <ul className={style.jumps}>
          {colors.map((color) => (
            <li key={color} data-color={color}>
              <a href={`#${color}`}>
                <Emblem color={color} label="" />
                {d(`category.${color}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {colors.map((color) => (
        <Category key={color} color={color} careers={careers} deck={deck} />
      ))}
      <Invitation />
    </div>
  );
}

function Category({ color, careers, deck }: PublicCareersProps & { color: Color }) {
  const d = useText('deck');
  const language = useLanguage();
  const other = otherLanguage(language);
  const cards = deck.filter((card) => card.color === color && card.careers.length > 0);
  return (
    <section className={style.category} data-color={color} aria-labelledby={color}>
      <h2 id={color}>{d(`category.${color}`)}</h2>
      {cards.map((card) => (
        <div key={card.key} className={style.card} data-part="">
          <h3>{card.title}</h3>
          <p>{card.plain}</p>
          <ul>
            {careers.all
              .filter((career) => career.card === card.key)
              .map((career) => (
                <li key={career.key}>
                  <Link
                    to={publicCareerPath(career.slug, language)}
                    data-other={career.titles[other]}
                  >
                    {career.title}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
