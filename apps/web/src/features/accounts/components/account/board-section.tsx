import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { Section } from '../../../../ui/section.tsx';
import style from './account-page.module.css';

/** For owners: who outside the school sees figures of it, and which ones. */
export function BoardSection() {
  const t = useText('account');
  const { board } = useAccount();
  if (board === undefined) return null;
  return (
    <Section heading={t('ofBoard.heading')}>
      <div className={style.part}>
        <p>{t('ofBoard.text', { board })}</p>
        <p>{t('ofBoard.figures')}</p>
        <p>{t('ofBoard.hidden')}</p>
      </div>
    </Section>
  );
}
