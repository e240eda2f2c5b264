export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly lineHeight: number;
}

type Measure = (text: string, size: number) => number;

const smallest = 8;

/** Wraps the text and makes it smaller until it fits: it is never cut off. */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  for (let size = box.largest; size > smallest; size -= 1) {
    const wrapAt = (width: number) => wrap(text, width, (part) => measure(part, size), 'words');
    const lines = wrapAt(box.width);
    if (lines !== null && lines.length * size * box.lineHeight <= box.height) {
      return { lines: balanced(lines, box.width, wrapAt), size };
    }
  }
  // One very long word: it may break anywhere.
  for (let size = box.largest; ; size -= 1) {
    const lines = wrap(text, box.width, (part) => measure(part, size), 'anywhere') ?? [text];
    if (size <= smallest || lines.length * size * box.lineHeight <= box.height) {
      return { lines, size };
    }
  }
}

/** The narrowest lines of the same number, so that no word stands alone on the last one. */
function balanced(
  lines: readonly string[],
  width: number,
  wrapAt: (width: number) => string[] | null,
): readonly string[] {
  const narrower = wrapAt(width * 0.96);
  return narrower === null || narrower.length > lines.length
    ? lines
    : balanced(narrower, width * 0.96, wrapAt);
}

/** Null if a word is wider than a line. */
function wrap(
  text: string,
  width: number,
  measure: (part: string) => number,
  where: 'words' | 'anywhere',
): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    if (measure(word) <= width) continue;
    if (where === 'words') return null;
    line = '';
    for (const letter of Array.from(word)) {
      if (line !== '' && measure(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}
