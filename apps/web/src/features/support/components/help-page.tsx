import { pages } from '@trio/contracts/pages';
import type { Role } from '@trio/domain/roles';
import type { help } from '@trio/i18n/en/help';
import type { ToggleEvent } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { privacyAddress } from '../../../lib/settings.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LineIcon } from '../../../ui/line-icon.tsx';
import style from './help-page.module.css';

export function HelpPage() {
  const t = useText('help');
  const { role } = useAccount();
  usePageTitle(t('help.title'));
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('help.title')}</h1>
        <p className={style.lead}>{t('help.lead')}</p>
      </header>
      <div className={style.questions}>
        {questions.map((question) => (
          <QuestionItem
            key={question.question}
            question={question}
            role={role}
            onOpen={() => countEvent('faq-view')}
          />
        ))}
      </div>
      <div className={style.more}>
        <div>
          <h2 className={style.moreHeading}>{t('help.lesson')}</h2>
          <p>{t('help.lessonText')}</p>
        </div>
        <ButtonLink look="quiet" to={pages.lesson.path}>
          {t('help.lessonOpen')}
        </ButtonLink>
      </div>
      <div className={style.more}>
        <div>
          <h2 className={style.moreHeading}>{t('help.more')}</h2>
          <p>{t('help.moreText')}</p>
        </div>
        <ButtonLink to={pages.support.path}>{t('help.support')}</ButtonLink>
      </div>
    </div>
  );
}

interface QuestionItemProps {
  question: Question;
  role: Role;
  onOpen: () => void;
}

/** `details` works with keyboards, screen readers and the browser's search. */
function QuestionItem({ question, role, onOpen }: QuestionItemProps) {
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
            {link.isNewTab && <span className="visually-hidden">{s('footer.newTab')}</span>}
          </Link>
        )}
      </div>
    </details>
  );
}

type Key = keyof typeof help;

interface Question {
  readonly question: Key;
  readonly answer: readonly Key[] | readonly (readonly [what: Key, then: Key])[];
  readonly link: {
    readonly label: Key;
    readonly path: string;
    readonly for?: Role;
    readonly isNewTab?: true;
  } | null;
}

const questions: readonly Question[] = [
  {
    question: 'help.join',
    answer: ['help.join.1', 'help.join.2', 'help.join.3'],
    // An administrator has no school, so no access code.
    link: { label: 'help.join.link', path: pages.account.path, for: 'school' },
  },
  {
    question: 'help.trio',
    answer: ['help.trio.1', 'help.trio.2', 'help.trio.3'],
    link: null,
  },
  {
    question: 'help.login',
    answer: [
      ['help.login.password', 'help.login.password.text'],
      ['help.login.disabled', 'help.login.disabled.text'],
      ['help.login.two', 'help.login.two.text'],
      ['help.login.ended', 'help.login.ended.text'],
    ],
    link: { label: 'help.login.link', path: pages.students.path },
  },
  {
    question: 'help.data',
    answer: ['help.data.1', 'help.data.2', 'help.data.3'],
    link: { label: 'help.data.link', path: privacyAddress, isNewTab: true },
  },
];
