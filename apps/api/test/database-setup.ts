import { beforeAll } from 'vitest';
import { dropTestDatabase, nameTestDatabase } from './test-database.ts';

nameTestDatabase();
// Returned, and not in `afterAll`: a file may close its own database this way, and this is last.
beforeAll(() => dropTestDatabase);
