import type { Role } from '@trio/domain/roles';
import type { ToggleEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../lib/language/use-text.ts';
import form from '../../../ui/form.module.css';
import { LineIcon } from '../../../ui/line-icon.tsx';
import type { Question } from '../model/questions.ts';
import style from './help-page.module.css';

interface QuestionItemProps {
  question: Question;
  role: Role;
  onOpen: () => void;
}

/** `details` works with keyboards, screen readers and the browser's search. */
export function QuestionItem({ question, role, onOpen }: QuestionItemProps) {
  const t = useText('help');
  const s = useText('shell');
  const { answer, link } = question;
  const onToggle = ({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) => {
    if (!opened.open) return;
    // One open at a time. Browsers before 2024 ignore `name`.
    for (const other of opened.parentElement?.querySelectorAll('details') ?? []) {
      if (other !== opened) other.open = false;
    }
    onOpen();
  };
  return (
    <details name="help" className={style.question} onToggle={onToggle}>
      <summary className={style.summary}>
        <h2 className={style.heading}>{t(question.question)}</h2>
        <LineIcon className={style.arrow} d="m6 9.500 6 6 6-6" box={24} />
      </summary>
      <div className={style.answer}>
        {answer.map((part) =>
          typeof part === 'string' ? (
            <p key={part}>{t(part)}</p>
          ) : (
            <div key={part[0]}>
              <h3 className={style.what}>{t(part[0])}</h3>
              <p>{t(part[1])}</p>
            </div>
          ),
        )}
        {link && (link.for === undefined || link.for === role) && (
          <Link
            className={style.link}
            to={link.path}
            {...(link.isNewTab && { target: '_blank', rel: 'noreferrer' })}
          >
            {t(link.label)}{' '}
            {link.isNewTab && <span className={form.aloud}>{s('footer.newTab')}</span>}
          </Link>
        )}
      </div>
    </details>
  );
}
