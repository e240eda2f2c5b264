import type { MailStatus } from '@trio/contracts/mail';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { listMails, type MailList } from '../api/mails.ts';

interface Loaded {
  /** What the list is of: an answer that comes too late is not shown under another name. */
  readonly of: string;
  readonly list: MailList | null;
  readonly problem: FormProblem | null;
}

/** One page of mails, loaded anew when another is asked for. */
export function useMails(status: MailStatus, page: number) {
  const wanted = `${status}/${page}`;
  const [loaded, setLoaded] = useState<Loaded>({ of: wanted, list: null, problem: null });
  const load = useCallback(
    () =>
      listMails(status, page).then(
        (list) => setLoaded({ of: wanted, list, problem: null }),
        (error: unknown) => setLoaded({ of: wanted, list: null, problem: problemOf(error) }),
      ),
    [status, page, wanted],
  );
  useEffect(() => void load(), [load]);

  /** Gone at once; the next look will say the same. */
  const forget = (id: string) =>
    setLoaded((now) => ({
      ...now,
      list: now.list && {
        total: now.list.total - 1,
        mails: now.list.mails.filter(({ _id }) => _id !== id),
      },
    }));

  const isCurrent = loaded.of === wanted;
  return {
    list: isCurrent ? loaded.list : null,
    problem: isCurrent ? loaded.problem : null,
    load,
    forget,
  };
}
