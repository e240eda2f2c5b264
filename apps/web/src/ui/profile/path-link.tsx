import { useText } from '../../lib/language/use-text.ts';
import type { PathAddress } from '../../lib/profile/use-path-link.ts';
import { ButtonLink } from '../button.tsx';
import form from '../form.module.css';

interface PathLinkProps {
  path: PathAddress;
  label: string;
}

/** Outside sites open in a new tab and receive no referrer. */
export function PathLink({ path: { to, isOutside }, label }: PathLinkProps) {
  const s = useText('shell');
  if (!isOutside) {
    return (
      <ButtonLink to={to} size="large">
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={to} size="large" target="_blank" rel="noreferrer">
      {label} <span className={form.aloud}>{s('footer.newTab')}</span>
    </ButtonLink>
  );
}
