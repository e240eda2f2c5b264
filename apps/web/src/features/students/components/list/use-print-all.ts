import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAction } from '../../../../lib/forms/use-action.ts';
import { fetchWholeList, type StudentList } from '../../api.ts';
import type { ListState } from '../../model.ts';

interface PrintAll {
  /** All pages while they are printed, else the page of the screen. */
  readonly shown: StudentList | undefined;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly print: () => void;
}

/** Loads what is not on the screen's page, then prints. `beforeprint` waits for no request. */
export function usePrintAll(
  schoolId: string,
  state: ListState,
  data: StudentList | undefined,
): PrintAll {
  const [whole, setWhole] = useState<{ of: StudentList; list: StudentList } | null>(null);
  const isPart = data !== undefined && (data.hasNextPage || data.hasPrevPage);
  const { state: action, run } = useAction(async () => {
    if (data !== undefined && isPart) {
      const list = await fetchWholeList(schoolId, state);
      flushSync(() => setWhole({ of: data, list }));
    }
    window.print();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
    // An open dialog prints alone.
    if (!isPrint || event.shiftKey || event.altKey || !isPart) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    void run();
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('keydown', (event) => onKey(event), { signal });
    window.addEventListener('afterprint', () => setWhole(null), { signal });
    return () => stop.abort();
  }, []);
  return {
    // Newer data wins if a browser does not report the end of printing.
    shown: whole?.of === data && whole ? whole.list : data,
    isBusy: action.status === 'busy',
    hasFailed: action.status === 'failed',
    print: () => void run(),
  };
}
