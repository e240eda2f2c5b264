import { engineNames, type EngineName, loadEngine } from '../src/compiler/engines.ts';
import { createProfileEngine } from '../src/engine.ts';
import type { ProfileEngine } from '../src/profile-data.ts';

export const installedEngines: readonly [EngineName, ProfileEngine][] = engineNames.flatMap(
  (name) => {
    const loaded = loadEngine(name);
    return loaded ? [[name, createProfileEngine(loaded)] as [EngineName, ProfileEngine]] : [];
  },
);
