import type { Adapter, AdapterPayload } from 'oidc-provider';

export interface OAuthStorage {
  readonly adapterOf: (model: string) => Adapter;
  expire(model: string): void;
}

export function createOAuthStorage(): OAuthStorage {
  const stored = new Map<string, AdapterPayload>();
  const adapterOf = (model: string): Adapter => {
    const key = (id: string): string => `${model} ${id}`;
    const search = (isIt: (payload: AdapterPayload) => boolean) =>
      [...stored].find(([name, payload]) => name.startsWith(`${model} `) && isIt(payload))?.[1];
    return {
      upsert: async (id, payload) => void stored.set(key(id), payload),
      find: async (id) => stored.get(key(id)),
      findByUid: async (uid) => search((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => search((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = stored.get(key(id));
        if (payload) payload['consumed'] = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void stored.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, payload] of stored) {
          if (payload.grantId === grantId) stored.delete(name);
        }
      },
    };
  };
  return {
    adapterOf,
    expire: (model) => {
      for (const [name, payload] of stored) if (name.startsWith(`${model} `)) payload.exp = 1;
    },
  };
}
