import type { Page } from '@playwright/test';
import { catalogues } from '../packages/i18n/src/catalogues.ts';
import type { Message } from '../packages/i18n/src/message.ts';

type Language = 'en' | 'fr';

const namespacesOf = (language: Language): Readonly<Record<string, Message>>[] =>
  Object.values(catalogues[language]);

const textsOf = (language: Language): string[] =>
  namespacesOf(language).flatMap((messages) =>
    Object.values(messages).flatMap((message) =>
      typeof message === 'string' ? message : Object.values(message),
    ),
  );

const keys = namespacesOf('en').flatMap((messages) => Object.keys(messages));
const prefixes = new Set(keys.filter((key) => key.includes('.')).map((key) => key.split('.')[0]));

const looksLikeKey = (word: string): boolean =>
  /^[A-Za-z]\w*(?:\.\w+)+$/u.test(word) && prefixes.has(word.split('.')[0]);

const placeholder = /\{\w+\}/u;
const letters = (text: string): number => text.replaceAll(/[^\p{L}]/gu, '').length;
/** A message with fewer fixed letters would match any text. */
const minLetters = 8;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

function foreignTo(language: Language): (text: string) => boolean {
  const own = new Set(textsOf(language));
  const others = textsOf(language === 'en' ? 'fr' : 'en').filter((text) => !own.has(text));
  const whole = new Set(others.filter((text) => !placeholder.test(text)));
  const filled = others
    .filter((text) => placeholder.test(text))
    .map((text) => text.split(/\{\w+\}/u))
    .filter((parts) => letters(parts.join('')) >= minLetters)
    .map((parts) => new RegExp(`^${parts.map((part) => escape(part)).join('.+')}$`, 'u'));
  return (text) => whole.has(text) || filled.some((pattern) => pattern.test(text));
}

const isForeign = { en: foreignTo('en'), fr: foreignTo('fr') };

export function textProblems(texts: readonly string[], language: Language): string[] {
  return texts.flatMap((text) => {
    const problems: string[] = [];
    const key = text.split(/\s+/u).find(looksLikeKey);
    if (key !== undefined) problems.push(`a key: ${key}`);
    if (placeholder.test(text)) problems.push(`a placeholder: ${text}`);
    if (isForeign[language](text)) problems.push(`not in ${language}: ${text}`);
    return problems;
  });
}

/** Skips parts marked as another language, text in fields, and names of files and settings. */
export const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOwn = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang &&
      element.closest('script, style, noscript, textarea, code') === null;
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isOwn(parentElement)) found.push(textContent ?? '');
    }
    const attributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
    for (const element of document.querySelectorAll('*')) {
      if (!isOwn(element)) continue;
      for (const name of attributes) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
