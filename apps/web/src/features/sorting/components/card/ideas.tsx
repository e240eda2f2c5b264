import { limits } from '@trio/domain/limits';
import { useRef, useState, type SubmitEvent } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { dropIdea, saveIdea } from '../../sync/browser-sync.ts';
import { Button } from '../../../../ui/button.tsx';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { FieldReaders } from '../../../../ui/readers/field-readers.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ideaProblem, type IdeaProblem } from '../../model/sort-model.ts';
import style from './ideas.module.css';

const sizes = {
  empty: 0,
  known: 0,
  tooLong: limits.ideaMax,
  full: limits.ideasPerCard,
} satisfies Record<IdeaProblem, number>;

interface IdeasProps {
  card: string;
  ideas: readonly string[];
}

export function Ideas({ card, ideas }: IdeasProps) {
  const t = useText('sorting');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<IdeaProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isFull = ideas.length >= limits.ideasPerCard;
  const hint = t(isFull ? 'ideas.full' : 'ideas.hint', { max: limits.ideasPerCard });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = ideaProblem(text, ideas);
    setProblem(found);
    form.current?.querySelector('input')?.focus();
    if (found !== null) return;
    saveIdea(card, text);
    setText('');
  };
  const remove = (idea: string) => {
    dropIdea(card, idea);
    setProblem(null);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <div className={style.ideas}>
      {ideas.length > 0 && (
        <ul className={style.list} aria-label={t('ideas.heading')}>
          {ideas.map((idea) => (
            <li key={idea}>
              <span>{idea}</span>
              <button
                type="button"
                className={style.remove}
                aria-label={t('ideas.remove', { idea })}
                onClick={() => remove(idea)}
              >
                <LineIcon d="M4 4l12 12M16 4 4 16" size={14} weight={3} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form ref={form} className={style.form} noValidate onSubmit={submit}>
        <TextField
          label={t('ideas.label')}
          value={text}
          autoComplete="off"
          hint={problem === 'full' ? undefined : hint}
          error={problem === null ? undefined : t(`ideas.${problem}`, { max: sizes[problem] })}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <Button type="submit" look="quiet">
          {t('ideas.add')}
        </Button>
      </form>
      <FieldReaders>{t('ideas.readers')}</FieldReaders>
    </div>
  );
}
