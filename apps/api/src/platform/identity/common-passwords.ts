import { compactText } from '@trio/domain/fold-text';
import { dictionary } from '@zxcvbn-ts/language-common';

// The library's list is English and Russian at heart. These are what French-speaking students, and
// fans of the local team, choose first; each is long enough to pass the length rule.
const ours = `
  motdepasse motdepasse1 motdepasse12 motdepasse123 monmotdepasse azertyui azertyuiop azerty12
  azerty123 azerty1234 azerty12345 azerty123456 azertyuiop1 azertyuiop123 aqwzsxedc aqwxsz123 wxcvbn123
  qwerty12 qwerty123 qwerty1234 1q2w3e4r bonjour1 bonjour12 bonjour123 bonsoir1 bonsoir123 salut123
  coucou12 coucou123 jetaime1 jetaime12 jetaime123 jetaimefort loulou12 loulou123 doudou12 doudou123
  chouchou chouchou1 nounours nounours1 princesse princesse1 chocolat chocolat1 soleil12 soleil123
  papillon papillon1 vacances vacances1 bienvenue bienvenue1 bienvenue123 ordinateur etudiant etudiant1
  ecole123 secondaire quebec12 quebec123 quebec418 montreal montreal1 montreal123 montreal514 canada12
  canada123 canada150 acadie123 canadiens canadiens1 gohabsgo gohabsgo1 hockey12 hockey123 nordiques
  mapleleafs crosby87 fortnite fortnite1 minecraft minecraft1 roblox123 trio1234
`;

const rows = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];

const isOneCharacter = (text: string): boolean => new Set(text).size === 1;

// Along the digits, the alphabet or the keys, in either direction and around the end: 7890123.
function isRun(text: string): boolean {
  const backwards = Array.from(text).toReversed().join('');
  return rows.some((row) => {
    const endless = row.repeat(Math.ceil(text.length / row.length) + 1);
    return endless.includes(text) || endless.includes(backwards);
  });
}

// 49,000 entries. Loading the list takes about 19 ms and 7 MB at start; the set, 9 ms and 1.3 MB
// more, waits until somebody chooses a password.
// Nearly all entries are: to compact all 49,000 would keep the first sign-up waiting.
const isCompact = /^[a-z\d]*$/u;
let listed: ReadonlySet<string> | undefined;
const isListed = (text: string): boolean => {
  listed ??= new Set(
    [...dictionary['passwords-common'], ...ours.trim().split(/\s+/u)].map((entry) =>
      isCompact.test(entry) ? entry : compactText(entry),
    ),
  );
  return listed.has(text);
};

// Who gives an address gives its local part too.
const spellings = (about: string): string[] => [about, ...about.split('@', 1)];

/**
 * Whether a password is among the first that anybody would try. `about` is what others know of the
 * person: e-mail, names, the school's name and code. Case, accents, spaces and hyphens do not matter; else
 * only whole matches count: a rule that people can predict.
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const text = compactText(password);
  return (
    isOneCharacter(text) ||
    isRun(text) ||
    isListed(text) ||
    about.flatMap(spellings).some((known) => compactText(known) === text)
  );
}
