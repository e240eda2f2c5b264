import { isStaff } from '@trio/domain/roles';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { SupportForm } from './support-form.tsx';
import { SupportReaders } from './support-readers.tsx';
import { SupportTips } from './support-tips.tsx';
import style from './support-page.module.css';

export function SupportPage() {
  const t = useText('support');
  const { role, isConsumerGroup } = useAccount();
  usePageTitle(t('support.title'));
  const lead = isStaff(role) ? 'staff' : isConsumerGroup ? 'guest' : 'student';
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t(isStaff(role) ? 'support.heading.staff' : 'support.heading.student')}</h1>
        <p className={style.lead}>{t(`support.lead.${lead}`)}</p>
      </header>
      <div className={style.sheet}>
        <SupportForm />
        <SupportReaders />
      </div>
      <SupportTips />
    </div>
  );
}
