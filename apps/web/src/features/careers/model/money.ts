import { locales, type Language } from '@trio/i18n/languages';

/** Whole dollars for yearly pay, cents for hourly pay. */
export function formatMoney(
  language: Language,
  amount: number,
  { currency = 'CAD', unit }: { currency?: 'CAD' | 'USD'; unit: 'hour' | 'year' },
): string {
  const digits = unit === 'hour' ? 2 : 0;
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
