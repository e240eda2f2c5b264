import type { Career } from '@trio/careers/careers';
import { careerPath } from '@trio/contracts/public-pages';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { formatMoney } from '../model/money.ts';
import { countryOf, type CareerViewer } from '../model/viewer.ts';
import style from './compare-table.module.css';

interface CompareTableProps {
  careers: readonly Career[];
  viewer: CareerViewer;
  label: string;
}

/** Careers are columns. On a phone each cell is a block: a wide table would be cut. */
export function CompareTable({ careers, viewer, label }: CompareTableProps) {
  const t = useText('careers');
  const d = useText('deck');
  const payOf = usePayText(viewer);
  const outlookOf = useOutlookText(viewer);
  const { search } = useLocation();
  const rows: readonly { label: string; value: (career: Career) => string }[] = [
    { label: t('career.work'), value: ({ work }) => work },
    { label: t('career.training'), value: ({ training }) => d(`training.${training}`) },
    {
      label: t('career.licence'),
      value: ({ isLicensed }) => t(isLicensed ? 'career.licenceRequired' : 'career.licenceUnknown'),
    },
    { label: t('career.outlook'), value: outlookOf },
    { label: t('career.pay'), value: payOf },
  ];
  return (
    <table className={style.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('compare.career')}</span>
          </th>
          {careers.map((career) => (
            <th key={career.key} scope="col" data-color={career.color}>
              <Link to={careerPath(career.key)} state={{ explored: search }}>
                {career.title}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label: name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {careers.map((career) => (
              <td key={career.key} data-career={career.title}>
                {value(career)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useOutlookText(viewer: CareerViewer): (career: Career) => string {
  const t = useText('careers');
  const language = useLanguage();
  return ({ group, us }) => {
    if (countryOf(viewer) === 'canada') return t(`outlook.${group.outlook?.is ?? 'unknown'}`);
    if (us === null) return t('outlook.unknown');
    const percent = new Intl.NumberFormat(`${language}-CA`, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }).format(us.growth / 100);
    return percent;
  };
}

function usePayText(viewer: CareerViewer): (career: Career) => string {
  const t = useText('careers');
  const language = useLanguage();
  return ({ group: { pay }, us }) => {
    if (countryOf(viewer) === 'usa') {
      if (us === null || us.median === null) return t('career.unknown');
      const amount = formatMoney(language, us.median, { unit: 'year', currency: 'USD' });
      return t(us.isAtLeast ? 'pay.atLeast' : 'pay.amountYear', { amount });
    }
    if (pay === null) return t('career.unknown');
    const money = (amount: number) => formatMoney(language, amount, { unit: pay.unit });
    const isHourly = pay.unit === 'hour';
    if (pay.low === null) {
      return t(isHourly ? 'pay.upToHour' : 'pay.upToYear', { high: money(pay.high) });
    }
    return t(isHourly ? 'pay.rangeHour' : 'pay.rangeYear', {
      low: money(pay.low),
      high: money(pay.high),
    });
  };
}
