import { isErrorCode, type ErrorCode } from '@trio/contracts/error-codes';
import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { ApiFailure } from '../api/api-failure.ts';
import { findField, isField, namesOf } from './form-fields.ts';
import { useFormDraft } from './use-form-draft.ts';

export type FormProblem = ErrorCode | 'error.offline' | 'error.defaultMessage';
export type FieldProblems = Readonly<Partial<Record<string, ErrorCode>>>;

interface FormState {
  readonly isSending: boolean;
  readonly isDone: boolean;
  readonly fields: FieldProblems;
  readonly problem: FormProblem | null;
}

export interface FormSettings<S extends z.ZodMiniType<object>> {
  readonly schema: S;
  readonly submit: (values: z.output<S>) => Promise<void>;
  readonly fieldOf?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** The stored draft's name; never given to a form with only passwords. */
  readonly draft?: string;
}

const idle: FormState = { isSending: false, isDone: false, fields: {}, problem: null };

export function useForm<S extends z.ZodMiniType<object>>({
  schema,
  submit,
  fieldOf,
  draft,
}: FormSettings<S>) {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [state, setState] = useState(idle);
  const forgetDraft = useFormDraft(draft ?? null, form);

  const refuse = (fields: FieldProblems, problem: FormProblem | null) => {
    // The message must be rendered before the focus moves, or a screen reader misses it.
    flushSync(() => setState({ ...idle, fields, problem }));
    const place = findField(form.current, fields) ?? form.current?.querySelector('[role="alert"]');
    if (place instanceof HTMLElement) place.focus();
  };

  /** An error of a field that is not shown becomes an error of the whole form. */
  const refuseShown = (fields: FieldProblems, code: FormProblem | null) => {
    const shown = namesOf(form.current);
    const entries = Object.entries(fields).filter(([name]) => shown.has(name));
    const hidden = Object.entries(fields).find(([name]) => !shown.has(name))?.[1];
    refuse(Object.fromEntries(entries), entries.length > 0 ? null : (hidden ?? code));
  };

  const send = async (values: z.output<S>) => {
    setState({ ...idle, isSending: true });
    try {
      await submit(values);
      forgetDraft();
      setState({ ...idle, isDone: true });
    } catch (error) {
      if (!(error instanceof ApiFailure)) return refuse({}, 'error.defaultMessage');
      const field = isErrorCode(error.code) ? fieldOf?.[error.code] : undefined;
      const fields = field === undefined ? listed(error) : { [field]: error.code as ErrorCode };
      refuseShown(fields, error.code);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A ref, not state: a second submit may come before the next render.
    if (isUnderWay.current) return;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!parsed.success) return refuseShown(firstPerField(parsed.error.issues), null);
    isUnderWay.current = true;
    void send(parsed.data).finally(() => {
      isUnderWay.current = false;
    });
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    if (!isField(target) || state.isSending) return;
    if (!(target.name in state.fields) && !state.isDone) return;
    const { [target.name]: _, ...fields } = state.fields;
    setState({ ...state, isDone: false, fields });
  };

  return {
    ...state,
    form: { ref: form, onSubmit, onInput, noValidate: true },
    forget: () => setState(idle),
    forgetDraft,
  };
}

export type FormHandle = ReturnType<typeof useForm>;

const listed = ({ fields }: ApiFailure): FieldProblems =>
  Object.fromEntries(fields.map(({ path, code }) => [path, code]));

function firstPerField(issues: readonly z.core.$ZodIssue[]): FieldProblems {
  const fields: Record<string, ErrorCode> = {};
  for (const { path, message } of issues) {
    fields[String(path[0])] ??= isErrorCode(message) ? message : 'request/invalid';
  }
  return fields;
}

export function useEditForm<S extends z.ZodMiniType<object>>(settings: FormSettings<S>) {
  const { form, ...state } = useForm(settings);
  const { ref, onSubmit: submit } = form;
  const sent = useRef<FormData>(null);

  useEffect(() => {
    if (state.isDone && ref.current && sent.current) showSaved(ref.current, sent.current);
  }, [state.isDone, ref]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    sent.current = new FormData(event.currentTarget);
    submit(event);
  };
  return { ...state, form: { ...form, onSubmit } };
}

type TextEntry = HTMLInputElement | HTMLTextAreaElement;

const isTextEntry = (element: Element): element is TextEntry =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Resets each field to its default, the saved value; text typed during the save stays. */
function showSaved(form: HTMLFormElement, sent: FormData): void {
  for (const element of form.elements) {
    if (isTextEntry(element) && element.value === sent.get(element.name)) {
      element.value = element.defaultValue;
    }
  }
}
