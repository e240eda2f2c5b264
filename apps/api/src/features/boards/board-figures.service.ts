import type { Readable } from 'node:stream';
import type { downloadBoardFigures, getBoardFigures } from '@trio/contracts/boards';
import type { Answer, Query } from '@trio/contracts/endpoint';
import { cardKeys } from '@trio/deck/facts.generated';
import { schoolYearLabel } from '@trio/domain/classes/school-year';
import { insertAuditEntry, insertLook, sameLookMs } from '../../data/audit.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { boardIdOf } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import { csvFileName, csvStream } from '../../platform/csv/csv.ts';
import type { Connection, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { findBoard, insertLooksInSchools, type BoardRow } from './boards.repository.ts';
import { figureColumnsOf } from './figures-csv.mapper.ts';
import { figureYearOf } from './figures-job.service.ts';
import { toShown } from './figures.mapper.ts';
import { findChallenges, findFigures, findYears } from './figures.repository.ts';

export interface BoardFiguresDeps {
  readonly transact: Transact;
  readonly clock: Clock;
}

export interface BoardFiguresService {
  find(
    caller: Caller,
    query: Query<typeof getBoardFigures>,
  ): Promise<Answer<typeof getBoardFigures>>;
  download(
    caller: Caller,
    query: Query<typeof downloadBoardFigures>,
  ): Promise<{ fileName: string; content: Readable }>;
}

const builtIn = new Set<string>(cardKeys);

export function createBoardFiguresService(deps: BoardFiguresDeps): BoardFiguresService {
  const { transact, clock } = deps;

  async function figuresOf(connection: Connection, board: BoardRow, named: number | undefined) {
    const { boardId } = board;
    // Before the first figures, and until the next ones, the year of the clock.
    const current = figureYearOf(board.figuredAt ?? clock.now());
    const known = await findYears(connection, boardId);
    const years = [...new Set([current, ...known])].toSorted((one, other) => other - one);
    const year = named !== undefined && years.includes(named) ? named : current;
    const key = { boardId, year };
    const challenges = await findChallenges(connection, key);
    return {
      board: board.name,
      figured: board.figuredAt?.toISOString() ?? null,
      year,
      years,
      isRounded: year !== current,
      ...toShown({
        schools: await findFigures(connection, key),
        // A school's own card would name the school.
        challenges: challenges.filter(({ card }) => builtIn.has(card)),
        isEarlier: year !== current,
      }),
    };
  }

  const boardOf = async (connection: Connection, boardId: string): Promise<BoardRow> => {
    const board = await findBoard(connection, boardId);
    if (!board) throw new ApiError('request/unauthenticated');
    return board;
  };

  return {
    find: async (caller, { year }) => {
      const boardId = boardIdOf(caller);
      const action = 'board-figures-opened';
      return transact(async (connection) => {
        const board = await boardOf(connection, boardId);
        const now = clock.now();
        await insertLook(connection, { by: caller, action, schoolId: null, boardId }, now);
        const look = { action, userId: caller.userId, boardId } as const;
        await insertLooksInSchools(connection, look, now, sameLookMs);
        return figuresOf(connection, board, year);
      });
    },

    download: async (caller, { locale, year }) => {
      const boardId = boardIdOf(caller);
      const action = 'board-figures-exported';
      const now = clock.now();
      const figures = await transact(async (connection) => {
        const found = await figuresOf(connection, await boardOf(connection, boardId), year);
        const details = { rows: found.schools.length };
        const entry = { by: caller, action, schoolId: null, boardId, details } as const;
        await insertAuditEntry(connection, entry, now);
        const look = { action, userId: caller.userId, boardId } as const;
        await insertLooksInSchools(connection, look, now, 0);
        return found;
      });
      const line = {
        year: schoolYearLabel(figures.year),
        day: figures.figured?.slice(0, 10) ?? '',
      };
      const lines = figures.schools.map((school) => ({ ...school, ...line }));
      return {
        fileName: csvFileName('board', now),
        content: csvStream(locale, figureColumnsOf(locale), inOneBatch(lines)),
      };
    },
  };
}

async function* inOneBatch<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
