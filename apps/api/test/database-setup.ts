import { beforeAll } from 'vitest';
import { dropTestDatabase, nameTestDatabase } from './test-database.ts';

nameTestDatabase();
// Returned functions run after `afterAll`, so the file has closed its connections.
beforeAll(() => dropTestDatabase);
