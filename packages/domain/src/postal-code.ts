import type { Country } from './countries.ts';

// Canada Post omits D, F, I, O, Q and U, which scanners misread; W and Z begin no district.
const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/u;
const american = /^(\d{5})(?:[ -]?(\d{4}))?$/u;
const other = /^(?=.{2,12}$)[\p{L}\p{N}](?:[\p{L}\p{N} -]*[\p{L}\p{N}])$/u;

const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The stored form: `K1A 0B1`, `12345-6789`. Invalid codes come back tidied. */
export function normalisePostalCode(country: Country, text: string): string {
  const code = tidy(text);
  if (country === 'can') return code.replace(canadian, '$1 $2');
  if (country === 'usa')
    return code.replace(american, (_, zip: string, plusFour: string | undefined) =>
      plusFour === undefined ? zip : `${zip}-${plusFour}`,
    );
  return code;
}

const patterns: Record<Country, RegExp> = { can: canadian, usa: american, other };

export const isPostalCode = (country: Country, text: string): boolean =>
  patterns[country].test(tidy(text));
