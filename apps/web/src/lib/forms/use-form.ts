import { isErrorCode, type ErrorCode } from '@trio/contracts/error-codes';
import { useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { ApiFailure } from '../api/api-failure.ts';
import { useFormDraft } from './use-form-draft.ts';
import { findField, isField, namesOf } from './form-fields.ts';

export type FormProblem = ErrorCode | 'error.offline' | 'error.defaultMessage';
export type FieldProblems = Readonly<Partial<Record<string, ErrorCode>>>;

interface FormState {
  readonly isSending: boolean;
  /** What was sent last was accepted, and nothing has been changed since. */
  readonly isDone: boolean;
  /** What is wrong with each field, by its name. */
  readonly fields: FieldProblems;
  /** What is wrong with the whole. */
  readonly problem: FormProblem | null;
}

export interface FormSettings<S extends z.ZodMiniType<object>> {
  readonly schema: S;
  readonly submit: (values: z.output<S>) => Promise<void>;
  /** Refusals of the server that are about one field, and which. */
  readonly fieldOf?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** A name under which what is typed survives a reload; never given to a form that is only passwords. */
  readonly draft?: string;
}

const idle: FormState = { isSending: false, isDone: false, fields: {}, problem: null };

/**
 * A form checked by the wire's own schema before it is sent, and again by the server. Both speak in
 * error codes, worded by the page. What is in need gets the focus: the first field, else the notice.
 */
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
    // The message must stand on the page before the focus moves, or a screen reader misses it.
    flushSync(() => setState({ ...idle, fields, problem }));
    const place = findField(form.current, fields) ?? form.current?.querySelector('[role="alert"]');
    if (place instanceof HTMLElement) place.focus();
  };

  /** A complaint about something that the form does not show is a complaint about the whole. */
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
    // Noted at once: a second submit may come before the page has been drawn anew.
    if (isUnderWay.current) return;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!parsed.success) return refuseShown(firstPerField(parsed.error.issues), null);
    isUnderWay.current = true;
    void send(parsed.data).finally(() => {
      isUnderWay.current = false;
    });
  };

  /** What is being mended is no longer complained about. */
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    if (!isField(target) || state.isSending) return;
    if (!(target.name in state.fields) && !state.isDone) return;
    const { [target.name]: _, ...fields } = state.fields;
    setState({ ...state, isDone: false, fields });
  };

  return {
    ...state,
    form: { ref: form, onSubmit, onInput, noValidate: true },
    /** For a form that turns into another one: what was wrong with the first is no longer said. */
    forget: () => setState(idle),
    /** For a form that is given up. */
    forgetDraft,
  };
}

/** A form as its fields see it, whatever it sends. */
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
