import type { UsageSummary } from '@trio/contracts/usage';
import { locales } from '@trio/i18n/languages';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { blocksOf, isByWeek, measures, type Measure } from '../model/time-blocks.ts';
import { Numbers } from './numbers.tsx';
import { PlainBars } from './plain-bars.tsx';
import { UsageSheet } from './usage-sheet.tsx';
import style from './usage-page.module.css';
import { useDayNames } from './use-day-names.ts';

interface TimePanelProps {
  window: number;
  days: UsageSummary['days'] | null;
}

export function TimePanel({ window, days }: TimePanelProps) {
  const t = useText('usage');
  return (
    <UsageSheet heading={t('usage.time.heading')} height={19}>
      {days && <OverTime window={window} days={days} />}
    </UsageSheet>
  );
}

function OverTime({ window, days }: { window: number; days: UsageSummary['days'] }) {
  const t = useText('usage');
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const name = useDayNames();
  const [measure, setMeasure] = useState<Measure>('started');
  const [now] = useState(() => Date.now());
  const blocks = blocksOf(now, window, days);
  const byWeek = isByWeek(window);
  const isEmpty = blocks.every((block) => block[measure] === 0);
  return (
    <>
      <div className={style.windows} role="group" aria-label={t('usage.time.measure')}>
        {measures.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === measure}
            onClick={() => setMeasure(each)}
          >
            {t(`usage.time.${each}`)}
          </button>
        ))}
      </div>
      {isEmpty && <p className={style.quiet}>{t('usage.time.none')}</p>}
      <PlainBars
        key={`${window} ${measure}`}
        label={t(`usage.time.${measure}`)}
        bars={blocks.map((block) => ({
          key: block.from,
          value: block[measure],
          name: t('usage.time.bar', {
            when: name.range(block.from, block.to),
            value: number.format(block[measure]),
          }),
          tick: name.short(block.to),
        }))}
      />
      <p className={style.quiet}>{t(byWeek ? 'usage.time.byWeek' : 'usage.time.byDay')}</p>
      <Numbers
        label={t('usage.time.heading')}
        columns={[
          t(byWeek ? 'usage.time.week' : 'usage.time.day'),
          ...measures.map((each) => t(`usage.time.${each}`)),
        ]}
        rows={blocks.map((block) => ({
          key: block.from,
          cells: [
            name.range(block.from, block.to),
            ...measures.map((each) => number.format(block[each])),
          ],
        }))}
      />
    </>
  );
}
