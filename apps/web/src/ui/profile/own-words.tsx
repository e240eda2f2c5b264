import { pages } from '@trio/contracts/pages';
import type { Reflection } from '@trio/contracts/reflection';
import { useId } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import type { CardView } from '../card/card-view.ts';
import { Emblem } from '../card/card-front.tsx';
import { Button, ButtonLink } from '../button.tsx';
import style from './own-words.module.css';

/** Router state: opens the results with the text fields open. */
export interface WriteState {
  readonly isWriting: true;
}
const writing: WriteState = { isWriting: true };

interface OwnWordsProps {
  reflection: Reflection | null;
  cards: readonly CardView[];
  onEdit?: () => void;
}

export function OwnWords({ reflection, cards, onEdit }: OwnWordsProps) {
  const t = useText('results');
  const headingId = useId();
  const written = reflection && writtenIn(reflection);
  const label = t(written ? 'words.edit' : 'words.add');
  return (
    <section className={style.words} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('words.heading')}</h2>
      {written === null ? (
        <p>{t('words.none')}</p>
      ) : (
        <dl className={style.list}>
          {cards.map((card, at) => (
            <Sentence
              key={card.id}
              label={card.title}
              text={written.reasons[at] ?? ''}
              card={card}
            />
          ))}
          <Sentence label={t('words.shared')} text={written.shared} />
          <Sentence label={t('words.action')} text={written.action} />
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

/** A reflection may hold only the choice of the profile's contents, without any text. */
function writtenIn(reflection: Reflection): Reflection | null {
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
