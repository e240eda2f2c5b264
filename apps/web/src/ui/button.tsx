import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import style from './button.module.css';

interface Look {
  look?: 'primary' | 'quiet' | 'danger' | 'quiet-danger';
  size?: 'normal' | 'large';
}

const lookStyles = {
  quiet: style.quiet,
  danger: style.danger,
  'quiet-danger': `${style.quiet} ${style.quietDanger}`,
};

const classes = ({ look = 'primary', size = 'normal' }: Look): string =>
  [style.button, look !== 'primary' && lookStyles[look], size === 'large' && style.large]
    .filter(Boolean)
    .join(' ');

type ButtonProps = ComponentProps<'button'> & Look & { isBusy?: boolean };

/** A busy button stays enabled: `disabled` would drop the focus and the announcement. */
export function Button({
  look,
  size,
  isBusy = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      className={classes({ look, size })}
      aria-disabled={isBusy ? true : rest['aria-disabled']}
      onClick={isBusy ? undefined : onClick}
    />
  );
}

export function ButtonLink({ look, size, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classes({ look, size })} />;
}
