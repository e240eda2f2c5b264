import type { Reflection } from '@trio/contracts/reflection';
import { eraseStored, readStored, store } from '../storage.ts';

const draftKey = 'trio.reflection';

/** A draft is shown only to its account, and only with its sort. */
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

/** Another version may have stored the draft: reads the fields that this version knows. */
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
