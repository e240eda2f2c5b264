import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { Emblem } from '../../../ui/card/card-front.tsx';
import { isSharing, type ShownGroup } from '../groups.ts';
import { type Challenge, nameOf } from '../model.ts';
import style from './group-card.module.css';

interface GroupCardProps {
  group: ShownGroup;
  number: number;
  cardOf: ReadonlyMap<string, Challenge>;
  children: ReactNode;
}

/** More than these would hide what the group has most in common. */
const likedShown = 3;

export function GroupCard({ group, number, cardOf, children }: GroupCardProps) {
  const t = useText('insight');
  const { members, shared, unfinished } = group;
  const isChosen = shared.chosen.length > 0;
  const cards = isChosen ? shared.chosen : shared.liked.slice(0, likedShown);
  const names = unfinished.map((each) => nameOf(each, t('insight.nameless'))).join(', ');
  return (
    <li className={style.group}>
      <h3 className={style.heading}>
        {t('groups.one', { number })}
        <span className={style.count}>{t('groups.ofStudents', { count: members.length })}</span>
      </h3>
      {isSharing(group) ? (
        <div className={style.shared}>
          <p className={style.reason}>{t(isChosen ? 'groups.allChose' : 'groups.allLiked')}</p>
          <ul>
            {cards.map((key) => (
              <SharedCard key={key} title={cardOf.get(key)?.title ?? key} card={cardOf.get(key)} />
            ))}
          </ul>
        </div>
      ) : (
        <p className={style.nothing}>
          {t(unfinished.length === members.length ? 'groups.noneKnown' : 'groups.none')}
        </p>
      )}
      <ul className={style.members}>{children}</ul>
      {unfinished.length > 0 && <p className={style.count}>{t('groups.unfinished', { names })}</p>}
    </li>
  );
}

function SharedCard({ title, card }: { title: string; card: Challenge | undefined }) {
  const d = useText('deck');
  const color = card?.color ?? 'purple';
  return (
    <li className={style.card} data-color={color}>
      <span className={style.swatch}>
        <Emblem color={color} label={d(`category.${color}`)} />
      </span>
      {title}
    </li>
  );
}
