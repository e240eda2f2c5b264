import { signIn as endpoint } from '@trio/contracts/identity';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { signIn } from '../../../lib/session/session.ts';
import { logInPatiently } from '../model/log-in-patiently.ts';

/** The log-in form. While the server is busy it counts down and tries again by itself. */
export function useLogin() {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const countDown = (seconds: number): Promise<boolean> =>
    new Promise((resolve) => {
      let left = seconds;
      const end = (goesOn: boolean) => {
        clearInterval(timer);
        setSecondsLeft(null);
        resolve(goesOn);
      };
      const timer = setInterval(() => {
        left -= 1;
        if (left > 0) setSecondsLeft(left);
        else end(true);
      }, 1000);
      stop.current = () => end(false);
      setSecondsLeft(left);
    });

  const login = useForm({
    schema: endpoint.body,
    submit: ({ email, password }) => logInPatiently(() => signIn(email, password), countDown),
  });

  return {
    ...login,
    /** Until the next try; null while none is pending. */
    secondsLeft,
    stopWaiting: () => stop.current(),
  };
}

export type Login = ReturnType<typeof useLogin>;
