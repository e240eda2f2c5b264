/** What a deployment sets and the browser needs; the server writes it into the document's head. */
interface Settings {
  readonly supportEmail: string;
  /** Pages for the people who make the product. */
  readonly hasDevPages: boolean;
  /** Where students may come from besides the log-in form. */
  readonly signOnProviders: readonly { readonly id: string; readonly label: string }[];
  /** The demo's mails can be read here. */
  readonly hasMailbox: boolean;
}

const defaults: Settings = {
  supportEmail: 'support@trio.example',
  hasDevPages: import.meta.env.DEV,
  signOnProviders: [],
  hasMailbox: import.meta.env.DEV,
};

function readSettings(): Settings {
  const written = document.querySelector<HTMLMetaElement>('meta[name="trio-settings"]')?.content;
  return { ...defaults, ...(JSON.parse(written ?? '{}') as Partial<Settings>) };
}

export const settings = readSettings();
