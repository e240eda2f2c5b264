import type { MailRecord } from '@trio/contracts/mail';
import { useServerChange } from '../../../lib/api/query.ts';
import { useDateTime } from '../../../lib/language/use-date-time.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { templateLabels } from '../../../lib/mail/template-labels.ts';
import { Button } from '../../../ui/button.tsx';
import listStyle from '../../../ui/list-page/list-page.module.css';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { retryMail } from '../api/mails.ts';
import { isWorthRetrying, languageLabels, ownReasonOf } from '../model/mail-labels.ts';
import style from './mail-page.module.css';

interface MailRowProps {
  mail: MailRecord;
  onRetried: () => void;
}

export function MailRow({ mail, onRetried }: MailRowProps) {
  const t = useText('post');
  const e = useText('errors');
  const dateTime = useDateTime();
  const { recipient, template, language, attempts, lastError, created } = mail;
  const retry = useServerChange({
    mutationFn: () => retryMail(mail._id),
    onSuccess: onRetried,
  });
  const ownReason = lastError === null ? null : ownReasonOf(lastError);

  return (
    <li className={listStyle.row}>
      <div className={listStyle.words}>
        <strong>{t(templateLabels[template])}</strong>
        <span>{recipient}</span>
        <span className={listStyle.quiet}>
          {dateTime(created)} · {t(languageLabels[language])} ·{' '}
          {t('post.attempts', { count: attempts })}
        </span>
        {lastError !== null && (
          <span className={style.reason}>
            {ownReason === null ? t('post.reason.server', { reason: lastError }) : t(ownReason)}
          </span>
        )}
        {retry.problem !== null && <ErrorNotice>{e(retry.problem)}</ErrorNotice>}
      </div>
      {mail.status === 'dead' && isWorthRetrying(lastError) && (
        <Button
          look="quiet"
          isBusy={retry.isPending}
          aria-label={t('post.retryOne', { recipient })}
          onClick={() => retry.run()}
        >
          {t('post.retry')}
        </Button>
      )}
    </li>
  );
}
