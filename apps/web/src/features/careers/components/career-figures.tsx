import type { Career } from '@trio/careers/careers';
import type { Pay, ProvincePay } from '@trio/careers/facts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { formatMoney } from '../model/money.ts';
import { countryOf, hasUsFigures, type CareerViewer } from '../model/viewer.ts';
import style from './career-figures.module.css';

interface FiguresProps {
  career: Career;
  viewer: CareerViewer;
}

export function CareerFigures({ career, viewer }: FiguresProps) {
  const hasCanada = countryOf(viewer) === 'canada';
  const hasUsa = hasUsFigures(viewer);
  return (
    <div className={style.figures}>
      <Training career={career} />
      {hasCanada && <CanadaOutlook career={career} />}
      {hasCanada && <CanadaPay career={career} viewer={viewer} />}
      {hasUsa && <UsaOutlook career={career} />}
      {hasUsa && <UsaPay career={career} />}
    </div>
  );
}

function Figure({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={style.figure}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

function Training({ career }: { career: Career }) {
  const t = useText('careers');
  const d = useText('deck');
  return (
    <Figure heading={t('career.training')}>
      <p className={style.main}>{d(`training.${career.training}`)}</p>
      {career.isRedSeal && (
        <p>
          <strong>{t('career.redSeal')}.</strong> {t('career.redSealText')}
        </p>
      )}
      <p>
        <strong>{t('career.licenceLabel')}</strong>{' '}
        {t(career.isLicensed ? 'career.licenceRequired' : 'career.licenceUnknown')}
      </p>
    </Figure>
  );
}

function CanadaOutlook({ career: { group, groupTitle } }: { career: Career }) {
  const t = useText('careers');
  const is = group.outlook?.is ?? 'unknown';
  return (
    <Figure heading={t('career.outlookCanada')}>
      <p className={style.main}>{t(`outlook.${is}`)}</p>
      <p>{t(`meaning.${is}`)}</p>
      {group.outlook && (
        <>
          <p>
            {t('outlook.numbers', {
              openings: group.outlook.openings,
              seekers: group.outlook.seekers,
            })}
          </p>
          <p className={style.fine}>
            {t('outlook.age')} {t('group.note', { group: groupTitle })}
          </p>
        </>
      )}
    </Figure>
  );
}

function CanadaPay({ career: { group, groupTitle }, viewer: { province } }: FiguresProps) {
  const t = useText('careers');
  return (
    <Figure heading={t('career.payCanada')}>
      {group.pay ? (
        <PayRange pay={group.pay} />
      ) : (
        <p className={style.main}>{t('career.unknown')}</p>
      )}
      {province !== null && (
        <ProvinceRow name={t(`province.${province}`)} pay={group.provinces[province]} />
      )}
      {group.pay && (
        <p className={style.fine}>
          {group.pay.median !== null && t('pay.meaning')} {t('group.note', { group: groupTitle })}
        </p>
      )}
    </Figure>
  );
}

function PayRange({ pay }: { pay: Pay }) {
  const t = useText('careers');
  const language = useLanguage();
  const { unit, low, median, high } = pay;
  const money = (amount: number) => formatMoney(language, amount, { unit });
  const figures = [
    { key: 'lowest', amount: low },
    { key: 'median', amount: median },
    { key: 'highest', amount: high },
  ] as const;
  return (
    <>
      <dl className={style.range}>
        {figures.map(({ key, amount }) => (
          <div key={key} data-part={key}>
            <dt>{t(`pay.${key}`)}</dt>
            <dd>{amount === null ? t('career.unknown') : money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p>{t(unit === 'hour' ? 'pay.hour' : 'pay.year')}</p>
    </>
  );
}

function ProvinceRow({ name, pay }: { name: string; pay: ProvincePay | undefined }) {
  const t = useText('careers');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(language, amount, { unit: 'hour' });
  if (pay === undefined) return <p>{t('pay.provinceUnknown', { province: name })}</p>;
  const [low, median, high] = pay;
  return (
    <p>
      <strong>{t('pay.province', { province: name })}</strong>{' '}
      {t('pay.provinceFigures', { low: money(low), median: money(median), high: money(high) })}
    </p>
  );
}

function UsaOutlook({ career: { us } }: { career: Career }) {
  const t = useText('careers');
  const language = useLanguage();
  if (us === null) return <UnknownFigure heading={t('career.outlookUsa')} />;
  const percent = new Intl.NumberFormat(`${language}-CA`, {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(Math.abs(us.growth) / 100);
  const direction = us.growth > 0 ? 'usaGrows' : us.growth < 0 ? 'usaShrinks' : 'usaSame';
  return (
    <Figure heading={t('career.outlookUsa')}>
      <p className={style.main}>
        {us.growth > 0 ? '+' : us.growth < 0 ? '−' : ''}
        {percent}
      </p>
      <p>
        {direction === 'usaSame' ? t('outlook.usaSame') : t(`outlook.${direction}`, { percent })}
      </p>
    </Figure>
  );
}

function UsaPay({ career: { us } }: { career: Career }) {
  const t = useText('careers');
  const language = useLanguage();
  if (us === null || us.median === null) return <UnknownFigure heading={t('career.payUsa')} />;
  const amount = formatMoney(language, us.median, { unit: 'year', currency: 'USD' });
  return (
    <Figure heading={t('career.payUsa')}>
      <p className={style.main}>{t(us.isAtLeast ? 'pay.atLeast' : 'pay.amountYear', { amount })}</p>
      <p>{t('pay.usaMedian')}</p>
    </Figure>
  );
}

function UnknownFigure({ heading }: { heading: string }) {
  const t = useText('careers');
  return (
    <Figure heading={heading}>
      <p className={style.main}>{t('career.unknown')}</p>
    </Figure>
  );
}
