import type { Reflection } from '@trio/contracts/reflection';
import { useText } from '../../../../lib/language/use-text.ts';
import type { CardView } from '../../../../ui/card/card-view.ts';
import style from './student-words.module.css';

interface StudentWordsProps {
  reflection: Reflection | null;
  /** In rank order. */
  cards: readonly CardView[];
  isLatest: boolean;
}

export function StudentWords({ reflection, cards, isLatest }: StudentWordsProps) {
  const t = useText('students');
  const sentences = reflection
    ? [
        ...cards.map((card, at) => ({ label: card.title, text: reflection.reasons[at] ?? '' })),
        { label: t('detail.shared'), text: reflection.shared },
        { label: t('detail.action'), text: reflection.action },
      ].filter(({ text }) => text !== '')
    : [];
  if (sentences.length === 0)
    return isLatest ? <p className={style.none}>{t('detail.noWords')}</p> : null;
  return (
    <section className={style.words}>
      <h5>{t('detail.words')}</h5>
      <dl>
        {sentences.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
