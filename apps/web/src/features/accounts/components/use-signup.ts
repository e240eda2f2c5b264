import type { Answer, BodyInput } from '@trio/contracts/endpoint';
import {
  requestContact as contactEndpoint,
  previewCode as previewEndpoint,
  register as registerEndpoint,
  registerForm,
} from '@trio/contracts/registration';
import type { HomeRegion } from '@trio/domain/age/home-regions';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { send } from '../../../lib/api/send.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useGuardianToken } from '../../../lib/guardians.ts';
import { signIn } from '../../../lib/session/session.ts';
import { countEvent } from '../../../lib/usage/usage.ts';

/** Distinguishes browsers that share an IP address. Not stored: a reload creates a new id. */
const browser = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

export const previewCode = (code: string): Promise<Answer<typeof previewEndpoint>> =>
  send(previewEndpoint, null, { code, browser });

const register = (
  body: BodyInput<typeof registerEndpoint>,
): Promise<Answer<typeof registerEndpoint>> => send(registerEndpoint, null, body);

const requestContact = (
  body: BodyInput<typeof contactEndpoint>,
): Promise<Answer<typeof contactEndpoint>> => send(contactEndpoint, null, body);

export type SignupRole = 'student' | 'school';
export type Subscription = 'purchased' | 'contact';
export type SignupKind = SignupRole | 'contact';
export type ErrorOf = (field: string) => string | undefined;
export type HintOf = ErrorOf;

export interface SignupFieldsProps {
  kind: SignupKind;
  error: ErrorOf;
  errorHint: HintOf;
}

/** A child below the age of consent; the rest of the form is forgotten. */
export interface Below {
  readonly code: string;
  readonly age: number;
  readonly region: HomeRegion;
  readonly ownEmail: string;
}

export type Signup = ReturnType<typeof useSignup>;

export function useSignup() {
  const [role, setRole] = useState<SignupRole>('student');
  const [subscription, setSubscription] = useState<Subscription>('purchased');
  const [contacted, setContacted] = useState<{ name: string; email: string } | null>(null);
  const [triedEmail, setTriedEmail] = useState('');
  const [asksAge, setAsksAge] = useState(false);
  const [below, setBelow] = useState<Below | null>(null);
  const guardianToken = useGuardianToken();
  const registered = useRef<string>(null);

  const registration = useForm({
    schema: registerForm,
    submit: async ({ confirmPassword: _, ...body }) => {
      setTriedEmail(body.email);
      // If only the login failed, a retry must not register the same account again.
      if (registered.current !== body.email) {
        try {
          await register(body.type === 'student' ? { ...body, guardianToken } : body);
        } catch (error) {
          const code = error instanceof ApiFailure ? error.code : null;
          // The code was sent before its school was known.
          if (code === 'auth/age-required') setAsksAge(true);
          if (code !== 'auth/guardian-required' || body.type !== 'student') throw error;
          const { age = 0, region = 'other' } = body;
          forgetDraft();
          return setBelow({ code: body.code, age, region, ownEmail: body.email });
        }
        countEvent('signup');
        registered.current = body.email;
      }
      await signIn(body.email, body.password);
    },
    fieldOf: {
      'auth/age-required': 'age',
      'auth/school-not-found': 'code',
      'auth/school-not-open': 'code',
      'join/class-closed': 'code',
      'reservation-taken': 'code',
      'auth/email-already-exists': 'email',
      'auth/invalid-email': 'email',
      'auth/email-domain-not-whitelisted': 'email',
      'auth/email-domain-blacklisted': 'email',
      'form/password-common': 'password',
    },
  });
  const request = useForm({
    schema: contactEndpoint.body,
    submit: async (body) => {
      await requestContact(body);
      forgetDraft();
      setContacted({ name: body.firstname, email: body.email });
    },
  });

  const kind: SignupKind = role === 'school' && subscription === 'contact' ? 'contact' : role;
  const active = kind === 'contact' ? request : registration;
  const forgetDraft = useFormDraft('signup', active.form.ref);
  // Other fields are shown now, so old errors no longer apply.
  const changed = () => {
    registration.forget();
    request.forget();
  };
  return {
    kind,
    role,
    chooseRole: (next: SignupRole) => {
      setRole(next);
      changed();
    },
    subscription,
    chooseSubscription: (next: Subscription) => {
      setSubscription(next);
      changed();
    },
    contacted,
    below,
    asksAge: asksAge && guardianToken === undefined,
    setAsksAge,
    triedEmail,
    ...active,
    forgetDraft,
    // Prevents a second submit until the next page appears.
    isBusy: active.isSending || registration.isDone,
  };
}
