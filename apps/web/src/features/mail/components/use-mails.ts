import type { MailStatus } from '@trio/contracts/mail';
import { usePanel } from '../../../lib/panel/use-panel.ts';
import { listMails } from '../api/mails.ts';

/** One page of mails. */
export function useMails(status: MailStatus, page: number) {
  const { data, isCurrent, problem, reload, change } = usePanel(`${status}/${page}`, () =>
    listMails(status, page),
  );
  /** Gone at once; the next look will say the same. */
  const forget = (id: string) =>
    change(({ total, mails }) => ({
      total: total - 1,
      mails: mails.filter(({ _id }) => _id !== id),
    }));
  // A list that comes too late is not shown under another name.
  return { list: isCurrent ? data : null, problem, load: reload, forget };
}
