import type { ExtraCard } from '@trio/contracts/cards';
import type { Language } from '@trio/i18n/languages';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { problemOf, type ActionState } from '../../../lib/forms/use-action.ts';
import { useDraftState } from '../../../lib/forms/use-form-draft.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { saveCard, type Whose } from '../api/deck-cards.ts';
import { draftOf, isSame, toForm, type CardDraft, type WordsDraft } from '../model/card-draft.ts';
import { problemsIn, problemsOf, wordsFor, type CardProblems } from '../model/card-problems.ts';

export function useCardEditor(
  whose: Whose,
  card: ExtraCard | null,
  workbench: RefObject<HTMLFormElement | null>,
) {
  const t = useText('cards');
  const [first] = useState(() => draftOf(card));
  const {
    value: draft,
    set: setDraft,
    forget: forgetDraft,
  } = useDraftState(`extra-card/${whose ?? 'all'}/${card?._id ?? 'new'}`, first);
  const [problems, setProblems] = useState<CardProblems>({});
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const [underWay, setUnderWay] = useState(0);

  const change = (part: Partial<CardDraft>) => setDraft((now) => ({ ...now, ...part }));
  /** Clears the errors of changed fields. */
  const changeWords = (language: Language, part: Partial<WordsDraft>) => {
    setDraft((now) => ({ ...now, [language]: { ...now[language], ...part } }));
    const mended = Object.keys(part).map((field) => `${language}/${field}`);
    setProblems((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([path]) => !mended.some((field) => path.startsWith(field))),
      ),
    );
  };

  const complain = (found: CardProblems, failed: ActionState) => {
    // The messages must exist before the focus moves.
    flushSync(() => {
      setProblems(found);
      setState(failed);
    });
    const place = Object.keys(found).map((path) =>
      workbench.current?.querySelector<HTMLElement>(`[name="${path}"]`),
    );
    const notice = workbench.current?.querySelector<HTMLElement>('[role="alert"]');
    (place.find(Boolean) ?? notice)?.focus();
  };

  /** Null if the card could not be saved. */
  const save = async (): Promise<ExtraCard | null> => {
    if (underWay > 0 || state.status === 'busy') return null;
    const kept = draftOf({ ...toForm(draft), _id: '', name: '' });
    setDraft(() => kept);
    const found = problemsIn(kept);
    if (Object.keys(found).length > 0) {
      complain(found, { status: 'idle' });
      return null;
    }
    setProblems({});
    setState({ status: 'busy' });
    try {
      const saved = await saveCard(whose, card?._id ?? null, toForm(kept));
      setState({ status: 'done' });
      forgetDraft();
      return saved;
    } catch (error) {
      complain(problemsOf(error), { status: 'failed', problem: problemOf(error) });
      return null;
    }
  };

  return {
    draft,
    forgetDraft,
    change,
    changeWords,
    save,
    state,
    problemCount: Object.keys(problems).length,
    errorAt: (path: string): string | undefined => {
      const code = problems[path];
      if (code === undefined) return undefined;
      const words = wordsFor(path, code);
      return words.key === 'problem.tooLong' ? t(words.key, { max: words.max }) : t(words.key);
    },
    isChanged: !isSame(first, draft),
    isBusy: underWay > 0 || state.status === 'busy' || state.status === 'done',
    onBusy: (by: 1 | -1) => setUnderWay((now) => now + by),
  };
}
