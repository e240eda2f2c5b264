import type { ExtraCard } from '@trio/contracts/cards';
import { cardPath, pages } from '@trio/contracts/pages';
import { ideasOf } from '@trio/domain/sorting/ideas';
import { isPassDone, isPassUntouched, passCards } from '@trio/domain/sorting/passes';
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
} from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { afterPaint } from '../../../../lib/after-paint.ts';
import { sortState } from '../../../../lib/current-sort.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { CardBackModal } from '../../../../ui/card/card-back.tsx';
import { viewOwnCard, type CardView } from '../../../../ui/card/card-view.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { pathOfStep } from '../../model/sort-model.ts';
import { cardTimes } from '../../sync/sorting-time.ts';
import { answer, undo } from '../../sync/browser-sync.ts';
import { useCardTimes } from '../../sync/use-sorting-time.ts';
import { useLeaveSort } from '../leave/leave-guard.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { PassNotice, UndoWarning } from './card-notices.tsx';
import { CardStack, type CardOnTable, type CardStackHandle } from './card-stack.tsx';
import style from './card-table.module.css';
import { CareerPane, CareerSheet } from './career-pane.tsx';
import { Ideas } from './ideas.tsx';
import shortcutSwitchStyle from './shortcut-switch.module.css';
import tableBarStyle from './table-bar.module.css';
import { setShortcuts, useShortcuts, useTableKeys } from './use-table-keys.ts';

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

const ShortcutSwitch = memo(function ShortcutSwitch({ isOn }: { isOn: boolean }) {
  const t = useText('sorting');
  return (
    <div className={shortcutSwitchStyle.row}>
      <label className={shortcutSwitchStyle.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => setShortcuts(event.currentTarget.checked)}
        />
        {t('table.shortcuts')}
      </label>
      {isOn && <span>{t('table.hint')}</span>}
    </div>
  );
});

interface CardTableProps {
  sort: Sort;
  extraCards: readonly ExtraCard[];
  asked: number;
}

const ahead = [1, 2, 3];

/** Memoized: a change of the saving state must not render the table. */
export const CardTable = memo(function CardTable({ sort, extraCards, asked }: CardTableProps) {
  const t = useText('sorting');
  const navigate = useNavigate();
  const { shown, setShown, showInstead } = useShownIndex(asked);
  const hasKeys = useShortcuts();
  const table = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const stack = useRef<CardStackHandle>(null);
  const [dialog, setDialog] = useState<'back' | 'undo' | null>(null);
  // The last answer leaves this page: `isDone` stays as it was, to avoid a layout.
  const [heldDone, setHeldDone] = useState<boolean | null>(null);
  const [readPass, setReadPass] = useState<number | null>(null);
  const { afterNextPaint, settle } = useAfterPaint();
  const cardOf = useTableCards(extraCards, sort.ownCards);
  usePageTitle(t('table.title'));
  useCardTimes();

  const names = passCards(sort);
  const index = allowedIndex(sort, shown);
  const top = cardOf(names[index - 1] ?? '');
  const ideas = ideasOf(sort, top.name);
  const isSecond = sort.pass.value !== 'first';
  const mustRead = isSecond && readPass !== sort.pass.at && isPassUntouched(sort);
  const isDone = heldDone ?? isPassDone(sort);
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

  const give = (given: Answer) => {
    const release = sortState.hold();
    const after = answer(top.name, given);
    if (after === null || after === 'full') return release();
    cardTimes.answered(top.view.kind === 'built-in' ? top.name : null);
    const step = stepAfter(after, index);
    const following = step.kind === 'card' ? passCards(after)[step.index - 1] : undefined;
    const updateStack = following === undefined ? undefined : stack.current?.deal(given, following);
    afterNextPaint(() => {
      release();
      updateStack?.();
      if (step.kind === 'card') setShown(step.index);
      else setHeldDone(isDone);
    });
    afterPaint(() => void navigate(pathOfStep(step)));
  };
  const giveByButton = useStableCallback((given: Answer, byPointer: boolean) => {
    give(given);
    if (byPointer) stack.current?.focus();
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

  useTableKeys({
    stage,
    // A dialog opens a moment after the request, so the keys stop here already.
    isOn: hasKeys && dialog === null && !mustRead,
    settle,
    onKey: (meaning) => (meaning === 'back' ? back?.() : give(meaning)),
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
      >
        <h1 className="visually-hidden">{t('table.heading')}</h1>
        <TableBar index={index} count={names.length} isSecond={isSecond} onBack={back} />
        <div ref={stage} className={style.stage}>
          <CardStack
            ref={stack}
            top={top}
            next={index < names.length ? cardOf(names[index] ?? '') : null}
            later={index + 1 < names.length ? cardOf(names[index + 1] ?? '') : null}
            table={table}
            onSwipe={give}
            onTurn={() => setDialog('back')}
          />
          <div className={style.answers}>
            <AnswerButtons
              given={answerOf(sort, top.name)}
              hasKeys={hasKeys}
              onAnswer={giveByButton}
            />
            {isDone && (
              <ButtonLink look="quiet" to={pages.select.path}>
                {t('table.toSelect')}
              </ButtonLink>
            )}
            <CareerSheet name={top.name} card={top.view} ideas={ideas} />
            <ShortcutSwitch isOn={hasKeys} />
          </div>
        </div>
        <CareerPane name={top.name} card={top.view} ideas={ideas} />
      </div>
      {dialog === 'back' && (
        <CardBackModal card={top.view} onClosed={() => setDialog(null)}>
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
          onClosed={() => setReadPass(sort.pass.at)}
        />
      )}
    </>
  );
});

interface TableBarProps {
  index: number;
  count: number;
  isSecond: boolean;
  onBack: (() => void) | null;
}

function TableBar({ index, count, isSecond, onBack }: TableBarProps) {
  const t = useText('sorting');
  const { saveAndExit } = useLeaveSort();
  const widest = t('table.progress', { index: count, count }).length;
  return (
    <div className={tableBarStyle.bar}>
      <div className={tableBarStyle.side}>
        {/* Always rendered: the first answer only makes it visible. */}
        <button
          type="button"
          className={onBack ? tableBarStyle.link : `${tableBarStyle.link} ${tableBarStyle.away}`}
          onClick={onBack ?? undefined}
        >
          <LineIcon d="M17 10H3.500M9 4l-6 6 6 6" size={18} />
          {t('table.back')}
        </button>
      </div>
      <p className={tableBarStyle.progress}>
        {isSecond && <span className={tableBarStyle.pass}>{t('table.pass')}</span>}
        <span className={tableBarStyle.place}>
          <span className={tableBarStyle.count} style={{ width: `${widest}ch` }}>
            {t('table.progress', { index, count })}
          </span>
        </span>
      </p>
      <div className={tableBarStyle.side}>
        <button type="button" className={tableBarStyle.link} onClick={saveAndExit}>
          {t('table.exit')}
        </button>
      </div>
      <div className={tableBarStyle.track} aria-hidden="true">
        <i style={{ transform: `scaleX(${index / count})` }} />
      </div>
    </div>
  );
}

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
