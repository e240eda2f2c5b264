import type { ExtraCard } from '@trio/contracts/cards';
import {
  addDeckCard,
  deleteDeckCard,
  listDeckCards,
  type PictureKind,
  sendDeckPicture,
  updateDeckCard,
} from '@trio/contracts/deck-cards';
import type { ExtraCardForm } from '@trio/contracts/extra-card-form';
import { call, withParams, withQuery } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { withFile } from '../../lib/api/send.ts';

/** A school's id. Null: the reader's school, or for administrators the cards in every deck. */
export type CardOwner = string | null;

const ownerQuery = (owner: CardOwner) => ({ schoolid: owner ?? '' });

export const cardsQuery = (owner: CardOwner) =>
  endpointQuery(listDeckCards, { query: ownerQuery(owner) });

export const saveCard = (
  owner: CardOwner,
  id: string | null,
  card: ExtraCardForm,
): Promise<ExtraCard> =>
  id === null
    ? call(withQuery(addDeckCard, ownerQuery(owner)), card)
    : call(withQuery(withParams(updateDeckCard, { id }), ownerQuery(owner)), card);

export const deleteCard = (owner: CardOwner, id: string): Promise<void> =>
  call(withQuery(withParams(deleteDeckCard, { id }), ownerQuery(owner)));

export const sendCardPicture = async (
  owner: CardOwner,
  kind: PictureKind,
  picture: Blob,
): Promise<string> =>
  (await call(withFile(withQuery(sendDeckPicture, { ...ownerQuery(owner), kind }), picture)))
    .imageUrl;
