import { foldText } from './fold-text.ts';
import { provinceCodes, type ProvinceCode } from './province-codes.ts';

const names: Readonly<Record<ProvinceCode, readonly string[]>> = {
  AB: ['alberta'],
  BC: ['british columbia', 'colombie-britannique', 'c.-b.', 'c-b', 'cb'],
  MB: ['manitoba'],
  NB: ['new brunswick', 'nouveau-brunswick', 'n.-b.', 'n-b'],
  NL: ['newfoundland and labrador', 'newfoundland', 'terre-neuve-et-labrador', 'nf', 't.-n.-l.'],
  NS: ['nova scotia', 'nouvelle-ecosse', 'n.-e.', 'n-e'],
  NT: ['northwest territories', 'territoires du nord-ouest', 't.n.-o.', 'nwt'],
  NU: ['nunavut'],
  ON: ['ontario', 'ont', 'ont.'],
  PE: ['prince edward island', 'ile-du-prince-edouard', 'pei', 'p.e.i.', 'i.-p.-e.', 'ipe'],
  QC: ['quebec', 'qc', 'que', 'que.', 'pq'],
  SK: ['saskatchewan', 'sask', 'sask.'],
  YT: ['yukon', 'yk'],
};

/** Schools type the province themselves: its name in either language, or an abbreviation. */
export function provinceOf(text: string): ProvinceCode | null {
  const typed = foldText(text).trim();
  return (
    provinceCodes.find((code) => code.toLowerCase() === typed || names[code].includes(typed)) ??
    null
  );
}
