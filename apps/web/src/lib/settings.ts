/** What a deployment sets and the browser needs; the server writes it into the document's head. */
interface Settings {
  readonly supportEmail: string;
}

const defaults: Settings = { supportEmail: 'support@trio.example' };

function readSettings(): Settings {
  const written = document.querySelector<HTMLMetaElement>('meta[name="trio-settings"]')?.content;
  return { ...defaults, ...(JSON.parse(written ?? '{}') as Partial<Settings>) };
}

export const settings = readSettings();
