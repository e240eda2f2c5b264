import { dataKinds, type Deletion } from '@trio/domain/keeping/data-kinds';
import { privacy } from '@trio/i18n/en/privacy';
import { details } from './details.ts';

const begin = '<!-- begin: kinds -->';
const end = '<!-- end: kinds -->';

const deletions: Readonly<Record<Deletion, string>> = {
  'owner-of-data': 'the person, in the product',
  student: 'with the student',
  person: 'with the person',
  class: 'with the class',
  school: 'with the school',
  board: 'with the board',
  'next-version': 'replaced by the next one',
  never: 'stays',
  'not-stored': 'not stored',
  sent: 'when the email was sent',
  keeping: 'job `keeping`',
  'audit-cleanup': 'job `audit-cleanup`',
  'guardian-requests': 'job `guardian-requests`',
  'identity-cleanup': 'job `identity-cleanup`',
  'mail-cleanup': 'job `mail-cleanup`',
  'unused-images': 'job `unused-images`',
  'refused-schools': 'job `refused-schools`',
  'unverified-schools': 'job `unverified-schools`',
  'usage-cleanup': 'job `usage-cleanup`',
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function renderKinds(): string {
  const kinds = dataKinds.map((kind) => [
    `\`${kind.key}\``,
    ...kind.texts.map((text) => privacy[text]),
    kind.deletedBy.map((one) => deletions[one]).join('; '),
    kind.tables.map((name) => `\`${name}\``).join(', '),
  ]);
  const more = dataKinds.flatMap(({ key }) =>
    details[key].map(({ what, of, who, howLong }) => [`\`${key}\``, what, of, who, howLong]),
  );
  return [
    table(['kind', 'data', 'who sees it', 'for how long', 'deleted by', 'tables'], kinds),
    '## The kinds in more detail',
    table(['kind', 'data', 'of whom', 'who sees it', 'for how long'], more),
  ].join('\n\n');
}

export function withKinds(document: string): string {
  const [before, after] = [document.indexOf(begin), document.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`docs/trust/data.md has no "${begin}"`);
  return `${document.slice(0, before)}${begin}\n\n${renderKinds()}\n\n${document.slice(after)}`;
}
