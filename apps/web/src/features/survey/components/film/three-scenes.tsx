import { trainingGroups } from '@trio/deck/training-groups';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { people, Person } from './person.tsx';
import style from './three-scenes.module.css';
import { when, type SceneProps } from './scene.ts';

/** The trio rises out of the deck. */
export function ChosenScene({ cards }: SceneProps) {
  return (
    <div className={style.chosen}>
      <i className={style.lilac} />
      {cards.map((card, at) => (
        <div key={card.id} className={style.risen} style={when(0.6 + at * 1.4, 1.1)}>
          <CardFront card={card} />
          <span className={style.rank} style={when(1.8 + at * 1.4, 0.4)}>
            {at + 1}
          </span>
        </div>
      ))}
      <div className={style.deck}>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

/** People gather around a challenge. */
export function MeaningScene({ cards }: SceneProps) {
  const [card] = cards;
  return (
    <div className={style.meaning} data-color={card?.color}>
      <i className={style.tinted} />
      <div className={style.large} style={when(0.3, 1.2)}>
        {card && <CardFront card={card} />}
      </div>
      {people.slice(0, 4).map((person, at) => (
        <div key={person.shirt} className={style.person} style={when(1.4 + at * 0.7, 0.9)}>
          <Person {...person} />
        </div>
      ))}
    </div>
  );
}

const ways = [
  { way: 'M34 28C46 28 46 11 58 11', icon: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16' },
  { way: 'M34 28H58', icon: 'm13.500 4.500 6 6-3 3-6-6zM11.500 9.500 4 17l3 3 7.500-7.500' },
  {
    way: 'M34 28C46 28 46 45 58 45',
    icon: 'm2.500 9 9.500-4.500L21.500 9 12 13.500zM6.500 11v5.500c3 2.500 8 2.500 11 0V11M21.500 9v6',
  },
];

/** Lines run from a challenge to three kinds of training, each with a career of that card. */
export function WaysScene({ cards }: SceneProps) {
  const card = cards.find(({ careers }) => careers.length > 0) ?? cards[0];
  const careers = careersOnTheWay(card);
  return (
    <div className={style.ways} data-color={card?.color}>
      <svg className={style.lines} viewBox="0 0 100 56.250">
        {ways.map(({ way }, at) => (
          <path
            key={way}
            className={style.way}
            pathLength={1}
            d={way}
            style={when(0.8 + at * 1.6, 1.2)}
          />
        ))}
      </svg>
      <div className={style.origin} style={when(0, 0.7)}>
        {card && <CardFront card={card} />}
      </div>
      {ways.map(({ way, icon }, at) => (
        <div key={way} className={style.stop} style={when(1.9 + at * 1.6, 0.5)}>
          <span>
            <svg viewBox="0 0 24 24">
              <path d={icon} />
            </svg>
          </span>
          {careers[at] !== undefined && <b>{careers[at]}</b>}
        </div>
      ))}
    </div>
  );
}

/** One career for each kind of training, as far as the card has them. */
function careersOnTheWay(card: CardView | undefined): readonly string[] {
  const careers = card?.careers ?? [];
  const trained = careers.flatMap(({ teer, title }) => (teer === null ? [] : [{ teer, title }]));
  const groups = trainingGroups(trained).map((group) => group.careers[0]?.title ?? '');
  return groups.length < ways.length ? careers.map(({ title }) => title) : groups;
}
