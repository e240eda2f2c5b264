import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inDatabase, studentColumns } from './student-columns.repository.ts';

const docs = readFileSync(new URL('../../../../docs/trust/data.md', import.meta.url), 'utf8');
const columns = Object.keys(studentColumns) as (keyof typeof studentColumns)[];

it.each(columns.map(inDatabase))('docs/trust/data.md lists the student column %s', (name) => {
  expect(docs.includes(`\`${name}\``)).toBe(true);
});

it.each(columns)('%s has a privacy text unless it is a key or internal', (column) => {
  const { privacy, yourData } = studentColumns[column];
  const isKey = column === 'schoolId' || column === 'studentId';
  expect(privacy === null).toBe(isKey || yourData === 'internal');
});
