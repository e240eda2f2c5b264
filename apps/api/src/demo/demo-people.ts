const firstNames = [
  'Amélie',
  'Noah',
  'Aaliyah',
  'Léo',
  'Priya',
  'Mateo',
  'Zoé',
  'Jayden',
  'Anaïs',
  'Omar',
  'Sofia',
  'Étienne',
  'Maya',
  'Liam',
  'Nour',
  'Félix',
  'Chloe',
  'Tenzin',
  'Océane',
  'Arjun',
  'Grace',
  'Loïc',
  'Hana',
  'Malik',
  'Eva',
  'Samuel',
  'Thuy',
  'Gabriel',
  'Inès',
  'Kai',
];
const lastNames = [
  'Tremblay',
  'Nguyen',
  'Smith',
  'Bélanger',
  'Singh',
  'Garcia',
  'Cormier',
  'Okafor',
  'Roy',
  'Haddad',
  'MacLeod',
  'Côté',
  'Cardinal',
  'Lee',
  'LeBlanc',
  'Kowalski',
  'Ibrahim',
  'Gagné',
  'Paul',
  'Chen',
  'Arsenault',
  'Brown',
  'Desjardins',
  'Mohamed',
  'Pelletier',
  'Wong',
  'Doucet',
  'Silva',
  'Morin',
  'Ali',
];

export interface DemoPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailName: string;
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

export function demoPerson(n: number): DemoPerson {
  const firstName = firstNames[n % firstNames.length] ?? '';
  const lastName = lastNames[(n * 7 + Math.floor(n / firstNames.length)) % lastNames.length] ?? '';
  return { firstName, lastName, emailName: `${plain(firstName)}.${plain(lastName)}` };
}
