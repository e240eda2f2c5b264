import { usePanel } from '../../../lib/panel/use-panel.ts';
import { listAwaited } from '../api/awaited.ts';

/** One page of who waits. */
export function useAwaited(page: number) {
  const { data, isCurrent, problem, reload, change } = usePanel(String(page), () =>
    listAwaited(page),
  );
  /** Gone at once; the next look will say the same. */
  const forget = (id: string) =>
    change((list) => ({
      ...list,
      total: list.total - 1,
      students: list.students.filter(({ _id }) => _id !== id),
    }));
  // A list that comes too late is not shown under another number.
  return { list: isCurrent ? data : null, problem, load: reload, forget };
}
