import { pages } from '@trio/contracts/pages';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { questions } from '../model/questions.ts';
import style from './help-page.module.css';
import { QuestionItem } from './question-item.tsx';

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
          <h2 className={style.moreHeading}>{t('help.more')}</h2>
          <p>{t('help.moreText')}</p>
        </div>
        <ButtonLink to={pages.support.path}>{t('help.support')}</ButtonLink>
      </div>
    </div>
  );
}
