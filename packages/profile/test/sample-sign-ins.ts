import type { Language } from '@trio/i18n/languages';
import type { SignInSheetData } from '../src/profile-data.ts';

const password = 'acorn-bridge-violin';

/** Two pages. */
export const sampleSignIns = (language: Language): SignInSheetData => ({
  language,
  className: '9B',
  address: 'https://trio.example/login',
  slips: [
    { name: 'Nguyễn Thị Hương', login: 'calm-lynx-100', isUsername: true, password },
    { name: 'Sam Roy', login: 'sam.roy@school.test', isUsername: false, password },
    ...Array.from({ length: 7 }, (_, n) => ({
      name: `Zoé Côté ${n}`,
      login: `brave-otter-27${n}`,
      isUsername: true,
      password,
    })),
  ],
});
