import type { ExtraCard } from '@trio/contracts/cards';
import type { ExtraCardForm } from '@trio/contracts/extra-card-form';
import {
  addDeckCard,
  deleteDeckCard,
  listDeckCards,
  sendDeckPicture,
  updateDeckCard,
  type PictureKind,
} from '@trio/contracts/deck-cards';
import { call } from '../../../lib/api/call.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { withFile } from '../../../lib/api/send.ts';
import { withParams } from '../../../lib/api/with-params.ts';
import { withQuery } from '../../../lib/api/with-query.ts';

/** A school's id; null for the cards in every deck. */
export type Whose = string | null;

const asked = (whose: Whose) => ({ schoolid: whose ?? '' });

export const cardsQuery = (whose: Whose) => endpointQuery(listDeckCards, { query: asked(whose) });

/** Creates a card if there is no id. */
export const saveCard = (
  whose: Whose,
  id: string | null,
  card: ExtraCardForm,
): Promise<ExtraCard> =>
  id === null
    ? call(withQuery(addDeckCard, asked(whose)), card)
    : call(withQuery(withParams(updateDeckCard, { id }), asked(whose)), card);

export const deleteCard = (whose: Whose, id: string): Promise<void> =>
  call(withQuery(withParams(deleteDeckCard, { id }), asked(whose)));

export const sendCardPicture = async (
  whose: Whose,
  kind: PictureKind,
  picture: Blob,
): Promise<string> =>
  (await call(withFile(withQuery(sendDeckPicture, { ...asked(whose), kind }), picture))).imageUrl;
