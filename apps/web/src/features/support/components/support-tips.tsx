import { pages } from '@trio/contracts/pages';
import { isStaff } from '@trio/domain/roles';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import style from './support-page.module.css';

const stopped = { key: 'support.tip.stopped', path: pages.cards.path } as const;
const account = { key: 'support.tip.account', path: pages.account.path } as const;
const school = { key: 'support.tip.school', path: null } as const;
const questions = { key: 'support.tip.questions', path: pages.help.path } as const;

export function SupportTips() {
  const t = useText('support');
  const id = useId();
  const { role, isConsumerGroup } = useAccount();
  const ofStudent = isConsumerGroup ? [stopped, account] : [stopped, account, school];
  return (
    <section className={style.tips} aria-labelledby={id}>
      <h2 id={id} className={style.tipsHeading}>
        {t('support.tips')}
      </h2>
      <ul className={style.tipList}>
        {(isStaff(role) ? [questions] : ofStudent).map((tip) => (
          <li key={tip.key}>
            <h3 className={style.tip}>{t(tip.key)}</h3>
            <p>{t(`${tip.key}.text`)}</p>
            {tip.path !== null && (
              <Link className={style.link} to={tip.path}>
                {t(`${tip.key}.link`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
