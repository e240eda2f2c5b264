import type { UsageSummary } from '@trio/contracts/usage';
import { cardKeys } from '@trio/deck/facts.generated';
import { locales } from '@trio/i18n/languages';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { PlainBars } from '../../../ui/chart/plain-bars.tsx';
import { blocksOf, isByWeek, type Measure, measures, abandonedAt } from '../model.ts';
import style from './usage-page.module.css';
import { Numbers, UsageSheet } from './usage-sheet.tsx';

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

const moment = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Takes days as `YYYY-MM-DD`, UTC. */
function useDayNames() {
  const locale = locales[useLanguage()];
  const short = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const whole = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    short: (day: string) => short.format(moment(day)),
    range: (from: string, to: string) => whole.formatRange(moment(from), moment(to)),
  };
}

type Abandons = UsageSummary['abandons'];

export function AbandonedPanel({ abandons }: { abandons: Abandons | null }) {
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
  const places = abandonedAt(abandons, cardKeys.length);
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
