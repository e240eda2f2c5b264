import type { Reflection } from '@trio/contracts/reflection';
import type { Plan } from '@trio/domain/steps/plan';
import { eraseStored, readStored, store } from '../storage.ts';

const draftKey = 'trio.reflection';

/** A draft is shown only to its account, and only with its sort. */
export interface DraftOwner {
  readonly accountId: string;
  readonly sortId: string;
}

export interface ReflectionDraft {
  readonly reflection: Reflection;
  /** The open question; null if the student left the questions for later. */
  readonly question: string | null;
}

type Stored = DraftOwner & ReflectionDraft;

export function keepDraft(
  { accountId, sortId }: DraftOwner,
  { reflection, question }: ReflectionDraft,
): void {
  store(draftKey, JSON.stringify({ accountId, sortId, reflection, question } satisfies Stored));
}

export function readDraft({ accountId, sortId }: DraftOwner): ReflectionDraft | null {
  try {
    const stored = JSON.parse(readStored(draftKey) ?? 'null') as Partial<Stored> | null;
    if (stored?.accountId !== accountId || stored.sortId !== sortId) return null;
    const { question = null } = stored;
    return {
      reflection: toReflection(stored.reflection ?? {}),
      question: typeof question === 'string' ? question : null,
    };
  } catch {
    return null;
  }
}

export const eraseDraft = (): void => eraseStored(draftKey);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function toPlan(stored: unknown): Plan | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { when, will, withWhom, dueOn } = stored as Partial<Record<keyof Plan, unknown>>;
  return {
    when: text(when),
    will: text(will),
    withWhom: text(withWhom),
    dueOn: typeof dueOn === 'string' ? dueOn : null,
  };
}

/** Another version may have stored the draft: reads the fields that this version knows. */
function toReflection(stored: Partial<Record<keyof Reflection, unknown>>): Reflection {
  const flag = (value: unknown): boolean => (typeof value === 'boolean' ? value : true);
  const [first, second, third] = Array.isArray(stored.reasons) ? (stored.reasons as unknown[]) : [];
  return {
    reasons: [text(first), text(second), text(third)],
    shared: text(stored.shared),
    action: text(stored.action),
    ...(stored.plan !== undefined && { plan: toPlan(stored.plan) }),
    includesFamilyPage: flag(stored.includesFamilyPage),
    includesCounsellorPage: flag(stored.includesCounsellorPage),
  };
}
