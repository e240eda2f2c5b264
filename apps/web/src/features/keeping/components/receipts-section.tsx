import type { KeepingReceipt } from '@trio/contracts/keeping';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Section } from '../../../ui/section.tsx';
import style from './keeping-page.module.css';

export function ReceiptsSection({ receipts }: { receipts: readonly KeepingReceipt[] }) {
  const t = useText('keeping');
  return (
    <Section heading={t('keeping.receipts')}>
      {receipts.length === 0 ? (
        <p>{t('keeping.receipts.none')}</p>
      ) : (
        <ReceiptList receipts={receipts} />
      )}
    </Section>
  );
}

export function ReceiptList({ receipts }: { receipts: readonly KeepingReceipt[] }) {
  const t = useText('keeping');
  const dateOf = useDate();
  return (
    <ul className={style.plain}>
      {receipts.map(({ _id, deleted, students, classes, months, warned }) => (
        <li key={_id}>
          {t('keeping.receipts.row', {
            day: dateOf(deleted),
            count: students,
            months,
            warned: dateOf(warned),
          })}{' '}
          {classes > 0 && t('keeping.receipts.classes', { count: classes })}
        </li>
      ))}
    </ul>
  );
}
