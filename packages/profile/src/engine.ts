import {
  type CompiledDocument,
  type DocumentRequest,
  DocumentRefusedError,
} from './compiler/compiler.ts';
import { createCompiler, type LoadedEngine } from './compiler/engines.ts';
import type { PortableOptions } from './compiler/portable-compiler.ts';
import { prepareCardPages } from './prepare-card-pages.ts';
import { prepareCommentSheet } from './prepare-comment-sheet.ts';
import { prepareDeck } from './prepare-deck.ts';
import { prepareLesson } from './prepare-lesson.ts';
import { prepareSignInSheet } from './prepare-sign-in-sheet.ts';
import { prepareWorksheet } from './prepare-worksheet.ts';
import { prepareProfile } from './prepare.ts';
import type { ProfileChallenge, ProfileData, ProfileEngine } from './profile-data.ts';
import { warmUpRequests } from './warm-up.ts';

/** In points, largest first: French texts are longer. */
const cardPageTextSizes = [12, 11.5, 11, 10.5, 10, 9.5];

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

  const compile = (template: string, data: unknown): Promise<CompiledDocument> =>
    compiler.compile({ template, data, files: new Map() });

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
    makeDeckDocument: async (language) =>
      (await compile('deck.typ', await prepareDeck(language))).pdf,
    makeCommentSheet: async (language) =>
      (await compile('comment-sheet.typ', await prepareCommentSheet(language))).pdf,
    makeLesson: async (language) => (await compile('lesson.typ', prepareLesson(language))).pdf,
    makeWorksheet: async (language) =>
      (await compile('worksheet.typ', prepareWorksheet(language))).pdf,
    makeSignInSheet: async (data) =>
      (await compile('sign-in-sheet.typ', prepareSignInSheet(data))).pdf,
    async makeCardPages(language) {
      const data = await prepareCardPages(language);
      const wanted = Math.ceil(data.cards.length / data.perPage);
      for (const textSize of cardPageTextSizes) {
        const { pdf, pages } = await compile('card-pages.typ', { ...data, textSize });
        if (pages === wanted) return pdf;
      }
      throw new Error(`The cards do not fit on ${wanted} pages at any text size.`);
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
