import type { ListedSchool } from '@trio/contracts/schools';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './schools-csv.mapper.ts';

const now = new Date('2026-10-01T12:00:00Z');
const cedar: ListedSchool = {
  id: '00000000-0000-7000-8000-000000000000',
  schoolname: 'Cedar',
  firstname: 'Marie',
  lastname: 'Cormier',
  email: 'marie@cedar.test',
  created: '2026-08-31T23:59:59.000Z',
  studentCount: 12,
  waitsFor: null,
  expiry: null,
  deletionRequested: null,
};

const read = (school: Partial<ListedSchool> = {}, language: 'en' | 'fr' = 'en') =>
  columnsOf(language, now).map(({ heading, value }) => [heading, value({ ...cedar, ...school })]);

it('has a column for each property, in order and in the language of the file', () => {
  expect(read()).toEqual([
    ['School', 'Cedar'],
    ['Contact name', 'Marie Cormier'],
    ['Contact email', 'marie@cedar.test'],
    ['Sign-up date', 'August 31, 2026'],
    ['Students', 12],
    ['Status', 'Open'],
  ]);
  expect(read({}, 'fr')).toEqual([
    ['École', 'Cedar'],
    ['Nom de la personne-ressource', 'Marie Cormier'],
    ['Courriel de la personne-ressource', 'marie@cedar.test'],
    ['Date d’inscription', '31 août 2026'],
    ['Élèves', 12],
    ['Statut', 'Ouverte'],
  ]);
});

it('leaves the contact empty if there is none', () => {
  expect(read({ firstname: '', lastname: '' })).toContainEqual(['Contact name', '']);
});

describe('the state', () => {
  const past = '2026-10-01T12:00:00.000Z';
  const future = '2026-10-01T12:00:00.001Z';
  it.each<[string, Partial<ListedSchool>]>([
    ['Open', { expiry: future }],
    ['Expired', { expiry: past }],
    ['Email not confirmed', { waitsFor: 'verification', expiry: past }],
    ['Awaiting approval', { waitsFor: 'approval' }],
    ['Deletion requested', { deletionRequested: past, waitsFor: 'approval', expiry: past }],
  ])('is %s', (state, school) => {
    expect(read(school)).toContainEqual(['Status', state]);
  });
});
