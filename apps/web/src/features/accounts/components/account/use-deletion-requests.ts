import { usePanel } from '../../../../lib/panel/use-panel.ts';
import { listDeletionRequests } from '../../api/deletion-requests.ts';

export function useDeletionRequests() {
  const { data, problem, reload, change } = usePanel('requests', listDeletionRequests);
  /** Gone at once, whatever the next answer takes. */
  const forget = (id: string) => change((requests) => requests.filter(({ _id }) => _id !== id));
  return { requests: data, problem, load: reload, forget };
}
