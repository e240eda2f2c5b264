import { signIn as endpoint } from '@trio/contracts/identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { signIn } from '../../../lib/session/session.ts';
import { logInPatiently } from '../model/log-in-patiently.ts';

export function useLogin() {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const isStopped = useRef(false);
  const endWait = useRef<() => void>(() => {});
  const stopWaiting = useCallback(() => {
    isStopped.current = true;
    endWait.current();
  }, []);
  useEffect(() => stopWaiting, [stopWaiting]);

  const countDown = async (seconds: number): Promise<boolean> => {
    if (isStopped.current) return false;
    return new Promise((resolve) => {
      let left = seconds;
      const end = (goesOn: boolean) => {
        clearInterval(timer);
        resolve(goesOn);
      };
      const timer = setInterval(() => {
        left -= 1;
        setSecondsLeft(left);
        if (left === 0) end(true);
      }, 1000);
      endWait.current = () => end(false);
      setSecondsLeft(left);
    });
  };

  const login = useForm({
    schema: endpoint.body,
    submit: ({ email, password }) => {
      isStopped.current = false;
      const logIn = () => signIn(email, password);
      return logInPatiently(logIn, countDown).finally(() => setSecondsLeft(null));
    },
  });

  return {
    ...login,
    /** Until the next attempt; 0 while it runs, null if the server is not busy */
    secondsLeft,
    stopWaiting,
  };
}

export type Login = ReturnType<typeof useLogin>;
