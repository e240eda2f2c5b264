import { useText } from '../../lib/language/use-text.ts';
import form from '../../ui/form.module.css';
import { Note } from '../../ui/note.tsx';

interface OwnPolicyProps {
  text: string;
  label: string;
  address: string;
}

export function OwnPolicy({ text, label, address }: OwnPolicyProps) {
  const s = useText('shell');
  return (
    <Note>
      <p>
        {text}{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {label} <span className={form.aloud}>{s('footer.newTab')}</span>
        </a>
      </p>
    </Note>
  );
}
