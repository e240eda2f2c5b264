import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '../../../../lib/shortcuts.ts';

export const rowId = (id: string): string => `queue-${id}`;

export const focusRow = (id: string): void => document.getElementById(rowId(id))?.focus();

interface QueueKeys {
  ids: readonly string[];
  currentId: string | null;
  onOpen: (id: string) => void;
  onNote: () => void;
  onPutOff: () => void;
  onFilter: () => void;
  onHelp: () => void;
}

const fields = 'input, textarea, select, [contenteditable]';
const list = '[data-queue]';

/** Arrows work in the list, letters on the whole page. Both are extras to links and buttons. */
export function useQueueKeys(keys: QueueKeys): void {
  const hasLetters = useShortcuts();

  const move = (by: number, isInList: boolean) => {
    const { ids, currentId } = keys;
    const at = currentId === null ? -1 : ids.indexOf(currentId);
    const next = isInList ? at + by : at;
    const to = ids[Math.min(Math.max(next, 0), ids.length - 1)];
    if (to !== undefined) focusRow(to);
  };

  const handle = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
    if (isTaken || document.querySelector('dialog[open]') || target.closest(fields)) return;
    const isInList = target.closest(list) !== null;
    const { ids, currentId } = keys;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1, true),
      ArrowUp: () => move(-1, true),
      Home: () => move(-ids.length, true),
      End: () => move(ids.length, true),
    };
    const letters: Readonly<Record<string, () => void>> = {
      j: () => move(1, isInList),
      k: () => move(-1, isInList),
      o: () => currentId !== null && keys.onOpen(currentId),
      d: keys.onNote,
      p: keys.onPutOff,
      '/': keys.onFilter,
      '?': keys.onHelp,
    };
    const step = isInList ? steps[event.key] : undefined;
    const act = step ?? (hasLetters ? letters[event.key] : undefined);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
