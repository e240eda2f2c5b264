import type { Language } from '@trio/i18n/languages';
import { type DocumentRequest, DocumentRefusedError } from './compiler/compiler.ts';
import { createCompiler, type LoadedEngine } from './compiler/engines.ts';
import type { PortableOptions } from './compiler/portable-compiler.ts';
import { prepareDeck } from './prepare-deck.ts';
import { prepareProfile } from './prepare.ts';
import type { ProfileChallenge, ProfileData, ProfileEngine } from './profile-data.ts';
import { warmUpRequests } from './warm-up.ts';

/** One per worker: it holds fonts, templates and posters in memory. */
export function createProfileEngine(
  loaded: LoadedEngine,
  options?: PortableOptions,
): ProfileEngine {
  const compiler = createCompiler(loaded, options);

  async function make(data: ProfileData): Promise<Uint8Array> {
    const { view, files } = await prepareProfile(data);
    const request = (pages: number | null): DocumentRequest => ({
      template: 'profile.typ',
      data: { ...view, pages },
      files,
    });
    const { pdf, pages } = await compiler.compile(request(view.pages));
    if (pages === view.pages) return pdf;
    // Text at the limits overflowed a page, so Typst has to count the pages itself.
    return (await compiler.compile(request(null))).pdf;
  }

  return {
    async makeProfile(data) {
      try {
        return await make(data);
      } catch (error) {
        // An unreadable picture must not cost a student the profile.
        if (!(error instanceof DocumentRefusedError) || !hasPictures(data)) throw error;
        return make(withoutPictures(data));
      }
    },
    async makeDeckDocument(language: Language) {
      const data = await prepareDeck(language);
      return (await compiler.compile({ template: 'deck.typ', data, files: new Map() })).pdf;
    },
    async warmUp() {
      compiler.warmUp(await warmUpRequests());
    },
    close: () => compiler.close(),
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
