import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cards } from '@trio/deck/cards';
import { readCsv } from './read-csv.ts';
import { renderFacts, renderTexts } from './render.ts';

/**
 * npm run careers:facts -- FOLDER: compares the copied tables, the codes on the cards and the
 * generated figures with the fact files in a folder.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run careers:facts -- FOLDER, where noc2021.csv and the others are.');
  process.exit(2);
}
const table = (file: string) => readCsv(pathToFileURL(resolve(join(folder, file))));
const column = (file: string, key: string, value: string) =>
  new Map(table(file).map((row) => [row[key] ?? '', row[value] ?? '']));

const copies = {
  'noc2021.csv': 'noc2021.csv',
  'outlook_cops_2024_2033.csv': 'outlook_cops_2024_2033.csv',
  'wages_ca_2025_national.csv': 'wages_ca_2025_national.csv',
  'wages_ca_provinces_hourly.csv': 'wages_ca_provinces_hourly.csv',
  'us_bls_projections_2024_2034.csv': 'us_bls_projections_2024_2034.csv',
  'jobbank_groups.csv': 'jobbank_profiles.csv',
};
const here = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const problems: string[] = [];
for (const [copy, original] of Object.entries(copies)) {
  const isSame = here(`../data/${copy}`) === readFileSync(join(folder, original), 'utf8');
  if (!isSame) problems.push(`data/${copy} differs from ${original}`);
}
const generated = {
  facts: renderFacts(),
  'texts.en': renderTexts('en'),
  'texts.fr': renderTexts('fr'),
};
for (const [name, text] of Object.entries(generated)) {
  if (here(`../src/${name}.generated.ts`) !== text) problems.push(`${name}.generated.ts is stale`);
}

const noc = column('noc2021.csv', 'code', 'teer');
const onet = column('onet_soc.csv', 'code', 'job_zone');
const nodes = column('nb_occupation_nodes.csv', 'noc', 'node');
const jobBank = column('jobbank_title_ids.csv', 'profile_id', 'noc');
const rows = table('career-facts.csv');
const careers = cards.flatMap((card) => card.careers.map((career) => ({ card, career })));
for (const { card, career } of careers) {
  const same = rows.filter(
    (row) =>
      row['card_key'] === card.key &&
      row['noc'] === career.noc &&
      (row['onet_soc'] === career.onet || row['career_title_en'] === career.title.en),
  );
  const expected = {
    noc: noc.has(career.noc),
    onet: onet.has(career.onet),
    jobZone: (onet.get(career.onet) ?? '') === String(career.jobZone ?? ''),
    newBrunswick: nodes.get(career.noc) === String(career.newBrunswick),
    'Job Bank id, which is of another group':
      // Some ids were seen without their group; these have the same title.
      career.jobBank === null ||
      ['', career.noc].includes(jobBank.get(String(career.jobBank)) ?? 'unknown'),
    'Job Bank id, which is not the same job':
      career.jobBank === null ||
      same.length === 0 ||
      same.some(
        (row) =>
          row['jobbank_id'] === String(career.jobBank) &&
          ['exact', 'synonym'].includes(row['jobbank_match'] ?? ''),
      ),
    licence:
      !career.isLicensed ||
      rows.some((row) => row['noc'] === career.noc && row['licence_ca'] === 'required'),
    'Red Seal':
      !career.isRedSeal ||
      rows.some((row) => row['noc'] === career.noc && row['red_seal'] === 'yes'),
  };
  for (const [what, isRight] of Object.entries(expected)) {
    if (!isRight) problems.push(`${card.key}: ${career.title.en}: wrong ${what}`);
  }
}

for (const problem of problems) console.error(problem);
console.log(`${careers.length} careers compared, ${problems.length} differences`);
process.exitCode = problems.length > 0 ? 1 : 0;
