import { noProcessors, fillInProcessors } from '@trio/contracts/processors';
import { languages } from '@trio/i18n/languages';
import { describe, expect, it } from 'vitest';
import { parseInline, type Block } from './parse-markdown.ts';
import { addressOf, trustDocument, trustNames } from './trust-documents.ts';

const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [block.head, ...block.rows].flat();
  }
};

describe.each(languages)('the documents in %s', (language) => {
  it.each(trustNames)('%s is read completely, and each of its links leads to a page', (name) => {
    const { title, lead, blocks } = trustDocument(name, language);
    const parts = [lead, ...blocks.flatMap(textsOf)].flatMap((text) => parseInline(text));
    const links = parts.flatMap((part) => (part.kind === 'link' ? part.target : []));
    expect(links.filter((target) => addressOf(target, language) === null)).toEqual([]);
    const rest = parts.flatMap((part) => (part.kind === 'text' ? part.text : [])).join('\n');
    expect([title, rest].join('\n')).not.toMatch(/[*`#]|\]\(|^[-|] /mu);
    for (const block of blocks) {
      if (block.kind !== 'table') continue;
      expect(block.rows.filter((row) => row.length !== block.head.length)).toEqual([]);
    }
  });

  it('name the host of every configured service', () => {
    const kinds = Object.keys(noProcessors);
    const hosts = Object.fromEntries(kinds.map((kind) => [kind, [`${kind}.example`]]));
    const { blocks } = trustDocument('subprocessors', language, (source) =>
      fillInProcessors(source, hosts as unknown as typeof noProcessors),
    );
    const shown = blocks.flatMap(textsOf).join(' ');
    expect(kinds.filter((kind) => !shown.includes(`${kind}.example`))).toEqual([]);
    expect(shown).not.toContain('{');
  });
});
