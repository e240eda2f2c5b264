import { expect, it } from 'vitest';
import { parseInline, parseMarkdown } from './parse-markdown.ts';

it('reads headings, paragraphs, lists and tables', () => {
  const source = `# Title

A paragraph
of two lines.

- one
- two,
  longer

1. first
2. second

| a | b |
| - | - |
| 1 | 2 |
| 3 |   |
`;
  expect(parseMarkdown(source)).toEqual([
    { kind: 'heading', level: 1, text: 'Title' },
    { kind: 'paragraph', text: 'A paragraph of two lines.' },
    { kind: 'list', isOrdered: false, items: ['one', 'two, longer'] },
    { kind: 'list', isOrdered: true, items: ['first', 'second'] },
    {
      kind: 'table',
      head: ['a', 'b'],
      rows: [
        ['1', '2'],
        ['3', ''],
      ],
    },
  ]);
});

it('reads bold, code, names of tests and links, and leaves everything else as text', () => {
  expect(parseInline('a **b** `c|d` › "a test" [e](f.md) <script> *g*')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'c|d' },
    { kind: 'text', text: ' › ' },
    { kind: 'testName', text: 'a test' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'e', target: 'f.md' },
    { kind: 'text', text: ' <script> *g*' },
  ]);
});
