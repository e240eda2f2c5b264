import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cards } from '../src/cards.ts';
import { teerOf } from '../src/training.ts';

/** npm run deck:facts -- FOLDER: compares every code and number with the fact files in a folder. */
const folder = process.argv[2];
if (folder === undefined) {
  console.error(
    'Usage: npm run deck:facts -- FOLDER, where noc2021.csv and the other fact files are.',
  );
  process.exit(1);
}

function read(file: string, ...columns: string[]): Map<string, string> {
  const [head = '', ...lines] = readFileSync(join(folder ?? '', file), 'utf8')
    .trim()
    .split('\n');
  const fields = (line: string) =>
    [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,|^)(?=,|$)/gu)].map((m) => m[1] ?? m[2] ?? '');
  const [key = 0, value = 0] = columns.map((column) => fields(head).indexOf(column));
  return new Map(lines.map(fields).map((row) => [row[key] ?? '', row[value] ?? '']));
}

const noc = read('noc2021.csv', 'code', 'teer');
const onet = read('onet_soc.csv', 'code', 'job_zone');
const jobBank = read('jobbank_profiles.csv', 'noc', 'profile_id');
const newBrunswick = read('nb_occupation_nodes.csv', 'noc', 'node');

const problems = cards.flatMap((card) =>
  card.careers.flatMap((career) => {
    const expected = {
      noc: noc.has(career.noc),
      onet: onet.has(career.onet),
      teer: noc.get(career.noc) === String(teerOf(career.noc)),
      jobZone: (onet.get(career.onet) ?? '') === String(career.jobZone ?? ''),
      jobBank: (jobBank.get(career.noc) ?? '') === String(career.jobBank ?? ''),
      newBrunswick: newBrunswick.get(career.noc) === String(career.newBrunswick),
    };
    return Object.entries(expected)
      .filter(([, isRight]) => !isRight)
      .map(([what]) => `${card.key}: ${career.title.en}: ${what} is not what the facts say`);
  }),
);

for (const problem of problems) console.error(problem);
console.log(
  `${cards.flatMap((card) => card.careers).length} careers compared, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
