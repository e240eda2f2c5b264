import { trainingGroups } from '@trio/deck/training-groups';
import type { CSSProperties } from 'react';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import profileStyle from './profile-scenes.module.css';
import threeStyle from './three-scenes.module.css';

export interface SceneProps {
  cards: readonly CardView[];
}

/** Start and duration of a part's motion in seconds, for motion.module.css. */
const when = (from: number, seconds: number): CSSProperties =>
  ({ '--from': from, '--for': seconds }) as CSSProperties;

interface PersonProps {
  skin: string;
  hair: string;
  shirt: string;
  look: 'short' | 'long' | 'bun' | 'scarf' | 'curls';
}

const behind: Readonly<Record<PersonProps['look'], string | null>> = {
  short: null,
  long: 'M20 60V32a20 20 0 0 1 40 0v28z',
  bun: null,
  scarf: 'M18 64V34a22 22 0 0 1 44 0v30z',
  curls: null,
};

function Person({ skin, hair, shirt, look }: PersonProps) {
  const back = behind[look];
  return (
    <svg viewBox="0 0 80 100">
      {back !== null && <path d={back} fill={hair} />}
      {look === 'bun' && <circle cx="40" cy="11" r="8" fill={hair} />}
      <path d="M6 100V84c0-14 12-22 34-22s34 8 34 22v16z" fill={shirt} />
      <path d="M32 50h16v14c0 8-16 8-16 0z" fill={skin} />
      <circle cx="40" cy="36" r="17" fill={skin} />
      {(look === 'short' || look === 'bun') && (
        <path d="M22 36c-2-14 8-22 18-22s20 8 18 22c-4-8-10-11-18-11s-14 3-18 11z" fill={hair} />
      )}
      {look === 'long' && (
        <path d="M23 34c0-12 8-19 17-19s17 7 17 19c-8-2-14-6-17-11-3 5-9 9-17 11z" fill={hair} />
      )}
      {look === 'scarf' && (
        <path
          d="M22 42c-3-18 6-28 18-28s21 10 18 28c-1-12-8-18-18-18s-17 6-18 18zM22 42c2 12 8 18 18 18s16-6 18-18l4 22c-10 8-34 8-44 0z"
          fill={hair}
        />
      )}
      {look === 'curls' &&
        [
          [24, 30],
          [28, 20],
          [40, 15],
          [52, 20],
          [56, 30],
        ].map(([x, y]) => <circle key={x} cx={x} cy={y} r="9" fill={hair} />)}
      <path
        d="M34 42c3 4 9 4 12 0"
        fill="none"
        stroke="#1b1b3a"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <circle cx="34" cy="35" r="2" fill="#1b1b3a" />
      <circle cx="46" cy="35" r="2" fill="#1b1b3a" />
    </svg>
  );
}

const people: readonly PersonProps[] = [
  { skin: '#8d5a3c', hair: '#2b1a12', shirt: '#1c6dd0', look: 'curls' },
  { skin: '#f1c7a5', hair: '#c2261b', shirt: '#2f9e64', look: 'long' },
  { skin: '#c98d63', hair: '#6b3fa0', shirt: '#ffd166', look: 'scarf' },
  { skin: '#f3d3b8', hair: '#8f8aa5', shirt: '#d6336c', look: 'short' },
  { skin: '#5f3a26', hair: '#1b1b3a', shirt: '#e0a100', look: 'bun' },
];

export function ChosenScene({ cards }: SceneProps) {
  return (
    <div className={threeStyle.chosen}>
      <i className={threeStyle.lilac} />
      {cards.map((card, at) => (
        <div key={card.id} className={threeStyle.risen} style={when(0.6 + at * 1.4, 1.1)}>
          <CardFront card={card} />
          <span className={threeStyle.rank} style={when(1.8 + at * 1.4, 0.4)}>
            {at + 1}
          </span>
        </div>
      ))}
      <div className={threeStyle.deck}>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

export function MeaningScene({ cards }: SceneProps) {
  const [card] = cards;
  return (
    <div className={threeStyle.meaning} data-color={card?.color}>
      <i className={threeStyle.tinted} />
      <div className={threeStyle.large} style={when(0.3, 1.2)}>
        {card && <CardFront card={card} />}
      </div>
      {people.slice(0, 4).map((person, at) => (
        <div key={person.shirt} className={threeStyle.person} style={when(1.4 + at * 0.7, 0.9)}>
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

export function WaysScene({ cards }: SceneProps) {
  const card = cards.find(({ careers }) => careers.length > 0) ?? cards[0];
  const careers = careersOnTheWay(card);
  return (
    <div className={threeStyle.ways} data-color={card?.color}>
      <svg className={threeStyle.lines} viewBox="0 0 100 56.250">
        {ways.map(({ way }, at) => (
          <path
            key={way}
            className={threeStyle.way}
            pathLength={1}
            d={way}
            style={when(0.8 + at * 1.6, 1.2)}
          />
        ))}
      </svg>
      <div className={threeStyle.origin} style={when(0, 0.7)}>
        {card && <CardFront card={card} />}
      </div>
      {ways.map(({ way, icon }, at) => (
        <div key={way} className={threeStyle.stop} style={when(1.9 + at * 1.6, 0.5)}>
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

function careersOnTheWay(card: CardView | undefined): readonly string[] {
  const careers = card?.careers ?? [];
  const trained = careers.flatMap(({ teer, title }) => (teer === null ? [] : [{ teer, title }]));
  const groups = trainingGroups(trained).map((group) => group.careers[0]?.title ?? '');
  return groups.length < ways.length ? careers.map(({ title }) => title) : groups;
}

export function MadeScene({ cards }: SceneProps) {
  return (
    <div className={profileStyle.made}>
      <i className={profileStyle.table} />
      <div className={profileStyle.sheet} style={when(0, 0.8)}>
        <div className={profileStyle.stickers}>
          {cards.map((card, at) => (
            <img
              key={card.id}
              className={profileStyle.sticker}
              src={card.poster}
              alt=""
              style={when(0.9 + at * 0.5, 0.6)}
            />
          ))}
        </div>
        <svg viewBox="0 0 100 52">
          {[6, 18, 30, 42].map((y, at) => (
            <path
              key={y}
              className={profileStyle.written}
              pathLength={1}
              d={`M2 ${y}H${at === 3 ? 58 : 98}`}
              style={when(2.6 + at * 0.9, 0.8)}
            />
          ))}
        </svg>
        <svg className={profileStyle.pencil} viewBox="0 0 20 80" style={when(2.6, 3.6)}>
          <path d="M4 12h12v46l-6 14-6-14z" fill="#ffd166" />
          <path d="M4 58h12l-6 14z" fill="#ffe9c9" />
          <path d="m7.600 66.500 2.400 5.500 2.400-5.500z" fill="#1b1b3a" />
          <path d="M4 14V8a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v6z" fill="#c2261b" />
        </svg>
      </div>
    </div>
  );
}

export function SentScene({ cards }: SceneProps) {
  return (
    <div className={profileStyle.sent}>
      <i className={profileStyle.sky} />
      <svg className={profileStyle.laptop} viewBox="0 0 100 66" style={when(0, 0.8)}>
        <rect x="12" y="2" width="76" height="52" rx="4" fill="#1b1b3a" />
        <rect x="16" y="6" width="68" height="44" rx="2" fill="#fff" />
        <rect x="22" y="13" width="30" height="4" rx="2" fill="#7fb2ee" />
        <rect x="22" y="23" width="56" height="3" rx="1.500" fill="#d7e8fb" />
        <rect x="22" y="31" width="56" height="3" rx="1.500" fill="#d7e8fb" />
        <rect x="22" y="39" width="36" height="3" rx="1.500" fill="#d7e8fb" />
        <path d="M2 56h96l-4 7a3 3 0 0 1-3 2H9a3 3 0 0 1-3-2z" fill="#44445f" />
      </svg>
      <div className={profileStyle.flight} style={when(3, 2.2)}>
        <svg className={profileStyle.envelope} viewBox="0 0 100 70">
          <path d="M2 24 50 0l48 24v42a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z" fill="#0b2f66" />
        </svg>
        <div className={profileStyle.letter} style={when(0.8, 1.4)}>
          {cards.map((card) => (
            <img key={card.id} src={card.poster} alt="" />
          ))}
        </div>
        <svg className={profileStyle.envelope} viewBox="0 0 100 70">
          <path d="m2 25 48 27 48-27v41a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z" fill="#1c6dd0" />
          <path
            d="m4 69 40-24 6 3.500 6-3.500 40 24a4 4 0 0 1-2 1H6a4 4 0 0 1-2-1z"
            fill="#7fb2ee"
          />
        </svg>
      </div>
      <span className={profileStyle.arrived} style={when(5.2, 0.4)}>
        1
      </span>
    </div>
  );
}

export function UntilScene({ cards }: SceneProps) {
  return (
    <div className={profileStyle.until}>
      <i className={profileStyle.warm} />
      {cards.map((card, at) => {
        const person = people[at * 2];
        return (
          <div key={card.id} className={profileStyle.talk}>
            <div className={profileStyle.bubble} style={when(0.8 + at * 1.1, 0.6)}>
              <img src={card.poster} alt="" />
            </div>
            <div className={profileStyle.talker} style={when(at * 0.3, 0.8)}>
              {person && <Person {...person} />}
            </div>
          </div>
        );
      })}
    </div>
  );
}
