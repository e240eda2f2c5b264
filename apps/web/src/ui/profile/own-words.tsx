import { pages } from '@trio/contracts/pages';
import type { Reflection } from '@trio/contracts/reflection';
import { useId } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import type { CardView } from '../card/card-view.ts';
import { Emblem } from '../card/emblem.tsx';
import { Button, ButtonLink } from '../button.tsx';
import style from './own-words.module.css';

/** What leads to the results with the fields open. */
export interface WriteState {
  readonly isWriting: true;
}
const writing: WriteState = { isWriting: true };

interface OwnWordsProps {
  reflection: Reflection | null;
  /** The three in rank order. */
  cards: readonly CardView[];
  /** Where the fields are on this page; without it they are on the results. */
  onEdit?: () => void;
}

/** What the student has said about the three, and the way to say it better. */
export function OwnWords({ reflection, cards, onEdit }: OwnWordsProps) {
  const t = useText('results');
  const headingId = useId();
  const said = reflection && saidIn(reflection);
  const label = t(said ? 'words.edit' : 'words.add');
  return (
    <section className={style.words} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('words.heading')}</h2>
      {said === null ? (
        <p>{t('words.none')}</p>
      ) : (
        <dl className={style.list}>
          {cards.map((card, at) => (
            <Sentence key={card.id} label={card.title} text={said.reasons[at] ?? ''} card={card} />
          ))}
          <Sentence label={t('words.shared')} text={said.shared} />
          <Sentence label={t('words.action')} text={said.action} />
        </dl>
      )}
      {onEdit ? (
        <Button look="quiet" onClick={onEdit}>
          {label}
        </Button>
      ) : (
        <ButtonLink look="quiet" to={pages.results.path} state={writing}>
          {label}
        </ButtonLink>
      )}
    </section>
  );
}

/** Somebody who only chose what the profile holds has not said anything. */
function saidIn(reflection: Reflection): Reflection | null {
  const { reasons, shared, action } = reflection;
  return [...reasons, shared, action].some((text) => text !== '') ? reflection : null;
}

function Sentence({ label, text, card }: { label: string; text: string; card?: CardView }) {
  if (text === '') return null;
  return (
    <div className={style.item} data-color={card?.color}>
      <dt>
        {card && (
          <span className={style.swatch} aria-hidden="true">
            <Emblem color={card.color} label="" />
          </span>
        )}
        {label}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
