import type { Reflection } from '@trio/contracts/reflection';
import { eraseStored, readStored, store } from '../storage.ts';

/** What is being written about a three, and not saved yet: one at a time, of whoever is signed in. */
const draftKey = 'trio.reflection';

/** Whose it is, and about which sort: nobody else sees it, and it is shown with no other three. */
export interface DraftOwner {
  readonly accountId: string;
  readonly sortId: string;
}

interface Stored extends DraftOwner {
  readonly reflection: Reflection;
}

export function keepDraft({ accountId, sortId }: DraftOwner, reflection: Reflection): void {
  store(draftKey, JSON.stringify({ accountId, sortId, reflection } satisfies Stored));
}

/** One that cannot be read, or is somebody else's, is none. */
export function readDraft({ accountId, sortId }: DraftOwner): Reflection | null {
  try {
    const stored = JSON.parse(readStored(draftKey) ?? 'null') as Partial<Stored> | null;
    if (stored?.accountId !== accountId || stored.sortId !== sortId) return null;
    return toReflection(stored.reflection ?? {});
  } catch {
    return null;
  }
}

export const eraseDraft = (): void => eraseStored(draftKey);

/** Whatever an earlier or a later version wrote: as much of it as this one understands. */
function toReflection(stored: Partial<Record<keyof Reflection, unknown>>): Reflection {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const flag = (value: unknown): boolean => (typeof value === 'boolean' ? value : true);
  const [first, second, third] = Array.isArray(stored.reasons) ? (stored.reasons as unknown[]) : [];
  return {
    reasons: [text(first), text(second), text(third)],
    shared: text(stored.shared),
    action: text(stored.action),
    includesFamilyPage: flag(stored.includesFamilyPage),
    includesCounsellorPage: flag(stored.includesCounsellorPage),
  };
}
