import type { Language } from '@trio/i18n/languages';
import { createCompiler, DocumentRefusedError } from './compiler.ts';
import { prepareDeck } from './prepare-deck.ts';
import { prepareProfile } from './prepare.ts';
import type { ProfileChallenge, ProfileData, ProfileEngine } from './profile-data.ts';

/** One per worker: it keeps fonts, templates and posters warm. */
export function createProfileEngine(): ProfileEngine {
  const compiler = createCompiler();

  async function make(data: ProfileData): Promise<Uint8Array> {
    const { view, files } = await prepareProfile(data);
    const { pdf, pages } = await compiler.compile('profile.typ', view, files);
    if (pages === view.pages) return pdf;
    // Somebody wrote at every limit, and a page went on overleaf.
    const counted = { ...view, pages: null };
    return (await compiler.compile('profile.typ', counted, files)).pdf;
  }

  return {
    async makeProfile(data) {
      try {
        return await make(data);
      } catch (error) {
        // A picture that cannot be read must not cost anybody their profile.
        if (!(error instanceof DocumentRefusedError) || !hasPictures(data)) throw error;
        return make(withoutPictures(data));
      }
    },
    async makeDeckDocument(language: Language) {
      const { pdf } = await compiler.compile('deck.typ', await prepareDeck(language), new Map());
      return pdf;
    },
  };
}

const hasPictures = ({ challenges }: ProfileData): boolean =>
  challenges.some((one) => one.kind !== 'deck' && one.picture !== null);

function withoutPictures(data: ProfileData): ProfileData {
  const [first, second, third] = data.challenges;
  return { ...data, challenges: [plain(first), plain(second), plain(third)] };
}

const plain = (challenge: ProfileChallenge): ProfileChallenge =>
  challenge.kind === 'deck' ? challenge : { ...challenge, picture: null };
