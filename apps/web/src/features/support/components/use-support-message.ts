import { useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import { sendSupport } from '../api/send-support.ts';
import { keepDraft, readDraft } from '../model/support-draft.ts';

/** Router state: a first sentence that the previous page suggests */
export interface SuggestedMessage {
  readonly message?: string;
}

/** No validation before sending: the server reports what is wrong. */
const anyMessage = z.object({ message: z.string() });

export function useSupportMessage() {
  const { _id: accountId } = useAccount();
  const { state } = useLocation() as { state: SuggestedMessage | null };
  const [text, setText] = useState(() => readDraft(accountId) || (state?.message ?? ''));

  const write = (next: string) => {
    setText(next);
    keepDraft(accountId, next);
  };

  const form = useForm({
    schema: anyMessage,
    draft: 'support',
    submit: async () => {
      await sendSupport(text);
      countEvent('support-request');
      if (readDraft(accountId) === text) keepDraft(accountId, '');
      // Text typed during the request stays: it begins another message.
      setText((now) => (now === text ? '' : now));
    },
  });
  return { ...form, text, write };
}
