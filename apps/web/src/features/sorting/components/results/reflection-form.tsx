import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import { limits } from '@trio/domain/limits';
import { toPlainText } from '@trio/domain/plain-text';
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { problemOf, type ActionState } from '../../../../lib/forms/use-action.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import {
  eraseDraft,
  keepDraft,
  readDraft,
  type DraftOwner,
} from '../../../../lib/profile/reflection-draft.ts';
import { settings } from '../../../../lib/settings.ts';
import { Button } from '../../../../ui/button.tsx';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import field from '../../../../ui/field.module.css';
import form from '../../../../ui/form.module.css';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import {
  check,
  hasSamePages,
  isSame,
  isTooLong,
  lengthOf,
  textIn,
  withText,
  type FieldName,
  type FieldProblems,
} from '../../model/reflection-fields.ts';
import { saveReflection } from '../../sync/browser-sync.ts';
import pageChoiceStyle from './page-choice.module.css';
import reflectionFieldStyle from './reflection-field.module.css';
import style from './reflection-form.module.css';

const noProblems: FieldProblems = {};

function useReflection(owner: DraftOwner, saved: Reflection | null) {
  const before = saved ?? emptyReflection;
  const [draft] = useState(() => readDraft(owner));
  const [written, setWritten] = useState(draft ?? before);
  const [problems, setProblems] = useState(noProblems);
  const [sending, setSending] = useState<ActionState>({ status: 'idle' });

  const change = (next: Reflection) => {
    setWritten(next);
    if (isSame(next, before)) eraseDraft();
    else keepDraft(owner, next);
  };

  const send = async (reflection: Reflection): Promise<boolean> => {
    setSending({ status: 'busy' });
    try {
      await saveReflection(owner.sortId, reflection);
      setSending({ status: 'done' });
      return true;
    } catch (error) {
      // The error must be on the page before the focus moves to it.
      flushSync(() => setSending({ status: 'failed', problem: problemOf(error) }));
      return false;
    }
  };

  return {
    written,
    problems,
    sending,
    isFromDraft: draft !== null && !isSame(draft, before),
    write: (name: FieldName, text: string) => {
      const { [name]: _, ...others } = problems;
      setProblems(others);
      change(withText(written, name, toPlainText(text)));
    },
    choose: (pages: Partial<Reflection>) => change({ ...written, ...pages }),
    save: async (): Promise<boolean> => {
      const checked = check(written);
      flushSync(() => setProblems(checked.isValid ? noProblems : checked.problems));
      if (!checked.isValid || !(await send(checked.reflection))) return false;
      eraseDraft();
      return true;
    },
    /** The choice of pages is independent of the text: skipping the text saves it too. */
    savePages: async (): Promise<boolean> => {
      const { includesFamilyPage, includesCounsellorPage } = written;
      if (hasSamePages(written, before)) return true;
      return send({ ...before, includesFamilyPage, includesCounsellorPage });
    },
  };
}

interface ReflectionFormProps {
  owner: DraftOwner;
  cards: readonly CardView[];
  saved: Reflection | null;
  /** The server has received this trio. It cannot store a reflection before that. */
  isKnown: boolean;
  onDone: (how: 'saved' | 'skipped') => void;
}

const reasons = ['reason1', 'reason2', 'reason3'] as const satisfies readonly FieldName[];

export function ReflectionForm({ owner, cards, saved, isKnown, onDone }: ReflectionFormProps) {
  const t = useText('results');
  const e = useText('errors');
  const place = useRef<HTMLFormElement>(null);
  const [isUnsavedShown, setIsUnsavedShown] = useState(false);
  const reflection = useReflection(owner, saved);
  const { written, problems, sending } = reflection;
  const isBusy = sending.status === 'busy';

  const focusError = () =>
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isKnown ? await reflection.save() : false) return onDone('saved');
    flushSync(() => setIsUnsavedShown(!isKnown));
    focusError();
  };
  const skip = async () => {
    // With a saved reflection, skipping discards the draft. Otherwise the draft stays for later.
    if (saved !== null) {
      eraseDraft();
      return onDone('skipped');
    }
    if (!isKnown || (await reflection.savePages())) onDone('skipped');
    else focusError();
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
        {/* Before the fields, so that students learn early that all of them are optional. */}
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
        {isUnsavedShown && !isKnown && <ErrorNotice>{t('write.unsaved')}</ErrorNotice>}
        <div className={form.actions}>
          <Button type="submit" size="large" isBusy={isBusy}>
            {isBusy ? t('write.saving') : t('write.save')}
          </Button>
        </div>
      </div>
    </form>
  );
}

type Pages = Pick<Reflection, 'includesFamilyPage' | 'includesCounsellorPage'>;

interface PageChoiceProps {
  chosen: Pages;
  onChoose: (pages: Partial<Pages>) => void;
}

function PageChoice({ chosen, onChoose }: PageChoiceProps) {
  const t = useText('results');
  return (
    <fieldset className={pageChoiceStyle.group}>
      <legend className={pageChoiceStyle.legend}>{t('write.pages')}</legend>
      <div className={pageChoiceStyle.tiles}>
        <Tile
          label={t('write.pages.family')}
          text={t('write.pages.family.text')}
          isChosen={chosen.includesFamilyPage}
          onChoose={(includesFamilyPage) => onChoose({ includesFamilyPage })}
        />
        <Tile
          label={t('write.pages.counsellor')}
          text={t('write.pages.counsellor.text')}
          isChosen={chosen.includesCounsellorPage}
          onChoose={(includesCounsellorPage) => onChoose({ includesCounsellorPage })}
        />
      </div>
    </fieldset>
  );
}

interface TileProps {
  label: string;
  text: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Tile({ label, text, isChosen, onChoose }: TileProps) {
  const id = useId();
  return (
    <div className={pageChoiceStyle.tile} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        id={id}
        className={pageChoiceStyle.box}
        aria-describedby={`${id}-text`}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className={pageChoiceStyle.words}>
        <label className={pageChoiceStyle.label} htmlFor={id}>
          {label}
        </label>
        <p id={`${id}-text`} className={pageChoiceStyle.text}>
          {text}
        </p>
      </div>
    </div>
  );
}

function ReflectionReaders() {
  const t = useText('results');
  const language = useLanguage();
  return (
    <dl className={style.readers}>
      <div>
        <dt>{t('write.readers')}</dt>
        <dd>{t('write.readers.text')}</dd>
      </div>
      <div>
        <dt>{t('write.help')}</dt>
        <dd>{settings.helpLine[language] ?? t('write.help.line')}</dd>
      </div>
    </dl>
  );
}

interface ReflectionFieldProps {
  name: string;
  label: string;
  hint: string;
  starters: readonly string[];
  text: string;
  error: string | undefined;
  onWrite: (text: string) => void;
  children?: ReactNode;
}

function ReflectionField({
  name,
  label,
  hint,
  starters,
  text,
  error,
  onWrite,
  children,
}: ReflectionFieldProps) {
  const t = useText('results');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '';
  const begin = (starter: string) => {
    onWrite(`${starter.replace(/…$/u, '')} `);
    area.current?.focus();
  };
  return (
    <div
      className={
        children === undefined ? reflectionFieldStyle.plain : reflectionFieldStyle.withCard
      }
    >
      {children}
      <div className={reflectionFieldStyle.head}>
        <label className={reflectionFieldStyle.label} htmlFor={id}>
          {label}
        </label>
        <p id={`${id}-hint`} className={reflectionFieldStyle.hint}>
          {hint}
        </p>
      </div>
      <div className={reflectionFieldStyle.body}>
        <textarea
          ref={area}
          id={id}
          name={name}
          className={`${field.input} ${reflectionFieldStyle.area}`}
          rows={3}
          value={text}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={[error && `${id}-error`, `${id}-hint`, !isEmpty && `${id}-count`]
            .filter(Boolean)
            .join(' ')}
          onChange={({ target }) => onWrite(target.value)}
        />
        {error !== undefined && (
          <p id={`${id}-error`} className={field.error}>
            {error}
          </p>
        )}
        {isEmpty ? (
          <div
            className={reflectionFieldStyle.starters}
            role="group"
            aria-label={`${t('write.start')} ${label}`}
          >
            {starters.map((starter) => (
              <button key={starter} type="button" onClick={() => begin(starter)}>
                {starter}
              </button>
            ))}
          </div>
        ) : (
          <p
            id={`${id}-count`}
            className={reflectionFieldStyle.count}
            data-over={isTooLong(text) || undefined}
          >
            {t('write.count', { count: lengthOf(text), max: limits.reflectionMax })}
          </p>
        )}
      </div>
    </div>
  );
}
