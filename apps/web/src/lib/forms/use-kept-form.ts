import { useEffect, useRef, type SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import { showKept } from './show-kept.ts';
import { useForm, type FormSettings } from './use-form.ts';

export function useKeptForm<S extends z.ZodMiniType<object>>(settings: FormSettings<S>) {
  const { form, ...state } = useForm(settings);
  const { ref, onSubmit: submit } = form;
  const sent = useRef<FormData>(null);

  useEffect(() => {
    if (state.isDone && ref.current && sent.current) showKept(ref.current, sent.current);
  }, [state.isDone, ref]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    sent.current = new FormData(event.currentTarget);
    submit(event);
  };
  return { ...state, form: { ...form, onSubmit } };
}
