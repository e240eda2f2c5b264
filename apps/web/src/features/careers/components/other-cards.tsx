import { useId } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import type { CardView } from '../../../ui/card/card-view.ts';
import { LineIcon } from '../../../ui/line-icon.tsx';
import style from './other-cards.module.css';

/** Cards of the trio that have no careers of ours: a school's, a student's, and entrepreneurship. */
export function OtherCards({ cards }: { cards: readonly CardView[] }) {
  const others = cards.filter((card) => card.kind !== 'built-in' || card.careers.length === 0);
  return others.map((card) => <OtherCard key={card.id} card={card} />);
}

function OtherCard({ card }: { card: CardView }) {
  const t = useText('careers');
  const id = useId();
  const hasList = card.careers.length > 0;
  const { title } = card;
  return (
    <section className={style.card} data-color={card.color} aria-labelledby={id}>
      <h2 id={id}>
        {hasList
          ? (card.careersHeading ?? t('careers.schoolCareers', { title }))
          : t('careers.find', { title })}
      </h2>
      {hasList ? <SchoolCareers card={card} /> : <Ideas kind={card.kind} />}
    </section>
  );
}

function SchoolCareers({ card }: { card: CardView }) {
  const s = useText('shell');
  return (
    <>
      {card.careersText !== null && <p>{card.careersText}</p>}
      <ul className={style.links}>
        {card.careers.map(({ id, title, url }) => (
          <li key={id}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              onClick={() => countEvent('career-click', { card: 'extra' })}
            >
              {title} <LineIcon d="M5 11 11 5M6 5h5v5" box={16} />
              <span className="visually-hidden">{s('footer.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Ideas({ kind }: { kind: CardView['kind'] }) {
  const t = useText('careers');
  return (
    <>
      <p>{t(kind === 'built-in' ? 'careers.find.builtIn' : `careers.find.${kind}`)}</p>
      <ul className={style.ideas}>
        <li>{t('careers.find.1')}</li>
        <li>{t('careers.find.2')}</li>
        <li>{t('careers.find.3')}</li>
      </ul>
    </>
  );
}
