import { useEffect, useEffectEvent, useState } from 'react';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { makeProfile, type ProfileRequest } from '../../../../lib/profile/make-profile.ts';
import { countEvent, sendWaitingEvents } from '../../../../lib/usage/usage.ts';

type TabState =
  | { readonly status: 'making' | 'busy' | 'ready' }
  | { readonly status: 'failed'; readonly problem: FormProblem };

const making: TabState = { status: 'making' };

/** Begins as the page opens; `start` begins anew. */
export function useProfileTab(wanted: ProfileRequest) {
  const [state, setState] = useState(making);
  const [round, setRound] = useState(0);

  const make = useEffectEvent(async (signal: AbortSignal) => {
    const show = (next: TabState): void => {
      if (!signal.aborted) setState(next);
    };
    try {
      const address = await makeProfile(wanted, { onBusy: () => show({ status: 'busy' }), signal });
      if (signal.aborted) return;
      // Staff who open a student's are counted where they do so.
      if (wanted.uid === null) countEvent('results-download');
      sendWaitingEvents();
      // Where the browser has no viewer it saves the document, and this page stays.
      show({ status: 'ready' });
      // In this page's place: the way back leads to no spinner.
      location.replace(address);
    } catch (error) {
      show({ status: 'failed', problem: problemOf(error) });
    }
  });

  useEffect(() => {
    const leaving = new AbortController();
    void make(leaving.signal);
    return () => leaving.abort();
  }, [round]);

  return {
    state,
    start: () => {
      setState(making);
      setRound(round + 1);
    },
  };
}
