import { isErrorCode, type ErrorCode } from '@trio/contracts/error-codes';
import { useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { ApiFailure } from '../api/api-failure.ts';

export type FormProblem = ErrorCode | 'error.offline' | 'error.defaultMessage';
type FieldProblems = Readonly<Partial<Record<string, ErrorCode>>>;

interface FormState {
  readonly isSending: boolean;
  /** What is wrong with each field, by its name. */
  readonly fields: FieldProblems;
  /** What is wrong with the whole. */
  readonly problem: FormProblem | null;
}

interface FormSettings<S extends z.ZodMiniType<object>> {
  readonly schema: S;
  readonly submit: (values: z.output<S>) => Promise<void>;
  /** Refusals of the server that are about one field, and which. */
  readonly fieldOf?: Readonly<Partial<Record<ErrorCode, string>>>;
}

const idle: FormState = { isSending: false, fields: {}, problem: null };

/**
 * A form checked by the wire's own schema before it is sent, and again by the server. Both speak in
 * error codes, worded by the page. What is in need gets the focus: the first field, else the notice.
 */
export function useForm<S extends z.ZodMiniType<object>>({
  schema,
  submit,
  fieldOf,
}: FormSettings<S>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(idle);

  const refuse = (fields: FieldProblems, problem: FormProblem | null) => {
    // The message must stand on the page before the focus moves, or a screen reader misses it.
    flushSync(() => setState({ isSending: false, fields, problem }));
    const first = [...(form.current?.elements ?? [])].find(
      (element) => element instanceof HTMLInputElement && element.name in fields,
    );
    const place = first ?? form.current?.querySelector('[role="alert"]');
    if (place instanceof HTMLElement) place.focus();
  };

  const send = async (values: z.output<S>) => {
    setState({ ...idle, isSending: true });
    try {
      await submit(values);
    } catch (error) {
      if (!(error instanceof ApiFailure)) return refuse({}, 'error.defaultMessage');
      const field = isErrorCode(error.code) ? fieldOf?.[error.code] : undefined;
      if (field !== undefined && isErrorCode(error.code))
        return refuse({ [field]: error.code }, null);
      const fields = Object.fromEntries(error.fields.map(({ path, code }) => [path, code]));
      refuse(fields, error.fields.length > 0 ? null : error.code);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isSending) return;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (parsed.success) void send(parsed.data);
    else refuse(firstPerField(parsed.error.issues), null);
  };

  /** What is being mended is no longer complained about. */
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !(target.name in state.fields)) return;
    const { [target.name]: _, ...fields } = state.fields;
    setState({ ...state, fields });
  };

  return { ...state, form: { ref: form, onSubmit, onInput, noValidate: true } };
}

function firstPerField(issues: readonly z.core.$ZodIssue[]): FieldProblems {
  const fields: Record<string, ErrorCode> = {};
  for (const { path, message } of issues) {
    fields[String(path[0])] ??= isErrorCode(message) ? message : 'request/invalid';
  }
  return fields;
}
