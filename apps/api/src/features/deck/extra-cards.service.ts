import { extraCard, keepValidCards, type ExtraCard } from '@trio/contracts/cards';
import type { ExtraCardForm } from '@trio/contracts/extra-card-form';
import { ApiError } from '../../http/api-error.ts';
import { scopeOf } from '../../http/caller.policy.ts';
import { insertAuditEntry, type Actor } from '../../data/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { findSchool } from '../../data/schools.repository.ts';
import { freeName, extraCardsMax, judgeName } from './extra-cards.rules.ts';
import {
  type CardOwner,
  deleteCard,
  findPlatformCards,
  findSchoolCards,
  insertCard,
  findSchoolCardUse,
  updateCard,
  type ExtraCardRow,
} from './extra-cards.repository.ts';
import { cardOwnerOf } from './extra-cards.policy.ts';

/** Without one: the caller's school, or for an administrator the platform. */
type NamedSchool = string | undefined;
type Editor = Actor & Pick<Caller, 'staffKind'>;
export type AddOutcome = 'added' | 'malformed-name' | 'built-in-name' | 'name-taken' | 'too-many';

export interface ExtraCardsService {
  cardsOfDeck(caller: Actor): Promise<readonly ExtraCard[]>;
  /** For other features, which check their own policy first. */
  cardsOfSchool(schoolId: string): Promise<readonly ExtraCard[]>;
  list(by: Editor, named: NamedSchool): Promise<readonly ExtraCard[]>;
  add(by: Editor, named: NamedSchool, card: Omit<ExtraCard, '_id'>): Promise<AddOutcome>;
  create(by: Editor, named: NamedSchool, card: ExtraCardForm): Promise<ExtraCard>;
  /** Affects new sorts only; sorts in progress have their own copy. */
  update(by: Editor, named: NamedSchool, cardId: string, card: ExtraCardForm): Promise<ExtraCard>;
  remove(by: Editor, named: NamedSchool, name: string): Promise<'deleted' | 'not-found'>;
  removeById(by: Editor, named: NamedSchool, cardId: string): Promise<void>;
}

export interface DeckDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
}

const toCards = (rows: readonly ExtraCardRow[]): ExtraCard[] =>
  keepValidCards(
    extraCard,
    rows.map(({ cardId, name, content }) => ({ ...(content as object), _id: cardId, name })),
  );

/** A student's deck holds both kinds, so a name must be unique across them. */
async function lookAtDeck(connection: Connection, owner: CardOwner) {
  const platform = await findPlatformCards(connection);
  const schools = await findSchoolCardUse(connection);
  const own = owner.kind === 'platform' ? [] : await findSchoolCards(connection, owner.schoolId);
  const names = new Set([...platform, ...own].map(({ name }) => name));
  return {
    isTaken: (name: string) =>
      names.has(name) || (owner.kind === 'platform' && schools.names.has(name)),
    isFull:
      platform.length + (owner.kind === 'platform' ? schools.most : own.length) >= extraCardsMax,
  };
}

export function createExtraCardsService({ db, transact, clock }: DeckDeps): ExtraCardsService {
  /** The log gets both titles, because the card may be deleted when the log is read. */
  const audit = (
    connection: Connection,
    by: Actor,
    action: 'card-added' | 'card-changed' | 'card-removed',
    owner: CardOwner,
    row: ExtraCardRow,
  ) => {
    const titles = toCards([row]).flatMap(({ en, fr }) => [en.title, fr.title]);
    const details = { card: row.name, titles };
    const schoolId = owner.kind === 'platform' ? null : owner.schoolId;
    return insertAuditEntry(connection, { by, action, schoolId, details }, clock.now());
  };

  async function refuseUnknownSchool(connection: Connection, owner: CardOwner): Promise<void> {
    if (owner.kind === 'school' && !(await findSchool(connection, owner.schoolId))) {
      throw new ApiError('school/not-found');
    }
  }

  async function cardsOfSchool(schoolId: string): Promise<ExtraCard[]> {
    const [own, platform] = await Promise.all([
      findSchoolCards(db, schoolId),
      findPlatformCards(db),
    ]);
    return toCards([...own, ...platform]);
  }

  return {
    cardsOfSchool,

    cardsOfDeck: async (caller) => {
      const scope = scopeOf(caller);
      return scope.kind === 'school'
        ? cardsOfSchool(scope.schoolId)
        : toCards(await findPlatformCards(db));
    },

    list: async (by, named) => {
      const owner = cardOwnerOf(by, named);
      return toCards(
        await (owner.kind === 'platform'
          ? findPlatformCards(db)
          : findSchoolCards(db, owner.schoolId)),
      );
    },

    add: async (by, named, { name, ...content }) => {
      const owner = cardOwnerOf(by, named);
      const verdict = judgeName(name);
      if (verdict !== 'good') return `${verdict}-name` as const;
      return transact(async (connection) => {
        const deck = await lookAtDeck(connection, owner);
        if (deck.isTaken(name)) return 'name-taken';
        if (deck.isFull) return 'too-many';
        const row = { cardId: newId(), name, content, createdAt: clock.now() };
        if ((await insertCard(connection, owner, row)) === 'name-taken') return 'name-taken';
        await audit(connection, by, 'card-added', owner, row);
        return 'added';
      });
    },

    create: async (by, named, content) => {
      const owner = cardOwnerOf(by, named);
      return transact(async (connection) => {
        await refuseUnknownSchool(connection, owner);
        const deck = await lookAtDeck(connection, owner);
        if (deck.isFull) throw new ApiError('card/deck-full');
        const name = freeName(content.en.title, deck.isTaken);
        const row = { cardId: newId(), name, content, createdAt: clock.now() };
        // Another window took the same name at this moment; a retry finds the next free one.
        if ((await insertCard(connection, owner, row)) === 'name-taken') {
          throw new ApiError('server/unavailable');
        }
        await audit(connection, by, 'card-added', owner, row);
        return { ...content, _id: row.cardId, name };
      });
    },

    update: async (by, named, cardId, content) => {
      const owner = cardOwnerOf(by, named);
      return transact(async (connection) => {
        const row = await updateCard(connection, owner, cardId, content);
        if (!row) throw new ApiError('request/not-found');
        await audit(connection, by, 'card-changed', owner, row);
        return { ...content, _id: cardId, name: row.name };
      });
    },

    remove: async (by, named, name) => {
      const owner = cardOwnerOf(by, named);
      return transact(async (connection) => {
        const row = await deleteCard(connection, owner, { name });
        if (!row) return 'not-found';
        await audit(connection, by, 'card-removed', owner, row);
        return 'deleted';
      });
    },

    removeById: async (by, named, cardId) => {
      const owner = cardOwnerOf(by, named);
      await transact(async (connection) => {
        const row = await deleteCard(connection, owner, { cardId });
        if (!row) throw new ApiError('request/not-found');
        await audit(connection, by, 'card-removed', owner, row);
      });
    },
  };
}
