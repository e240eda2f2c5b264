import type { UsageSummary } from '@trio/contracts/usage';
import { missing } from '@trio/i18n/duration';
import { locales } from '@trio/i18n/languages';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Numbers } from './numbers.tsx';
import style from './sorts-panel.module.css';
import { UsageSheet } from './usage-sheet.tsx';

type Totals = UsageSummary['totals'];

/** Compares each row with the started sorts; no row is a part of another. */
export function SortsPanel({ totals }: { totals: Totals | null }) {
  const t = useText('usage');
  return (
    <UsageSheet heading={t('usage.sorts.heading')} height={17}>
      {totals && <Sorts totals={totals} />}
    </UsageSheet>
  );
}

function Sorts({ totals }: { totals: Totals }) {
  const t = useText('usage');
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const { started, abandoned, completedFirst, completedAgain } = totals;
  const completed = completedFirst + completedAgain;
  const widest = Math.max(1, started, completed, abandoned);
  const share = (count: number): string =>
    started === 0 ? missing : number.format(Math.round((100 * count) / started));
  const perHundred = (count: number): string =>
    started === 0 ? missing : t('usage.sorts.per', { share: share(count) });
  const split = t('usage.sorts.split', { first: completedFirst, again: completedAgain });
  return (
    <>
      <dl className={style.rows}>
        <Row
          label={t('usage.sorts.started')}
          value={number.format(started)}
          parts={[{ kind: 'whole', share: started / widest }]}
          note={t('usage.sorts.all')}
        />
        <Row
          label={t('usage.sorts.completed')}
          value={number.format(completed)}
          parts={[
            { kind: 'first', share: completedFirst / widest },
            { kind: 'again', share: completedAgain / widest },
          ]}
          note={`${perHundred(completed)}; ${split}`}
        />
        <Row
          label={t('usage.sorts.abandoned')}
          value={number.format(abandoned)}
          parts={[{ kind: 'left', share: abandoned / widest }]}
          note={perHundred(abandoned)}
        />
      </dl>
      <p className={style.note}>{t('usage.sorts.note')}</p>
      <Numbers
        label={t('usage.sorts.heading')}
        columns={[t('usage.sorts.what'), t('usage.sorts.count'), t('usage.sorts.share')]}
        rows={(
          [
            ['started', started],
            ['first', completedFirst],
            ['again', completedAgain],
            ['abandoned', abandoned],
          ] as const
        ).map(([what, count]) => ({
          key: what,
          cells: [t(`usage.sorts.${what}`), number.format(count), share(count)],
        }))}
      />
    </>
  );
}

interface RowProps {
  label: string;
  value: string;
  parts: readonly { readonly kind: string; readonly share: number }[];
  note: string;
}

const Row = ({ label, value, parts, note }: RowProps) => (
  <div className={style.row}>
    <dt>{label}</dt>
    <dd className={style.value}>{value}</dd>
    <dd className={style.track} aria-hidden="true">
      {parts.map(({ kind, share }) => (
        <span key={kind} data-part={kind} style={{ width: `${100 * share}%` }} />
      ))}
    </dd>
    <dd className={style.share}>{note}</dd>
  </div>
);
