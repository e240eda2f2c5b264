import {
  addDeckCard,
  deleteDeckCard,
  listDeckCards,
  readDeckPicture,
  sendDeckPicture,
  updateDeckCard,
} from '@trio/contracts/deck-cards';
import { getExtraCards } from '@trio/contracts/uploads';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import { answerPicture, pictureOf, takePictures } from '../../http/picture-bodies.ts';
import type { CardPicturesService } from './card-pictures.service.ts';
import { extraCardsMax } from './extra-cards.rules.ts';
import type { ExtraCardsService } from './extra-cards.service.ts';

export async function deckRoutes(
  app: FastifyInstance,
  cards: ExtraCardsService,
  pictures: CardPicturesService,
): Promise<void> {
  route(app, getExtraCards, async ({ caller }) => ({
    data: [...(await cards.cardsOfDeck(caller))],
  }));

  route(app, listDeckCards, async ({ caller, query }) => ({
    cards: [...(await cards.list(caller, query.schoolid))],
    max: extraCardsMax,
  }));
  route(app, addDeckCard, ({ caller, query, body }) => cards.create(caller, query.schoolid, body));
  route(app, updateDeckCard, ({ caller, params, query, body }) =>
    cards.update(caller, query.schoolid, params.id, body),
  );
  route(app, deleteDeckCard, ({ caller, params, query }) =>
    cards.removeById(caller, query.schoolid, params.id),
  );

  route(app, readDeckPicture, async ({ caller, params, reply }) =>
    answerPicture(reply, await pictures.read(caller, params.id)),
  );
  await app.register(async (uploads) => {
    takePictures(uploads);
    route(uploads, sendDeckPicture, async ({ caller, query, request }) => ({
      imageUrl: await pictures.keep(caller, {
        schoolId: query.schoolid,
        kind: query.kind,
        bytes: pictureOf(request),
      }),
    }));
  });
}
