import type { UsageSummary } from '@trio/contracts/usage';
import { cardKeys } from '@trio/deck/facts.generated';
import { locales } from '@trio/i18n/languages';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { placesLeft } from '../model/left-at.ts';
import { Numbers } from './numbers.tsx';
import { PlainBars } from './plain-bars.tsx';
import { UsageSheet } from './usage-sheet.tsx';
import style from './usage-page.module.css';

type Abandons = UsageSummary['abandons'];

export function LeftPanel({ abandons }: { abandons: Abandons | null }) {
  const t = useText('usage');
  return (
    <UsageSheet heading={t('usage.left.heading')} height={17}>
      {abandons &&
        (abandons.length === 0 ? (
          <p className={style.quiet}>{t('usage.left.none')}</p>
        ) : (
          <Left abandons={abandons} />
        ))}
    </UsageSheet>
  );
}

function Left({ abandons }: { abandons: Abandons }) {
  const t = useText('usage');
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const places = placesLeft(abandons, cardKeys.length);
  const total = places.reduce((sum, { count }) => sum + count, 0);
  const where = (step: number | null): string =>
    step === null ? t('usage.left.select') : t('usage.left.step', { step });
  return (
    <>
      <p className={style.quiet}>{t('usage.left.note', { count: total })}</p>
      <PlainBars
        label={t('usage.left.heading')}
        bars={places.map(({ step, count }) => ({
          key: String(step),
          value: count,
          name: t('usage.left.bar', { where: where(step), value: number.format(count) }),
          tick: step === null ? t('usage.left.selectShort') : number.format(step),
          isApart: step === null,
        }))}
      />
      <Numbers
        label={t('usage.left.heading')}
        columns={[t('usage.left.where'), t('usage.left.times')]}
        rows={places
          .filter(({ count }) => count > 0)
          .map(({ step, count }) => ({
            key: String(step),
            cells: [where(step), number.format(count)],
          }))}
      />
    </>
  );
}
