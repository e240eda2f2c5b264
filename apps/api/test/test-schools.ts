import { transactOn } from '../src/platform/database/database.ts';
import { isCommonPassword } from '../src/platform/identity/common-passwords.ts';
import { hashPassword } from '../src/platform/identity/passwords.ts';
import { userDirectory } from '../src/platform/identity/user-directory.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { createOutbox } from '../src/platform/mail/outbox.ts';
import { createSealer } from '../src/platform/mail/seal.ts';
import { createTestApp, testSettings } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';
import { readMailsTo } from './test-mails.ts';

export async function createTestSchools({ needsSchoolApproval = false } = {}) {
  const settings = { ...testSettings, needsSchoolApproval };
  const trio = await createTestApp({ settings });
  const { db, pool, close } = await openTestDatabase();
  const jobs = createJobs(pool);
  await jobs.install();
  const { clock } = trio;
  const sealer = createSealer(['what seals the mails of this test']);
  const outbox = createOutbox({ jobs, sealer, clock });
  const identity = { users: userDirectory, hashPassword, isCommonPassword };
  return {
    trio,
    mailsTo: (address: string) => readMailsTo(db, sealer, address),
    deps: { db, transact: transactOn(db), identity, outbox, clock, settings },
    close: async () => {
      await trio.close();
      await close();
    },
  };
}
