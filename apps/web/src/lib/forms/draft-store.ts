interface Stored {
  readonly owner: string;
  readonly at: number;
  readonly forms: Readonly<Record<string, unknown>>;
}

interface StoreDeps {
  readonly now: () => number;
  /** Throws where storage is blocked. */
  readonly read: () => string | null;
  readonly write: (value: string) => void;
  readonly erase: () => void;
}

export interface DraftStore {
  keep(owner: string, form: string, value: unknown): void;
  read(owner: string, form: string): unknown;
  forget(form: string): void;
  keepOnly(owner: string): void;
}

export const visitor = 'visitor';

/** As long as an idle session: after that, a shared device may have another user. */
const lifetime = 3_600_000;

export function createDraftStore({ now, read, write, erase }: StoreDeps): DraftStore {
  const load = (): Stored | null => {
    try {
      const stored = JSON.parse(read() ?? 'null') as Stored | null;
      return stored && now() - stored.at < lifetime ? stored : null;
    } catch {
      return null;
    }
  };
  const save = (owner: string, forms: Readonly<Record<string, unknown>>): void => {
    try {
      if (Object.keys(forms).length === 0) erase();
      else write(JSON.stringify({ owner, at: now(), forms } satisfies Stored));
    } catch {
      // Storage is blocked or full: the text lasts as long as the page.
    }
  };
  const formsOf = (owner: string): Readonly<Record<string, unknown>> => {
    const stored = load();
    return stored?.owner === owner ? stored.forms : {};
  };

  return {
    keep: (owner, form, value) => save(owner, { ...formsOf(owner), [form]: value }),
    read: (owner, form) => formsOf(owner)[form],
    forget: (form) => {
      const stored = load();
      if (stored === null) return;
      const { [form]: _, ...others } = stored.forms;
      save(stored.owner, others);
    },
    keepOnly: (owner) => {
      if (load()?.owner !== owner) save(owner, {});
    },
  };
}

const storageKey = 'trio.drafts';

export const drafts = createDraftStore({
  now: Date.now,
  read: () => sessionStorage.getItem(storageKey),
  write: (value) => sessionStorage.setItem(storageKey, value),
  erase: () => sessionStorage.removeItem(storageKey),
});
