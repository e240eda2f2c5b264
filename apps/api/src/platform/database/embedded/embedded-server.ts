import type { Binaries } from './platform-binaries.ts';
import type { ServerUser } from './server-user.ts';

/** Everything needed to start, reach and stop the PostgreSQL of one data folder. */
export type EmbeddedServer = {
  cluster: string;
  user: ServerUser | undefined;
  binaries: Binaries;
  password: string;
  passwordFile: string;
  logFile: string;
  log: (message: string) => void;
};
