import { pages } from '@trio/contracts/pages';
import type { Reflection } from '@trio/contracts/reflection';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useCalendarDay } from '../../lib/language/use-calendar-day.ts';
import { useText } from '../../lib/language/use-text.ts';
import { useIsStepShown } from '../../lib/steps/steps-query.ts';
import type { CardView } from '../card/card-view.ts';
import { Emblem } from '../card/card-front.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { LineIcon } from '../line-icon.tsx';
import { Note } from '../note.tsx';
import style from './own-words.module.css';

export type QuestionName = 'reason1' | 'reason2' | 'reason3' | 'shared' | 'action';

/** Router state: opens the results with a question; without a name, with the first open one. */
export interface WriteState {
  readonly isWriting: true;
  readonly question?: QuestionName;
}

interface OwnWordsProps {
  reflection: Reflection | null;
  cards: readonly CardView[];
  /** Text that is on this device and not sent. */
  hasDraft?: boolean;
  /** Without it, the page of the results opens. */
  onEdit?: (question: QuestionName | null) => void;
  /** Shown as soon as there is something to read. */
  readers?: ReactNode;
}

interface Sentence {
  readonly question: QuestionName;
  readonly label: string;
  readonly text: string;
  readonly card?: CardView | undefined;
}

export function OwnWords({ reflection, cards, hasDraft = false, onEdit, readers }: OwnWordsProps) {
  const t = useText('results');
  const headingId = useId();
  const dateOf = useCalendarDay();
  const action = reflection?.action ?? '';
  const dueOn = reflection?.plan?.dueOn ?? null;
  const isStepElsewhere = useIsStepShown(action);
  const sentences: readonly Sentence[] = [
    ...(['reason1', 'reason2', 'reason3'] as const).map((question, at) => ({
      question,
      label: cards[at]?.title ?? '',
      text: reflection?.reasons[at] ?? '',
      card: cards[at],
    })),
    { question: 'shared', label: t('words.shared'), text: reflection?.shared ?? '' },
    {
      question: 'action',
      label: dueOn === null ? t('words.action') : t('words.actionBy', { date: dateOf(dueOn) }),
      text: action,
    },
  ];
  const written = sentences.filter(({ text }) => text !== '');
  const listed = written.filter(({ question }) => question !== 'action' || !isStepElsewhere);
  const isComplete = written.length === sentences.length;
  const label = hasDraft ? 'words.continue' : written.length > 0 ? 'words.more' : 'words.add';
  return (
    <section className={style.words} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('words.heading')}</h2>
      {hasDraft && (
        <Note>
          <p>{t('write.draft')}</p>
        </Note>
      )}
      {written.length === 0
        ? !hasDraft && <p>{t('words.none')}</p>
        : listed.length > 0 && (
            <dl className={style.list}>
              {listed.map((sentence) => (
                <Item key={sentence.question} sentence={sentence} onEdit={onEdit} />
              ))}
            </dl>
          )}
      {(hasDraft || !isComplete) && (
        <Edit
          label={t(label)}
          look={written.length === 0 ? 'primary' : 'quiet'}
          question={null}
          onEdit={onEdit}
        />
      )}
      {written.length > 0 && readers}
    </section>
  );
}

type OnEdit = OwnWordsProps['onEdit'];

interface EditProps {
  label: string;
  look: 'primary' | 'quiet';
  question: QuestionName | null;
  onEdit: OnEdit;
}

function Edit({ label, look, question, onEdit }: EditProps) {
  if (onEdit) {
    return (
      <Button look={look} onClick={() => onEdit(question)}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink look={look} to={pages.results.path} state={writingState(question)}>
      {label}
    </ButtonLink>
  );
}

const writingState = (question: QuestionName | null): WriteState => ({
  isWriting: true,
  ...(question !== null && { question }),
});

function Item({ sentence, onEdit }: { sentence: Sentence; onEdit: OnEdit }) {
  const t = useText('results');
  const { question, label, text, card } = sentence;
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
      <dd className={style.edit}>
        {onEdit ? (
          <button
            type="button"
            className={style.pencil}
            aria-label={t('words.editOne', { label })}
            title={t('words.edit')}
            onClick={() => onEdit(question)}
          >
            <Pencil />
          </button>
        ) : (
          <PencilLink label={t('words.editOne', { label })} question={question} />
        )}
      </dd>
    </div>
  );
}

function PencilLink({ label, question }: { label: string; question: QuestionName }) {
  const t = useText('results');
  return (
    <Link
      className={style.pencil}
      aria-label={label}
      title={t('words.edit')}
      to={pages.results.path}
      state={writingState(question)}
    >
      <Pencil />
    </Link>
  );
}

const Pencil = () => (
  <LineIcon d="M3.500 16.500 4.500 13 13.500 4l3 3-9 9zM11.500 6l3 3" weight={2} />
);
