import type { Language } from '@trio/i18n/languages';
import { encode } from 'uqr';
import { fitted } from './break-words.ts';
import { translators } from './localise.ts';
import type { SignInSheetData, SignInSlip } from './profile-data.ts';
import { safeLine, type Line } from './safe-text.ts';

interface SlipView {
  readonly name: Line;
  readonly qr: string;
  readonly loginLabel: string;
  readonly login: Line;
  readonly password: Line;
}

export interface SignInSheetView {
  readonly language: Language;
  readonly title: Line;
  readonly cut: string;
  readonly addressLabel: string;
  readonly address: Line;
  readonly passwordLabel: string;
  readonly keep: string;
  readonly slips: readonly SlipView[];
}

/** In em of their text sizes. */
const widths = { name: 12, value: 18, address: 15 };

export function prepareSignInSheet(data: SignInSheetData): SignInSheetView {
  const t = translators[data.language];
  return {
    language: data.language,
    title: safeLine(t('slips.title', { class: data.className })),
    cut: t('slips.cut'),
    addressLabel: t('slips.address'),
    address: fitted(safeLine(data.address.replace(/^https?:\/\//u, '')), widths.address),
    passwordLabel: t('slips.password'),
    keep: t('slips.keep'),
    slips: data.slips.map((slip) => ({
      name: fitted(safeLine(slip.name), widths.name),
      qr: drawQr(linkOf(data.address, slip)),
      loginLabel: t(slip.isUsername ? 'slips.username' : 'slips.email'),
      login: fitted(safeLine(slip.login), widths.value),
      password: safeLine(slip.password),
    })),
  };
}

/** Never the password, and no email address: links stay in the browser's history. */
const linkOf = (address: string, { login, isUsername }: SignInSlip): string =>
  isUsername ? `${address}?username=${encodeURIComponent(login)}` : address;

function drawQr(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path.join('')}"/></svg>`;
}

/** Start and length: one shape per run draws twice as fast as one per module. */
const runsOf = (row: readonly boolean[]): [number, number][] =>
  Array.from(
    row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/gu),
    (run) => [run.index, run[0].length],
  );
