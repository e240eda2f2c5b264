import { useState, type ComponentProps } from 'react';
import style from './field.module.css';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'children'> {
  showLabel: string;
  hideLabel: string;
}

/** The password can be shown: mistyped passwords lock students out. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
    >
      <button
        type="button"
        className={style.reveal}
        aria-label={isShown ? hideLabel : showLabel}
        onClick={() => setShown(!isShown)}
      >
        <svg
          width="24"
          height="24"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M2 12s3.500-6.500 10-6.500S22 12 22 12s-3.500 6.500-10 6.500S2 12 2 12Z" />
          <circle cx="12" cy="12" r="2.750" />
          {isShown && <path d="M4 20 20 4" strokeLinecap="round" />}
        </svg>
      </button>
    </TextField>
  );
}
