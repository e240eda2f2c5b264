import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { currentAccount } from '../session/session.ts';
import { fillIn, hasSameShape, readFields, type FieldValues } from './form-fields.ts';
import { drafts, visitor } from './draft-store.ts';

const ownerNow = (): string => currentAccount()?._id ?? visitor;

const isEmpty = (values: FieldValues): boolean =>
  Object.values(values).every((value) => value.trim() === '');

export function useFormDraft(
  name: string | null,
  form: RefObject<HTMLFormElement | null>,
): () => void {
  // Values for fields that appear only after others are filled in.
  const missing = useRef<FieldValues | null>(null);
  const keep = useEffectEvent(() => {
    if (name === null || form.current === null) return;
    const values = { ...missing.current, ...readFields(form.current) };
    if (isEmpty(values)) drafts.forget(name);
    else drafts.keep(ownerNow(), name, values);
  });
  const fill = useEffectEvent(() => {
    if (name === null || form.current === null) return;
    missing.current ??= (drafts.read(ownerNow(), name) ?? {}) as FieldValues;
    if (Object.keys(missing.current).length === 0) return;
    const filled = fillIn(form.current, missing.current);
    missing.current = Object.fromEntries(
      Object.entries(missing.current).filter(([field]) => !filled.includes(field)),
    );
  });
  useEffect(() => {
    const element = form.current;
    fill();
    const note = () => keep();
    element?.addEventListener('input', note);
    return () => element?.removeEventListener('input', note);
  });
  return () => {
    missing.current = {};
    if (name !== null) drafts.forget(name);
  };
}

export function useDraftState<T extends object>(name: string, initial: T) {
  const [value, setValue] = useState<T>(() => {
    const stored = drafts.read(ownerNow(), name);
    return hasSameShape(stored, initial) ? stored : initial;
  });
  const latest = useRef(value);
  const set = (change: (now: T) => T): void => {
    latest.current = change(latest.current);
    setValue(latest.current);
    drafts.keep(ownerNow(), name, latest.current);
  };
  return { value, set, forget: () => drafts.forget(name) };
}
