import { runInNewContext } from 'node:vm';
import { documentWords } from '@trio/i18n/document';
import { expect, it } from 'vitest';
import { noticePage, noticeScript } from '../../../build/unsupported-browser.ts';

function runIn(lang: string): string {
  const place = { innerHTML: 'the page', style: { cssText: '' } };
  const document = {
    documentElement: { getAttribute: () => lang },
    getElementById: (id: string) => (id === 'app' ? place : null),
  };
  runInNewContext(noticeScript, { document });
  return place.innerHTML;
}

it('uses only syntax of the oldest browsers', () => {
  const bare = noticeScript.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/gu, '""');
  expect(bare).toMatch(/^[\w\s.(){}[\]:,;=?"]+$/u);
  expect(bare).not.toMatch(/=>|\b(?:let|const|class|async|await|of|import|export)\b|,\s*[)}\]]/u);
});

it.each(['en', 'fr'] as const)(
  'names the supported browsers in the language of the page (%s)',
  (language) => {
    const { heading, paragraph } = documentWords[language].unsupported;
    expect(paragraph).toContain('Internet Explorer');
    for (const shown of [runIn(language), noticePage(language)]) {
      expect(shown).toContain(`<h1>${heading}</h1><p>${paragraph}</p>`);
      expect(shown).not.toContain('<script');
    }
    expect(noticePage(language)).toContain(`<html lang="${language}">`);
  },
);
