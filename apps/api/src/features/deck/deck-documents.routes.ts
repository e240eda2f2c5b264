import { createHash } from 'node:crypto';
import { deckDocuments } from '@trio/contracts/documents';
import { catalogues } from '@trio/i18n/catalogues';
import { languages, type Language } from '@trio/i18n/languages';
import type { FastifyInstance } from 'fastify';
import { ProfilesUnavailable, type ProfileMaker } from '../../platform/profiles/profile-maker.ts';

interface DeckDocument {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

export function deckDocumentsRoutes(
  app: FastifyInstance,
  profiles: Pick<ProfileMaker, 'makeDeckDocument'>,
): void {
  const made = new Map<Language, Promise<DeckDocument>>();

  const find = (language: Language): Promise<DeckDocument> => {
    const known = made.get(language);
    if (known) return known;
    const making = make(profiles, language);
    made.set(language, making);
    making.catch(() => made.delete(language));
    return making;
  };

  for (const language of languages) {
    app.get(deckDocuments[language], async (request, reply) => {
      try {
        const { bytes, etag } = await find(language);
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
          .send(catalogues[language].errors[code]);
      }
    });
  }
}

async function make(
  profiles: Pick<ProfileMaker, 'makeDeckDocument'>,
  language: Language,
): Promise<DeckDocument> {
  const bytes = Buffer.from(await profiles.makeDeckDocument(language));
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, etag: `"${hash}"` };
}
