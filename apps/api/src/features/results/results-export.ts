import type { Database } from '../../platform/database/database.ts';
import { toExportedSort } from './results.mapper.ts';
import { findImages, findSorts } from './sorts.repository.ts';

export const createResultsExport =
  (db: Database) => async (schoolId: string, studentId: string) => {
    const owner = { schoolId, studentId };
    const { sorts, sortAttempts } = await findSorts(db, owner, 'all');
    const pictures = await findImages(db, owner);
    return { sortAttempts, sorts: sorts.map(toExportedSort), pictures };
  };
