import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { loadDeck } from '../packages/deck/src/deck.ts';
import type { ProfileData, ProfileEngine } from '../packages/profile/src/profile-data.ts';
import { readPdf } from '../packages/profile/test/read-pdf.ts';
import type { Tag } from '../packages/profile/test/structure-tree.ts';
import { median } from './figures.ts';
import { studentAt } from './profile-students.ts';

export async function measureChromium(executablePath: string, engine: ProfileEngine) {
  const pages: string[] = [];
  for (let index = 1; index <= 60; index += 1) {
    const data = studentAt(index);
    pages.push(await toHtml(data, await engine.makeProfile(data)));
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const print = async (html: string) => {
      await page.setContent(html);
      return (await page.pdf({ format: 'letter', tagged: true, outline: true })).length;
    };
    for (const html of pages.slice(0, 20)) await print(html);
    const from = performance.now();
    const sizes: number[] = [];
    for (const html of pages.slice(20)) sizes.push(await print(html));
    const seconds = (performance.now() - from) / 1000;
    return { perSecond: sizes.length / seconds, medianBytes: median(sizes) };
  } finally {
    await browser.close();
  }
}

async function toHtml(data: ProfileData, pdf: Uint8Array): Promise<string> {
  const { structure, title } = await readPdf(pdf);
  const posters = await postersOf(data);
  const shown = [...posters, ...posters].values();
  return `<!doctype html><html lang="${data.language}"><meta charset="utf-8">
<title>${escaped(title)}</title><style>
  body { font: 11pt sans-serif; } h1 { break-before: page; } img { width: 30%; }
  table { border-collapse: collapse; } td, th { border: 1px solid; padding: 4pt; }
</style><body>${inHtml(structure, shown)}</body></html>`;
}

async function postersOf({ language, challenges }: ProfileData): Promise<string[]> {
  const deck = await loadDeck(language);
  return Promise.all(
    challenges.map(async (challenge) => {
      const image = deck.find(
        ({ key }) => challenge.kind === 'deck' && key === challenge.name,
      )?.image;
      const folder = new URL('../packages/deck/src/', import.meta.url);
      const svg = await readFile(new URL(image ?? 'card-back.svg', folder));
      return `data:image/svg+xml;base64,${svg.toString('base64')}`;
    }),
  );
}

const elements: Readonly<Record<string, string>> = {
  H1: 'h1',
  H2: 'h2',
  H3: 'h3',
  P: 'p',
  L: 'ul',
  LI: 'li',
  Table: 'table',
  THead: 'thead',
  TBody: 'tbody',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
};

function inHtml(tag: Tag, posters: Iterator<string>): string {
  if (tag.role === 'Figure') {
    const { value } = posters.next();
    return typeof value === 'string' ? `<img alt="${escaped(tag.alt ?? '')}" src="${value}">` : '';
  }
  const inside = tag.children
    .map((child) => (typeof child === 'string' ? escaped(child) : inHtml(child, posters)))
    .join(' ');
  if (tag.role === 'Link') return `<a href="https://example.org/career">${inside}</a>`;
  const element = elements[tag.role];
  return element === undefined ? inside : `<${element}>${inside}</${element}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
