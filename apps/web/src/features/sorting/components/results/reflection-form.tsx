import type { Reflection } from '@trio/contracts/reflection';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../../lib/language/use-text.ts';
import { eraseDraft, type DraftOwner } from '../../../../lib/profile/reflection-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import form from '../../../../ui/form.module.css';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { textIn, type FieldName } from '../../model/reflection-fields.ts';
import { PageChoice } from './page-choice.tsx';
import { ReflectionField } from './reflection-field.tsx';
import { ReflectionReaders } from './reflection-readers.tsx';
import style from './reflection-form.module.css';
import { useReflection } from './use-reflection.ts';

interface ReflectionFormProps {
  owner: DraftOwner;
  /** The three in rank order. */
  cards: readonly CardView[];
  /** What the server has; null before the first time. */
  saved: Reflection | null;
  /** The server knows of these three: before that it cannot know what is said about them. */
  isKnown: boolean;
  onDone: (how: 'saved' | 'skipped') => void;
}

const reasons = ['reason1', 'reason2', 'reason3'] as const satisfies readonly FieldName[];

/** A few sentences of the student's own, each of them optional, and so are all of them. */
export function ReflectionForm({ owner, cards, saved, isKnown, onDone }: ReflectionFormProps) {
  const t = useText('results');
  const e = useText('errors');
  const place = useRef<HTMLFormElement>(null);
  const [isTold, setIsTold] = useState(false);
  const reflection = useReflection(owner, saved);
  const { written, problems, sending } = reflection;
  const isBusy = sending.status === 'busy';

  const showTrouble = () =>
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isKnown ? await reflection.save() : false) return onDone('saved');
    flushSync(() => setIsTold(!isKnown));
    showTrouble();
  };
  const skip = async () => {
    // Whoever has words already says no to these; whoever has none may still come back to them.
    if (saved !== null) {
      eraseDraft();
      return onDone('skipped');
    }
    if (!isKnown || (await reflection.savePages())) onDone('skipped');
    else showTrouble();
  };

  const fieldOf = (name: FieldName) => {
    const kind = name === 'shared' || name === 'action' ? name : 'reason';
    const problem = problems[name];
    return {
      name,
      hint: t(`write.${kind}.hint`),
      starters: ([1, 2] as const).map((number) => t(`write.${kind}.start.${number}`)),
      text: textIn(written, name),
      error: problem && e(problem),
      onWrite: (text: string) => reflection.write(name, text),
    };
  };

  return (
    <form ref={place} className={style.form} noValidate onSubmit={(event) => void save(event)}>
      <header className={style.head}>
        <h2 className={style.heading}>{t('write.heading')}</h2>
        <p>{t('write.text')}</p>
        {/* Before the fields: nobody has to pass by all of them to learn that none is a must. */}
        <Button look="quiet" isBusy={isBusy} onClick={() => void skip()}>
          {t(saved === null ? 'write.skip' : 'write.leave')}
        </Button>
      </header>
      <ReflectionReaders />
      <div className={style.fields}>
        {reflection.isFromDraft && (
          <Note>
            <p>{t('write.draft')}</p>
          </Note>
        )}
        {cards.slice(0, reasons.length).map((card, at) => (
          <ReflectionField
            key={card.id}
            {...fieldOf(reasons[at] ?? 'reason1')}
            label={t('write.reason', { rank: at + 1, title: card.title })}
          >
            <CardFront card={card} />
          </ReflectionField>
        ))}
        <ReflectionField {...fieldOf('shared')} label={t('write.shared')} />
        <ReflectionField {...fieldOf('action')} label={t('write.action')} />
        <PageChoice chosen={written} onChoose={reflection.choose} />
        {sending.status === 'failed' && (
          <ErrorNotice>
            {e(sending.problem)} {t('write.kept')}
          </ErrorNotice>
        )}
        {isTold && !isKnown && <ErrorNotice>{t('write.unsaved')}</ErrorNotice>}
        <div className={form.actions}>
          <Button type="submit" size="large" isBusy={isBusy}>
            {isBusy ? t('write.saving') : t('write.save')}
          </Button>
        </div>
      </div>
    </form>
  );
}
