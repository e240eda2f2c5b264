import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import type { DeletionRequest } from '../../api/deletion-requests.ts';
import { fullName } from '../../model/full-name.ts';
import style from './requests-section.module.css';

interface RequestListProps {
  requests: readonly DeletionRequest[];
  onChosen: (request: DeletionRequest) => void;
}

export function RequestList({ requests, onChosen }: RequestListProps) {
  const t = useText('account');
  const date = useDate();
  return (
    <>
      <p>{t('requests.text')}</p>
      <ul className={style.list}>
        {requests.map((request) => (
          <li key={request._id} className={style.row}>
            <div className={style.who}>
              <strong>{fullName(request)}</strong>
              <span>{request.email}</span>
              <span>{t('requests.asked', { date: date(request.requested) })}</span>
            </div>
            <Button
              look="quiet"
              aria-label={t('requests.deleteOne', { name: fullName(request) })}
              onClick={() => onChosen(request)}
            >
              {t('requests.delete')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
