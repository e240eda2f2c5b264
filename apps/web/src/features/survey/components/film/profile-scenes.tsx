import { people, Person } from './person.tsx';
import style from './profile-scenes.module.css';
import { when, type SceneProps } from './scene.ts';

/** The trio lands on a sheet, and a pencil fills in the lines. */
export function MadeScene({ cards }: SceneProps) {
  return (
    <div className={style.made}>
      <i className={style.table} />
      <div className={style.sheet} style={when(0, 0.8)}>
        <div className={style.stickers}>
          {cards.map((card, at) => (
            <img
              key={card.id}
              className={style.sticker}
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
              className={style.written}
              pathLength={1}
              d={`M2 ${y}H${at === 3 ? 58 : 98}`}
              style={when(2.6 + at * 0.9, 0.8)}
            />
          ))}
        </svg>
        <svg className={style.pencil} viewBox="0 0 20 80" style={when(2.6, 3.6)}>
          <path d="M4 12h12v46l-6 14-6-14z" fill="#ffd166" />
          <path d="M4 58h12l-6 14z" fill="#ffe9c9" />
          <path d="m7.600 66.500 2.400 5.500 2.400-5.500z" fill="#1b1b3a" />
          <path d="M4 14V8a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v6z" fill="#c2261b" />
        </svg>
      </div>
    </div>
  );
}

/** The sheet slides into an envelope, which flies to a laptop. */
export function SentScene({ cards }: SceneProps) {
  return (
    <div className={style.sent}>
      <i className={style.sky} />
      <svg className={style.laptop} viewBox="0 0 100 66" style={when(0, 0.8)}>
        <rect x="12" y="2" width="76" height="52" rx="4" fill="#1b1b3a" />
        <rect x="16" y="6" width="68" height="44" rx="2" fill="#fff" />
        <rect x="22" y="13" width="30" height="4" rx="2" fill="#7fb2ee" />
        <rect x="22" y="23" width="56" height="3" rx="1.500" fill="#d7e8fb" />
        <rect x="22" y="31" width="56" height="3" rx="1.500" fill="#d7e8fb" />
        <rect x="22" y="39" width="36" height="3" rx="1.500" fill="#d7e8fb" />
        <path d="M2 56h96l-4 7a3 3 0 0 1-3 2H9a3 3 0 0 1-3-2z" fill="#44445f" />
      </svg>
      <div className={style.flight} style={when(3, 2.2)}>
        <svg className={style.envelope} viewBox="0 0 100 70">
          <path d="M2 24 50 0l48 24v42a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z" fill="#0b2f66" />
        </svg>
        <div className={style.letter} style={when(0.8, 1.4)}>
          {cards.map((card) => (
            <img key={card.id} src={card.poster} alt="" />
          ))}
        </div>
        <svg className={style.envelope} viewBox="0 0 100 70">
          <path d="m2 25 48 27 48-27v41a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z" fill="#1c6dd0" />
          <path
            d="m4 69 40-24 6 3.500 6-3.500 40 24a4 4 0 0 1-2 1H6a4 4 0 0 1-2-1z"
            fill="#7fb2ee"
          />
        </svg>
      </div>
      <span className={style.arrived} style={when(5.2, 0.4)}>
        1
      </span>
    </div>
  );
}

/** Three people talk about the trio. */
export function UntilScene({ cards }: SceneProps) {
  return (
    <div className={style.until}>
      <i className={style.warm} />
      {cards.map((card, at) => {
        const person = people[at * 2];
        return (
          <div key={card.id} className={style.talk}>
            <div className={style.bubble} style={when(0.8 + at * 1.1, 0.6)}>
              <img src={card.poster} alt="" />
            </div>
            <div className={style.talker} style={when(at * 0.3, 0.8)}>
              {person && <Person {...person} />}
            </div>
          </div>
        );
      })}
    </div>
  );
}
