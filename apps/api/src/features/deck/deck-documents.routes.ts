import { createHash } from 'node:crypto';
import { commentSheets, deckDocuments, lessonPlans, worksheets } from '@trio/contracts/documents';
import { languages, type Language } from '@trio/i18n/languages';
import type { FastifyInstance } from 'fastify';
import { errorText } from '../../http/error-text.ts';
import { ProfilesUnavailable, type ProfileMaker } from '../../platform/profiles/profile-maker.ts';

interface DeckDocument {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

export function deckDocumentsRoutes(
  app: FastifyInstance,
  profiles: Pick<
    ProfileMaker,
    'makeDeckDocument' | 'makeCommentSheet' | 'makeLesson' | 'makeWorksheet'
  >,
): void {
  for (const language of languages) {
    serve(app, deckDocuments[language], language, () => profiles.makeDeckDocument(language));
    serve(app, commentSheets[language], language, () => profiles.makeCommentSheet(language));
    serve(app, lessonPlans[language], language, () => profiles.makeLesson(language));
    serve(app, worksheets[language], language, () => profiles.makeWorksheet(language));
  }
}

function serve(
  app: FastifyInstance,
  path: string,
  language: Language,
  render: () => Promise<Uint8Array>,
): void {
  let made: Promise<DeckDocument> | undefined;

  const find = (): Promise<DeckDocument> => {
    if (made) return made;
    const making = make(render);
    made = making;
    making.catch(() => (made = undefined));
    return making;
  };

  app.get(path, async (request, reply) => {
    try {
      const { bytes, etag } = await find();
      reply.header('cache-control', 'no-cache').header('etag', etag);
      // The browser's PDF viewer needs styles that our own policy forbids.
      reply.header('content-security-policy', "frame-ancestors 'none'");
      if (request.headers['if-none-match'] === etag) return await reply.code(304).send();
      return await reply.type('application/pdf').send(bytes);
    } catch (error) {
      request.log.error({ err: error }, 'deck document failed');
      const code = error instanceof ProfilesUnavailable ? 'profile/unavailable' : 'profile/busy';
      // Plain text, because a person reads it in a browser tab.
      return reply
        .code(503)
        .header('retry-after', 10)
        .type('text/plain; charset=utf-8')
        .send(errorText(language, code));
    }
  });
}

async function make(render: () => Promise<Uint8Array>): Promise<DeckDocument> {
  const bytes = Buffer.from(await render());
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, etag: `"${hash}"` };
}
