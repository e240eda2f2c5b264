import type { ExtraCard } from '@trio/contracts/cards';
import { cardPath, pages } from '@trio/contracts/pages';
import { ideasOf } from '@trio/domain/sorting/ideas';
import { isLaterPass, isPassUntouched, mayPick, passCards } from '@trio/domain/sorting/passes';
import { answerOf, type Answer, type Sort } from '@trio/domain/sorting/sort';
import { allowedIndex, stepAfter } from '@trio/domain/sorting/step';
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { afterPaint } from '../../../../lib/after-paint.ts';
import { sortState } from '../../../../lib/current-sort.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useShortcuts } from '../../../../lib/shortcuts.ts';
import { CardBackModal } from '../../../../ui/card/card-back.tsx';
import { viewOwnCard, type CardView } from '../../../../ui/card/card-view.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import type { ModalHandle } from '../../../../ui/modal.tsx';
import { halfwayCard } from '../../model/halfway.ts';
import { pathOfStep } from '../../model/sort-model.ts';
import { cardTimes } from '../../sync/sorting-time.ts';
import { answer, undo } from '../../sync/browser-sync.ts';
import { useCardTimes } from '../../sync/use-sorting-time.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { PassNotice, UndoWarning } from './card-notices.tsx';
import { CardStack, type CardOnTable, type CardStackHandle } from './card-stack.tsx';
import style from './card-table.module.css';
import { CareerPane, CareerSheet } from './career-pane.tsx';
import { HalfwayMoment } from './halfway-moment.tsx';
import { Ideas } from './ideas.tsx';
import { PickLink } from './pick-link.tsx';
import { ShortcutSwitch } from './shortcut-switch.tsx';
import { TableBar } from './table-bar.tsx';
import { useTableKeys } from './use-table-keys.ts';

/** A card keeps the same `view` object, so that it is not rendered twice. */
function useTableCards(
  extraCards: readonly ExtraCard[],
  ownCards: Sort['ownCards'],
): (name: string) => CardOnTable {
  const t = useText('sorting');
  const viewOf = useCardViews(extraCards, ownCards);
  const gone = t('table.gone');
  return (name) => ({ name, view: viewOf(name) ?? goneView(name, gone) });
}

/** The school may have removed the card since then. It keeps its place in the sort. */
const goneView = (id: string, title: string): CardView =>
  viewOwnCard({ id, title, description: '', imageUrl: '' });

const decoded = new Map<string, HTMLImageElement>();

function usePostersAhead(posters: readonly string[]): void {
  const list = posters.join('\n');
  // Decoding must not delay the paint of an answer.
  useEffect(() => afterPaint(() => decodeAll(list.split('\n'))), [list]);
}

function decodeAll(posters: readonly string[]): void {
  for (const poster of posters) {
    if (poster === '' || decoded.has(poster)) continue;
    const image = new Image();
    image.src = poster;
    decoded.set(poster, image);
    // Offline: the next card tries again.
    image.decode().catch(() => decoded.delete(poster));
  }
}

/** A click beside the controls leaves the focus on the card, so that the arrow keys keep working. */
function keepFocusBesideControls(event: MouseEvent): void {
  const isControl =
    event.target instanceof Element &&
    event.target.closest('a, button, input, label, [data-scrolls]') !== null;
  if (!isControl) event.preventDefault();
}

interface CardTableProps {
  sort: Sort;
  extraCards: readonly ExtraCard[];
  asked: number;
}

const ahead = [1, 2, 3];

/** Memoized: a change of the saving state must not render the table. */
export const CardTable = memo(function CardTable({ sort, extraCards, asked }: CardTableProps) {
  const t = useText('sorting');
  // The dialog over this page needs these texts at once.
  useText('results');
  const navigate = useNavigate();
  const { shown, setShown, showInstead } = useShownIndex(asked);
  const hasKeys = useShortcuts();
  const table = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const backModal = useRef<ModalHandle>(null);
  const stack = useRef<CardStackHandle>(null);
  const [dialog, setDialog] = useState<'back' | 'undo' | null>(null);
  // The last answer leaves this page: `isDone` stays as it was, to avoid a layout.
  const [heldDone, setHeldDone] = useState<boolean | null>(null);
  // The first card after half-way. The moment comes once, also if the student goes back.
  const [halfway, setHalfway] = useState<number | 'over' | null>(null);
  const [readPass, setReadPass] = useState<number | null>(null);
  const { afterNextPaint, settle } = useAfterPaint();
  const cardOf = useTableCards(extraCards, sort.ownCards);
  usePageTitle(t('table.title'));
  useCardTimes();

  const names = passCards(sort);
  const index = allowedIndex(sort, shown);
  const top = cardOf(names[index - 1] ?? '');
  const ideas = ideasOf(sort, top.name);
  const isSecond = isLaterPass(sort);
  const mustRead = isSecond && readPass !== sort.pass.at && isPassUntouched(sort);
  const isDone = heldDone ?? mayPick(sort);
  // It may stay for the next card too: a quick student can still read it.
  const isHalfwayShown = index === halfway || index - 1 === halfway;
  if (typeof halfway === 'number' && !isHalfwayShown) setHalfway('over');
  const halfwayLeft =
    typeof halfway === 'number' && isHalfwayShown ? names.length - halfway + 1 : null;
  const hasRanks = sort.ranks.value.some((slot) => slot !== null);
  usePostersAhead(
    ahead.flatMap((step) => {
      const name = names[index - 1 + step];
      return name === undefined ? [] : [cardOf(name).view.poster];
    }),
  );

  const correct = useEffectEvent(() => showInstead(index));
  const isAskedTooMuch = shown !== index;
  useEffect(() => {
    if (isAskedTooMuch) correct();
  }, [isAskedTooMuch]);

  const give = (given: Answer, isTurned = false) => {
    const release = sortState.hold();
    const after = answer(top.name, given);
    if (after === null || after === 'full') return release();
    cardTimes.answered(top.view.kind === 'built-in' ? top.name : null);
    const step = stepAfter(after, index);
    const following = step.kind === 'card' ? passCards(after)[step.index - 1] : undefined;
    const updateStack =
      following === undefined ? undefined : stack.current?.deal(given, following, isTurned);
    afterNextPaint(() => {
      release();
      updateStack?.();
      if (step.kind === 'card') {
        setShown(step.index);
        if (!isSecond && index === halfwayCard(names.length))
          setHalfway((known) => known ?? step.index);
      } else setHeldDone(isDone);
    });
    afterPaint(() => void navigate(pathOfStep(step)));
  };
  const giveByButton = useStableCallback((given: Answer, byPointer: boolean) => {
    give(given);
    if (byPointer) stack.current?.focus();
  });
  const closeBack = () => {
    // At once: the next input belongs to the next card.
    backModal.current?.closeAtOnce();
    setDialog(null);
    stack.current?.focus();
  };
  const giveFromBack = useStableCallback((given: Answer) => {
    closeBack();
    give(given, true);
  });
  const goBack = () => {
    const before = names[index - 2];
    if (before === undefined) return;
    undo(before);
    cardTimes.begin();
    showInstead(index - 1);
  };
  const askBack = () => (hasRanks ? setDialog('undo') : goBack());
  const back = index > 1 ? askBack : null;
  const goBackByButton = (byPointer: boolean) => {
    back?.();
    // The button is hidden on the first card and would take the focus with it.
    if (byPointer || index === 2) stack.current?.focus();
  };

  const actOnKey = (meaning: Answer | 'back') => {
    const isTurned = dialog === 'back';
    if (meaning !== 'back') return isTurned ? giveFromBack(meaning) : give(meaning);
    if (isTurned) closeBack();
    back?.();
  };
  useTableKeys({
    // A dialog opens a moment after the request, so the keys stop here already.
    isOn: hasKeys && dialog !== 'undo' && !mustRead,
    settle,
    onKey: actOnKey,
  });

  return (
    <>
      {/* Pending updates are applied first, so that each input acts on the visible card. */}
      <div
        ref={table}
        className={style.table}
        onClickCapture={settle}
        onPointerDownCapture={settle}
        onPointerUpCapture={settle}
        onMouseDownCapture={keepFocusBesideControls}
      >
        <h1 className="visually-hidden">{t('table.heading')}</h1>
        <TableBar
          index={index}
          count={names.length}
          isSecond={isSecond}
          onBack={back && goBackByButton}
        />
        <div className={style.stage}>
          <CardStack
            ref={stack}
            place={place}
            top={top}
            next={index < names.length ? cardOf(names[index] ?? '') : null}
            later={index + 1 < names.length ? cardOf(names[index + 1] ?? '') : null}
            table={table}
            isTurned={dialog === 'back'}
            onSwipe={give}
            onTurn={() => setDialog('back')}
          />
          <div className={style.answers}>
            <AnswerButtons
              given={answerOf(sort, top.name)}
              hasKeys={hasKeys}
              onAnswer={giveByButton}
            />
            <PickLink isReady={isDone} isLater={isSecond} />
            <CareerSheet name={top.name} card={top.view} ideas={ideas} />
            <ShortcutSwitch isOn={hasKeys} />
          </div>
          <HalfwayMoment left={halfwayLeft} />
        </div>
        <CareerPane name={top.name} card={top.view} ideas={ideas} />
      </div>
      {dialog === 'back' && (
        <CardBackModal
          ref={backModal}
          card={top.view}
          turnsFrom={place}
          foot={
            <AnswerButtons
              look="row"
              given={answerOf(sort, top.name)}
              hasKeys={hasKeys}
              onAnswer={giveFromBack}
            />
          }
          onClosed={() => setDialog(null)}
        >
          <Ideas card={top.name} ideas={ideas} />
        </CardBackModal>
      )}
      {dialog === 'undo' && (
        <UndoWarning
          onClosed={(isMeant) => {
            setDialog(null);
            if (isMeant) goBack();
          }}
        />
      )}
      {mustRead && (
        <PassNotice
          key={sort.pass.at}
          sort={sort}
          count={names.length}
          onClosed={(wantsAll) => {
            setReadPass(sort.pass.at);
            if (wantsAll) void navigate(pages.allCards.path);
          }}
        />
      )}
    </>
  );
});

/**
 * For changes that are already in the DOM: the browser paints first, then React's state follows.
 * `settle` applies the pending update at once, before the next input.
 */
function useAfterPaint() {
  const waiting = useRef<(() => void) | null>(null);
  const settle = useCallback(() => {
    const work = waiting.current;
    waiting.current = null;
    // Synchronous, so that no frame shows half of the update.
    if (work) flushSync(work);
  }, []);
  const afterNextPaint = (work: () => void) => {
    waiting.current = work;
    afterPaint(() => {
      if (waiting.current === work) settle();
    });
  };
  return { afterNextPaint, settle };
}

/**
 * A stable function that calls the latest `act`, so that memoized children do not render again.
 * For events only: a render must not call it.
 */
function useStableCallback<A extends readonly unknown[]>(act: (...given: A) => void) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}

interface ShownIndex {
  readonly shown: number;
  readonly setShown: (index: number) => void;
  readonly showInstead: (index: number) => void;
}

/**
 * The next frame shows the new card and the address follows, so that answers do not wait for the
 * router. Only the browser's back and forward buttons change the card by the address.
 */
function useShownIndex(asked: number): ShownIndex {
  const navigate = useNavigate();
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [shown, setShown] = useState(asked);
  const [seen, setSeen] = useState(location);
  // By identity: going forward and back within one render results in the same key.
  if (seen !== location) {
    setSeen(location);
    if (isPop) setShown(asked);
  }
  const showInstead = (index: number) => {
    setShown(index);
    afterPaint(() => void navigate(cardPath(index), { replace: true }));
  };
  return { shown, setShown, showInstead };
}
