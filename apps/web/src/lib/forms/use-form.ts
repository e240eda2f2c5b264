import { isErrorCode, type ErrorCode } from '@trio/contracts/error-codes';
import { useRef, useState, type SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import { ApiFailure } from '../api/api-failure.ts';

export type FormProblem = ErrorCode | 'error.offline' | 'error.defaultMessage';

interface FormState {
  readonly isSending: boolean;
  /** What is wrong with each field, by its name. */
  readonly fields: Readonly<Record<string, ErrorCode>>;
  /** What is wrong with the whole. */
  readonly problem: FormProblem | null;
}

const idle: FormState = { isSending: false, fields: {}, problem: null };

/**
 * A form checked by the wire's own schema before it is sent, and again by the server. Both speak in
 * error codes, worded by the page. The first field in need gets the focus.
 */
export function useForm<S extends z.ZodMiniType<object>>(
  schema: S,
  submit: (values: z.output<S>) => Promise<void>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(idle);

  const refuse = (fields: FormState['fields'], problem: FormProblem | null) => {
    setState({ isSending: false, fields, problem });
    const first = [...(form.current?.elements ?? [])].find(
      (element) => element instanceof HTMLInputElement && element.name in fields,
    );
    if (first instanceof HTMLElement) first.focus();
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isSending) return;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!parsed.success) {
      refuse(firstPerField(parsed.error.issues), null);
      return;
    }
    setState({ ...idle, isSending: true });
    try {
      await submit(parsed.data);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const fields = Object.fromEntries(error.fields.map(({ path, code }) => [path, code]));
      refuse(fields, error.fields.length > 0 ? null : error.code);
    }
  };

  return {
    ...state,
    form: {
      ref: form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
      noValidate: true,
    },
  };
}

function firstPerField(issues: readonly z.core.$ZodIssue[]): Record<string, ErrorCode> {
  const fields: Record<string, ErrorCode> = {};
  for (const { path, message } of issues) {
    fields[String(path[0])] ??= isErrorCode(message) ? message : 'request/invalid';
  }
  return fields;
}
