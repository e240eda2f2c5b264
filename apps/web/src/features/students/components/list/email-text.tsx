import { orMissing } from '../../model/full-name.ts';
import style from './student-panel.module.css';

/** An address, before its domain on a line of its own: who it is stays in sight where the rest is cut. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@');
  if (at < 1) return orMissing(email);
  return (
    <span className={style.email} title={email}>
      <span>{email.slice(0, at)}</span>
      <span>{email.slice(at)}</span>
    </span>
  );
}
