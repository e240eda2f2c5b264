import { openDatabase } from '../database/database.ts';
import { createJobs } from './jobs.ts';

/** Takes a job, reports it and never finishes: the test kills this process. */
const { pool } = openDatabase(process.argv[2] ?? '', { onConnectionError: () => {} });
const jobs = createJobs(pool);
await jobs.start(() => {});
await jobs.work('mail', ({ mailId }) => {
  process.send?.(mailId);
  return new Promise(() => {});
});
