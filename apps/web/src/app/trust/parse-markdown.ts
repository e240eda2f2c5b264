export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export type Inline =
  | { readonly kind: 'text' | 'strong' | 'code' | 'testName'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: string };

/** The part of Markdown that the documents use; anything else is text. */
export const parseMarkdown = (source: string): readonly Block[] =>
  source
    .trim()
    .split(/\n{2,}/u)
    .map(blockOf);

function blockOf(part: string): Block {
  const heading = /^(#{1,3}) (.+)$/u.exec(part);
  if (heading) {
    const [, signs = '', text = ''] = heading;
    return { kind: 'heading', level: signs.length as 1 | 2 | 3, text };
  }
  if (part.startsWith('|')) return tableOf(part);
  const isOrdered = part.startsWith('1. ');
  if (isOrdered || part.startsWith('- ')) {
    const items = part.split(isOrdered ? /(?:^|\n)\d+\. /u : /(?:^|\n)- /u).slice(1);
    return { kind: 'list', isOrdered, items: items.map(oneLine) };
  }
  return { kind: 'paragraph', text: oneLine(part) };
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/gu, ' ').trim();

function tableOf(part: string): Block {
  const [head = [], , ...rows] = part.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return { kind: 'table', head, rows };
}

const marks = /\*\*([^*]+)\*\*|`([^`]+)`|"([^"]+)"|\[([^\]]+)\]\(([^)\s]+)\)/gu;

export function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(marks)) {
    const [all, strong, code, testName, label, target] = found;
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) });
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (testName !== undefined) parts.push({ kind: 'testName', text: testName });
    else parts.push({ kind: 'link', text: label ?? '', target: target ?? '' });
    end = found.index + all.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
