import type { Binaries } from './platform-binaries.ts';
import type { ServerUser } from './server-user.ts';

export type EmbeddedServer = {
  cluster: string;
  user: ServerUser | undefined;
  binaries: Binaries;
  password: string;
  passwordFile: string;
  logFile: string;
  log: (message: string) => void;
};
