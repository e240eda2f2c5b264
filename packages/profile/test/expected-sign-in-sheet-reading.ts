import type { SignInSheetData } from '../src/profile-data.ts';
import { translatorFor } from './document-translator.ts';
import { heading, inOneForm, text } from './reading.ts';

export function expectedSignInSheetReading(data: SignInSheetData): readonly string[] {
  const t = translatorFor(data.language);
  return inOneForm([
    heading(1, t('slips.title', { class: data.className })),
    ...text(t('slips.cut')),
    ...data.slips.flatMap((slip) => [
      heading(2, slip.name),
      ...text(
        t('slips.address'),
        data.address.replace('https://', ''),
        t(slip.isUsername ? 'slips.username' : 'slips.email'),
        slip.login,
        t('slips.password'),
        slip.password,
        t('slips.keep'),
      ),
    ]),
  ]);
}
