import * as z from 'zod/mini';
import { extraCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { extraCardForm } from './extra-card-form.ts';
import { pathId, schoolid } from './query-fields.ts';

/** Cards that a school adds to its own deck, or the platform to every deck. */
const access = ['school', 'admin'] as const;
const kinds = ['owner', 'counsellor'] as const;
/** Without a school: staff get their own; an administrator gets the cards in every deck. */
const ownerQuery = z.object({ schoolid });

export const listDeckCards = defineEndpoint({
  method: 'GET',
  path: '/cards/extra',
  summary: 'List the extra cards of a school’s deck, or of the platform’s',
  access,
  kinds,
  query: ownerQuery,
  answer: z.object({ cards: z.array(extraCard), max: z.int() }),
});

/** The card's name comes from its English title and never changes. */
export const addDeckCard = defineEndpoint({
  method: 'POST',
  path: '/cards/extra',
  summary: 'Add an extra card in both languages; it applies to new sorts',
  access,
  kinds,
  query: ownerQuery,
  body: extraCardForm,
  answer: extraCard,
  status: 201,
});

export const updateDeckCard = defineEndpoint({
  method: 'PUT',
  path: '/cards/extra/:id',
  summary: 'Update an extra card; sorts in progress keep the previous version',
  access,
  kinds,
  params: pathId,
  query: ownerQuery,
  body: extraCardForm,
  answer: extraCard,
});

export const deleteDeckCard = defineEndpoint({
  method: 'DELETE',
  path: '/cards/extra/:id',
  summary: 'Remove an extra card; sorts in progress keep it',
  access,
  kinds,
  params: pathId,
  query: ownerQuery,
  answer: null,
});

export const pictureKinds = ['picture', 'logo', 'watermark'] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const sendDeckPicture = defineEndpoint({
  method: 'POST',
  path: '/cards/extra/pictures',
  summary: 'Upload an image for an extra card',
  access,
  kinds,
  query: z.object({ schoolid, kind: z._default(z.enum(pictureKinds), 'picture') }),
  answer: z.object({ imageUrl: z.string() }),
  status: 201,
});

/** Authenticated by cookie: an image element cannot send a token. */
export const readDeckPicture = defineEndpoint({
  method: 'GET',
  path: '/cards/pictures/:id',
  summary: 'Get the image of an extra card that is in the caller’s deck',
  access: 'cookie',
  params: pathId,
  answer: z.unknown(),
});
