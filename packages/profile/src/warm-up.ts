import { cardKeys, type CardKey } from '@trio/deck/facts.generated';
import { languages } from '@trio/i18n/languages';
import type { DocumentRequest } from './compiler/compiler.ts';
import { prepareProfile } from './prepare.ts';
import type { ProfileChallenge } from './profile-data.ts';
import { sampleProfiles } from './sample-profiles.ts';

export async function warmUpRequests(): Promise<DocumentRequest[]> {
  const requests: DocumentRequest[] = [];
  for (let first = 0; first < cardKeys.length; first += 3) {
    for (const language of languages) {
      const { view, files } = await prepareProfile({
        ...sampleProfiles.ordinary,
        language,
        challenges: [card(first), card(first + 1), card(first + 2)],
      });
      requests.push({ template: 'profile.typ', data: view, files });
    }
  }
  return requests;
}

const card = (index: number): ProfileChallenge => ({
  kind: 'deck',
  name: cardKeys[index % cardKeys.length] as CardKey,
  ideas: [],
});
