import * as z from 'zod/mini';
import { extraCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { extraCardForm } from './extra-card-form.ts';
import { pathId, schoolid } from './query-fields.ts';

/** Without a school: the cards that the platform adds to every deck. */
const whose = z.object({ schoolid });

export const listDeckCards = defineEndpoint({
  method: 'GET',
  path: '/cards/extra',
  summary: 'Cards that an administrator added to one school’s deck, or to everybody’s',
  access: ['admin'],
  query: whose,
  answer: z.object({ cards: z.array(extraCard), max: z.int() }),
});

/** The card's name comes from its English title and never changes. */
export const addDeckCard = defineEndpoint({
  method: 'POST',
  path: '/cards/extra',
  summary: 'Add a card, in both languages; sorts that begin from now on have it',
  access: ['admin'],
  query: whose,
  body: extraCardForm,
  answer: extraCard,
  status: 201,
});

export const updateDeckCard = defineEndpoint({
  method: 'PUT',
  path: '/cards/extra/:id',
  summary: 'Change a card; sorts that have begun keep it as it was',
  access: ['admin'],
  params: pathId,
  query: whose,
  body: extraCardForm,
  answer: extraCard,
});

export const deleteDeckCard = defineEndpoint({
  method: 'DELETE',
  path: '/cards/extra/:id',
  summary: 'Take a card away from sorts that begin from now on',
  access: ['admin'],
  params: pathId,
  query: whose,
  answer: null,
});

export const pictureKinds = ['picture', 'logo', 'watermark'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** PNG or JPEG. The server checks, cleans and shrinks it before it is stored. */
export const sendDeckPicture = defineEndpoint({
  method: 'POST',
  path: '/cards/extra/pictures',
  summary: 'Send a picture for such a card',
  access: ['admin'],
  query: z.object({ schoolid, kind: z._default(z.enum(pictureKinds), 'picture') }),
  answer: z.object({ imageUrl: z.string() }),
  status: 201,
});

/** Authenticated by cookie: an image element cannot send a token. */
export const readDeckPicture = defineEndpoint({
  method: 'GET',
  path: '/cards/pictures/:id',
  summary: 'A picture of a school’s or the platform’s card, for who has it in their deck',
  access: 'cookie',
  params: pathId,
  answer: z.unknown(),
});
