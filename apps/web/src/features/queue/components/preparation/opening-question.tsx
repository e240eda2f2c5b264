import { useText } from '../../../../lib/language/use-text.ts';
import type { CardView } from '../../../../ui/card/card-view.ts';
import type { Preparation } from '../../api.ts';
import style from './opening-question.module.css';
import { PaperText } from './part.tsx';

interface OpeningQuestionProps {
  question: Preparation['question'];
  viewOf: (id: string) => CardView | null;
}

/** Said to the student, so French says tu. */
export function OpeningQuestion({ question, viewOf }: OpeningQuestionProps) {
  const t = useText('queue');
  const { key, card, quote } = question;
  const title = typeof card === 'string' ? (viewOf(card)?.title ?? card) : (card?.title ?? '');
  return (
    <section className={style.question} aria-labelledby="question-heading">
      <h2 id="question-heading">{t('prepare.question')}</h2>
      {quote !== '' && (
        <figure className={style.quote}>
          <figcaption>{t('prepare.quote')}</figcaption>
          <blockquote>
            <PaperText text={quote} most={160} />
          </blockquote>
        </figure>
      )}
      <p className={style.words}>{t(`question.${key}`, { card: title })}</p>
    </section>
  );
}
