/** The list that preparations step through. It contains ids only, and lasts as long as the tab. */
export interface QueueOrder {
  readonly ids: readonly string[];
  /** The query of the list's address. */
  readonly query: string;
}

const storageKey = 'trio.queue';
const none: QueueOrder = { ids: [], query: '' };

export function rememberOrder(order: QueueOrder): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(order));
  } catch {
    // Storage is blocked or full: the preparation then has no next student.
  }
}

export function readOrder(): QueueOrder {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as QueueOrder | null;
    const isOrder = Array.isArray(stored?.ids) && typeof stored.query === 'string';
    return isOrder ? stored : none;
  } catch {
    return none;
  }
}
