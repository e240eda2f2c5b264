import { extraCard, keepWholeCards, type ExtraCard } from '@trio/contracts/cards';
import type { ExtraCardForm } from '@trio/contracts/extra-card-form';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/refuse-all-but-admins.ts';
import { noteAction } from '../../platform/audit/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { freeName } from './card-name.ts';
import { extraCardsMax, judgeName } from './extra-cards.policy.ts';
import {
  deleteCard,
  findPlatformCards,
  findSchoolCards,
  insertCard,
  isSchoolThere,
  surveySchoolCards,
  updateCard,
  type ExtraCardRow,
} from './extra-cards.repository.ts';

type By = Pick<Caller, 'userId' | 'role' | 'schoolId'>;
/** A school's own, or the platform's where no school is named. */
type Whose = string | null;
export type AddOutcome = 'added' | 'malformed-name' | 'built-in-name' | 'name-taken' | 'too-many';

/** Cards beyond our own: a school's, or everybody's. */
export interface ExtraCardsService {
  /** The extra cards of a school's deck, the school's own first; without a school, the platform's. */
  cardsOfDeck(schoolId: Whose): Promise<readonly ExtraCard[]>;
  list(by: By, whose: Whose): Promise<readonly ExtraCard[]>;
  /** Under the name that it brings. */
  add(by: By, whose: Whose, card: Omit<ExtraCard, '_id'>): Promise<AddOutcome>;
  /** Under a name made from its English title. */
  create(by: By, whose: Whose, card: ExtraCardForm): Promise<ExtraCard>;
  /** For sorts that begin from now on: those under way keep it as it was. */
  update(by: By, whose: Whose, cardId: string, card: ExtraCardForm): Promise<ExtraCard>;
  /** From new sorts: one that is under way keeps it. */
  remove(by: By, whose: Whose, name: string): Promise<'deleted' | 'not-there'>;
  removeById(by: By, whose: Whose, cardId: string): Promise<void>;
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

/** What the deck has already: a student's holds both kinds, so one name is one card. */
async function lookAtDeck(connection: Connection, schoolId: Whose) {
  const platform = await findPlatformCards(connection);
  const schools = await surveySchoolCards(connection);
  const own = schoolId === null ? [] : await findSchoolCards(connection, schoolId);
  const names = new Set([...platform, ...own].map(({ name }) => name));
  return {
    isTaken: (name: string) => names.has(name) || (schoolId === null && schools.names.has(name)),
    isFull: platform.length + (schoolId === null ? schools.most : own.length) >= extraCardsMax,
  };
}

export function createExtraCardsService({ db, transact, clock }: DeckWorld): ExtraCardsService {
  /** With its titles in both languages: who reads the log may not find the card any more. */
  const note = (
    connection: Connection,
    by: By,
    action: 'card-added' | 'card-changed' | 'card-removed',
    schoolId: Whose,
    row: ExtraCardRow,
  ) => {
    const titles = toCards([row]).flatMap(({ en, fr }) => [en.title, fr.title]);
    const details = { card: row.name, titles };
    return noteAction(connection, { by, action, schoolId, details }, clock.now());
  };

  async function refuseUnknownSchool(connection: Connection, schoolId: Whose): Promise<void> {
    if (schoolId !== null && !(await isSchoolThere(connection, schoolId))) {
      throw new ApiError('school/not-found');
    }
  }

  return {
    cardsOfDeck: async (schoolId) => {
      const [own, platform] = await Promise.all([
        schoolId === null ? [] : findSchoolCards(db, schoolId),
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
        const deck = await lookAtDeck(connection, schoolId);
        if (deck.isTaken(name)) return 'name-taken';
        if (deck.isFull) return 'too-many';
        const row = { cardId: newId(), name, content, createdAt: clock.now() };
        if ((await insertCard(connection, schoolId, row)) === 'name-taken') return 'name-taken';
        await note(connection, by, 'card-added', schoolId, row);
        return 'added';
      });
    },

    create: async (by, schoolId, content) => {
      refuseAllButAdmins(by);
      return transact(async (connection) => {
        await refuseUnknownSchool(connection, schoolId);
        const deck = await lookAtDeck(connection, schoolId);
        if (deck.isFull) throw new ApiError('card/deck-full');
        const name = freeName(content.en.title, deck.isTaken);
        const row = { cardId: newId(), name, content, createdAt: clock.now() };
        // Taken at this very moment, by the same name from another window: saving again finds another.
        if ((await insertCard(connection, schoolId, row)) === 'name-taken') {
          throw new ApiError('server/unavailable');
        }
        await note(connection, by, 'card-added', schoolId, row);
        return { ...content, _id: row.cardId, name };
      });
    },

    update: async (by, schoolId, cardId, content) => {
      refuseAllButAdmins(by);
      return transact(async (connection) => {
        const row = await updateCard(connection, schoolId, cardId, content);
        if (!row) throw new ApiError('request/not-found');
        await note(connection, by, 'card-changed', schoolId, row);
        return { ...content, _id: cardId, name: row.name };
      });
    },

    remove: async (by, schoolId, name) => {
      refuseAllButAdmins(by);
      return transact(async (connection) => {
        const row = await deleteCard(connection, schoolId, { name });
        if (!row) return 'not-there';
        await note(connection, by, 'card-removed', schoolId, row);
        return 'deleted';
      });
    },

    removeById: async (by, schoolId, cardId) => {
      refuseAllButAdmins(by);
      await transact(async (connection) => {
        const row = await deleteCard(connection, schoolId, { cardId });
        if (!row) throw new ApiError('request/not-found');
        await note(connection, by, 'card-removed', schoolId, row);
      });
    },
  };
}
