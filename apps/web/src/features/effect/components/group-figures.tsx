import type { EffectFigures } from '@trio/contracts/effect';
import { effectStatements } from '@trio/domain/effect/effect';
import { locales } from '@trio/i18n/languages';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { NumbersTable } from '../../../ui/chart/numbers-table.tsx';
import { ChangePicture } from './change-picture.tsx';
import style from './group-figures.module.css';

type Change = EffectFigures['changes'][number];

export function GroupFigures({ figures }: { figures: EffectFigures }) {
  const t = useText('effect');
  const language = useLanguage();
  const { period, pairs, changes } = figures;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const plain = new Intl.NumberFormat(locales[language], digits);
  const signed = new Intl.NumberFormat(locales[language], {
    ...digits,
    signDisplay: 'exceptZero',
  });
  const group = `${figures.class?.name ?? t('effectResults.group.school')} · ${t(`effectResults.period.${period}`)}`;
  const shown = changes.flatMap((change, at) => {
    const statement = effectStatements[at];
    return statement ? [{ statement, change, name: t(`effect.statement.${statement}`) }] : [];
  });
  return (
    <article className={style.group}>
      <h3 className={style.heading}>{group}</h3>
      <p className={style.pairs}>{t('effectResults.pairs', { pairs })}</p>
      <ul className={style.changes}>
        {shown.map(({ statement, change, name }) => {
          const means = { before: plain.format(change.before), after: plain.format(change.after) };
          return (
            <li key={statement} className={style.change}>
              <p>
                {t(`effectResults.sentence.${directionOf(change)}`, { statement: name, ...means })}
              </p>
              <ChangePicture label={t('effectResults.picture', means)} change={change} />
            </li>
          );
        })}
      </ul>
      <NumbersTable
        summary={t('effectResults.table')}
        scrollLabel={t('effectResults.table.label', { group })}
        columns={[
          t('effectResults.column.statement'),
          t('effectResults.column.before'),
          t('effectResults.column.after'),
          t('effectResults.column.change'),
          t('effectResults.column.interval'),
        ]}
        rows={shown.map(({ statement, change: { before, after, change, low, high }, name }) => ({
          key: statement,
          cells: [
            name,
            plain.format(before),
            plain.format(after),
            signed.format(change),
            t('effectResults.interval', { low: signed.format(low), high: signed.format(high) }),
          ],
        }))}
      />
    </article>
  );
}

function directionOf({ low, high }: Change): 'up' | 'down' | 'unclear' {
  if (low > 0) return 'up';
  return high < 0 ? 'down' : 'unclear';
}
