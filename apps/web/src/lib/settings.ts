/** What a deployment sets and the browser needs; the server writes it into the document's head. */
interface Settings {
  readonly supportEmail: string;
  /** Pages for the people who make the product. */
  readonly hasDevPages: boolean;
}

const defaults: Settings = {
  supportEmail: 'support@trio.example',
  hasDevPages: import.meta.env.DEV,
};

function readSettings(): Settings {
  const written = document.querySelector<HTMLMetaElement>('meta[name="trio-settings"]')?.content;
  return { ...defaults, ...(JSON.parse(written ?? '{}') as Partial<Settings>) };
}

export const settings = readSettings();
