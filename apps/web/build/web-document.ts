import { documentWords } from '@trio/i18n/document';
import type { Language } from '@trio/i18n/languages';
import { noticeScriptFile } from './unsupported-browser.ts';

interface DocumentOptions {
  readonly language: Language;
  /** Only for pages that search engines may show. */
  readonly about?: { readonly title: string; readonly path: string };
  readonly preloads: readonly string[];
  readonly prerendered?: {
    readonly html: string;
    readonly css: string;
    /** `ready` is hydrated; `waiting` is replaced. */
    readonly as: 'ready' | 'waiting';
  };
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The server replaces this with its own origin: shared links need absolute addresses. */
const origin = '{origin}';
const styleSheets = /\s*<link rel="stylesheet"[^>]*>/gu;

export const manifestFile = (language: Language): string => `manifest.${language}.webmanifest`;

export function webDocument(template: string, options: DocumentOptions): string {
  const { language, about, preloads, prerendered } = options;
  const { noScript } = documentWords[language];
  const head = [
    `<link rel="manifest" href="/${manifestFile(language)}" />`,
    ...preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...(about === undefined ? [] : aboutPage(about.title, about.path, language)),
    ...(prerendered === undefined ? [] : [`<style>${prerendered.css}</style>`]),
  ];
  const app = prerendered
    ? `<div id="app" data-${prerendered.as}="${language}">${prerendered.html}</div>`
    : '<div id="app"></div>';
  const body = [
    `<noscript><p>${escapeHtml(noScript)}</p></noscript>`,
    app,
    `<script nomodule src="/${noticeScriptFile}"></script>`,
  ];
  const plain = prerendered ? template.replaceAll(styleSheets, '') : template;
  return put(plain, [
    ['<html lang="en">', `<html lang="${language}">`],
    ['<title>Trio</title>', `<title>${escapeHtml(about?.title ?? 'Trio')}</title>`],
    ['</head>', `  ${head.join('\n    ')}\n  </head>`],
    ['<div id="app"></div>', body.join('\n    ')],
  ]);
}

interface PublicOptions {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly paths: Readonly<Record<Language, string>>;
  readonly html: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const appScripts = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/gu;

/** A page that works without the app and in one language only: its address says which. */
export function publicDocument(template: string, options: PublicOptions): string {
  const { language, title, description, paths, html, styles, scripts } = options;
  const alternate = (hreflang: string, path: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${origin}${path}" />`;
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...aboutPage(title, paths[language], language, description),
    alternate('en', paths.en),
    alternate('fr', paths.fr),
    alternate('x-default', paths.en),
    ...scripts.map((file) => `<script type="module" src="/${file}"></script>`),
  ];
  return put(template.replaceAll(styleSheets, '').replaceAll(appScripts, ''), [
    ['<html lang="en">', `<html lang="${language}">`],
    ['<title>Trio</title>', `<title>${escapeHtml(`${title} · Trio`)}</title>`],
    ['</head>', `  ${head.join('\n    ')}\n  </head>`],
    ['<div id="app"></div>', html],
  ]);
}

function aboutPage(
  title: string,
  path: string,
  language: Language,
  description = documentWords[language].description,
): string[] {
  const { pictureAlt } = documentWords[language];
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}" />`;
  return [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${origin}${path}" />`,
    property('type', 'website'),
    property('site_name', 'Trio'),
    property('title', title),
    property('description', description),
    property('url', `${origin}${path}`),
    property('locale', language === 'fr' ? 'fr_CA' : 'en_CA'),
    property('image', `${origin}/share.png`),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', pictureAlt),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

/** Throws if a mark is missing; otherwise the document would silently lack a part. */
function put(template: string, parts: readonly (readonly [mark: string, text: string])[]): string {
  return parts.reduce((document, [mark, text]) => {
    const halves = document.split(mark);
    if (halves.length !== 2) throw new Error(`index.html has to have one ${mark}.`);
    return halves.join(text);
  }, template);
}
