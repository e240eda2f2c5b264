import { extraCard, keepWholeCards, type ExtraCard } from '@trio/contracts/cards';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { extraCardsMax, judgeName, refuseAllButAdmins } from './extra-cards.policy.ts';
import {
  deleteCard,
  findPlatformCards,
  findSchoolCards,
  insertCard,
  surveySchoolCards,
  type ExtraCardRow,
} from './extra-cards.repository.ts';

type By = Pick<Caller, 'role'>;
export type AddOutcome = 'added' | 'malformed-name' | 'built-in-name' | 'name-taken' | 'too-many';

/** Cards beyond our own: a school's, or everybody's. */
export interface ExtraCardsService {
  /** What is added to the deck of a school's students: the school's own first. */
  cardsOfDeck(schoolId: string): Promise<readonly ExtraCard[]>;
  /** A school's own, or the platform's where no school is named. */
  list(by: By, schoolId: string | null): Promise<readonly ExtraCard[]>;
  add(by: By, schoolId: string | null, card: Omit<ExtraCard, '_id'>): Promise<AddOutcome>;
  /** From new sorts: one that is under way keeps it. */
  remove(by: By, schoolId: string | null, name: string): Promise<'deleted' | 'not-there'>;
}

export interface DeckWorld {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
}

/** A card that was damaged since it was written is left out, and the others stay. */
const toCards = (rows: readonly ExtraCardRow[]): ExtraCard[] =>
  keepWholeCards(
    extraCard,
    rows.map(({ cardId, name, content }) => ({ ...(content as object), _id: cardId, name })),
  );

export function createExtraCardsService({ db, transact, clock }: DeckWorld): ExtraCardsService {
  return {
    cardsOfDeck: async (schoolId) => {
      const [own, platform] = await Promise.all([
        findSchoolCards(db, schoolId),
        findPlatformCards(db),
      ]);
      return toCards([...own, ...platform]);
    },

    list: async (by, schoolId) => {
      refuseAllButAdmins(by);
      return toCards(
        await (schoolId === null ? findPlatformCards(db) : findSchoolCards(db, schoolId)),
      );
    },

    add: async (by, schoolId, { name, ...content }) => {
      refuseAllButAdmins(by);
      const verdict = judgeName(name);
      if (verdict !== 'good') return `${verdict}-name` as const;
      return transact(async (connection) => {
        const platform = await findPlatformCards(connection);
        const schools = await surveySchoolCards(connection, name);
        const own = schoolId === null ? [] : await findSchoolCards(connection, schoolId);
        // A student's deck holds both kinds: one name is one card.
        const isTaken =
          schoolId === null ? schools.isNameTaken : platform.some((card) => card.name === name);
        if (isTaken) return 'name-taken';
        const count = platform.length + (schoolId === null ? schools.most : own.length);
        if (count >= extraCardsMax) return 'too-many';
        const row = { cardId: newId(), name, content, createdAt: clock.now() };
        return (await insertCard(connection, schoolId, row)) === 'inserted'
          ? 'added'
          : 'name-taken';
      });
    },

    remove: async (by, schoolId, name) => {
      refuseAllButAdmins(by);
      return deleteCard(db, schoolId, name);
    },
  };
}
