import { openDatabase } from '../database/database.ts';
import { createJobs } from './jobs.ts';

/** A server for tests that takes a job, says so, and never finishes it: it waits to be killed. */
const { pool } = openDatabase(process.argv[2] ?? '', { onConnectionError: () => {} });
const jobs = createJobs(pool);
await jobs.start(() => {});
await jobs.work('mail', ({ mailId }) => {
  process.send?.(mailId);
  return new Promise(() => {});
});
