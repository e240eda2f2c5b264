import {
  type Box,
  identity,
  intersection,
  type Matrix,
  multiply,
  transformed,
  union,
} from './boxes.ts';
import {
  isDictionary,
  listed,
  type PdfDictionary,
  type PdfValue,
  readValue,
} from './pdf-values.ts';

export interface PageResources {
  /** In thousandths of the font size. */
  glyphWidth(font: string, glyph: number): number;
  drawingBox(name: string): Box;
}

/** Glyphs drawn in place of a text (`/ActualText`). */
export interface ReplacedGlyphs {
  readonly font: string;
  readonly glyphs: readonly number[];
  readonly text: string;
}

export interface PageContent {
  readonly boxes: ReadonlyMap<number, Box>;
  readonly replaced: readonly ReplacedGlyphs[];
}

interface GraphicsState {
  readonly matrix: Matrix;
  readonly clip: Box | undefined;
}

interface Mark {
  readonly id: number | undefined;
  readonly actualText: string | undefined;
}

/** Below and above the baseline, relative to the font size. */
const descent = 0.25;
const ascent = 0.85;

const pathOperators = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);
const paintOperators = new Set(['f', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);

/** Typst writes one operator per line, so only relevant lines are parsed. */
export function readPageContent(
  content: string,
  wanted: ReadonlySet<number>,
  resources: PageResources,
): PageContent {
  const boxes = new Map<number, Box>();
  const replaced: ReplacedGlyphs[] = [];
  const saved: GraphicsState[] = [];
  const marks: Mark[] = [];
  let state: GraphicsState = { matrix: identity, clip: undefined };
  let path: string[] = [];
  let isClipping = false;
  let font = '';
  let textMatrix: Matrix = identity;

  const wantedMark = (): number | undefined => {
    const id = marks.findLast((mark) => mark.id !== undefined)?.id;
    return id !== undefined && wanted.has(id) ? id : undefined;
  };

  const replacedText = (): string | undefined =>
    marks.findLast((mark) => mark.actualText !== undefined)?.actualText;

  function paint(box: Box | undefined): void {
    const id = wantedMark();
    const visible = box && intersection(box, state.clip);
    if (id !== undefined && visible) boxes.set(id, union(boxes.get(id), visible));
  }

  function endPath(isPainted: boolean): void {
    if (isPainted && wantedMark() !== undefined) paint(pathBox(path, state.matrix));
    if (isClipping) {
      const area = pathBox(path, state.matrix);
      state = { ...state, clip: (area && intersection(area, state.clip)) ?? area };
    }
    path = [];
    isClipping = false;
  }

  function showText(line: string): void {
    const actualText = replacedText();
    if (actualText === undefined && wantedMark() === undefined) return;
    const [name = '', size] = font.slice(1).split(' ');
    const { glyphs, width } = readText(line, (glyph) => resources.glyphWidth(name, glyph));
    const height = Number(size);
    const box: Box = [0, -descent * height, (width / 1000) * height, ascent * height];
    paint(transformed(box, multiply(textMatrix, state.matrix)));
    if (actualText !== undefined) replaced.push({ font: name, glyphs, text: actualText });
  }

  for (let from = 0; from < content.length;) {
    let end = endOfLine(content, from);
    let line = content.slice(from, end);
    let properties: PdfValue | undefined;
    if (line.endsWith('<<')) {
      // The properties continue over several lines, up to the operator.
      const read = readValue(content, end - 2);
      properties = read.value;
      end = endOfLine(content, read.end);
      line = content.slice(read.end, end);
    }
    from = end + 1;
    const operator = line.slice(line.lastIndexOf(' ') + 1);
    if (operator === 'BDC' || operator === 'BMC') {
      marks.push(toMark(properties));
      const isWanted = wantedMark() !== undefined || replacedText() !== undefined;
      if (!isWanted) from = endOfPlainContent(content, from) ?? from;
    } else if (operator === 'EMC') marks.pop();
    else if (pathOperators.has(operator)) path.push(line);
    else if (paintOperators.has(operator)) endPath(true);
    else if (operator === 'n') endPath(false);
    else if (operator === 'W' || operator === 'W*') isClipping = true;
    else if (operator === 'q') saved.push(state);
    else if (operator === 'Q') state = saved.pop() ?? state;
    else if (operator === 'cm')
      state = { ...state, matrix: multiply(toMatrix(line), state.matrix) };
    else if (operator === 'Do')
      paint(transformed(resources.drawingBox(line.slice(1, -3)), state.matrix));
    else if (operator === 'Tf') font = line;
    else if (operator === 'Tm') textMatrix = toMatrix(line);
    else if (operator === 'Tj' || operator === 'TJ') showText(line);
  }
  return { boxes, replaced };
}

const endOfLine = (content: string, from: number): number => {
  const end = content.indexOf('\n', from);
  return end < 0 ? content.length : end;
};

/**
 * Finds the end of marked content without nested marks. It can be skipped, because it restores the
 * graphics state.
 */
function endOfPlainContent(content: string, from: number): number | undefined {
  const end = content.indexOf('EMC\n', from);
  const inner = content.indexOf('BDC\n', from);
  return end < 0 || (inner >= 0 && inner < end) ? undefined : end;
}

const numbersIn = (line: string): number[] => line.split(' ').slice(0, -1).map(Number);

const toMatrix = (line: string): Matrix => numbersIn(line) as unknown as Matrix;

function pathBox(lines: readonly string[], matrix: Matrix): Box | undefined {
  let box: Box | undefined;
  for (const line of lines) {
    const values = numbersIn(line);
    if (line.endsWith('re')) {
      const [x = 0, y = 0, width = 0, height = 0] = values;
      box = union(box, transformed([x, y, x + width, y + height], matrix));
    } else {
      for (let at = 0; at + 1 < values.length; at += 2) {
        const [x = 0, y = 0] = values.slice(at, at + 2);
        box = union(box, transformed([x, y, x, y], matrix));
      }
    }
  }
  return box;
}

/** Two bytes per glyph; a number between them moves the next glyph to the left. */
function readText(line: string, widthOf: (glyph: number) => number) {
  const glyphs: number[] = [];
  let width = 0;
  for (const operand of listed(readValue(line, 0).value)) {
    if (typeof operand === 'number') width -= operand;
    if (typeof operand !== 'string') continue;
    for (let at = 0; at + 1 < operand.length; at += 2) {
      const glyph = operand.charCodeAt(at) * 256 + operand.charCodeAt(at + 1);
      glyphs.push(glyph);
      width += widthOf(glyph);
    }
  }
  return { glyphs, width };
}

function toMark(properties: PdfValue | undefined): Mark {
  const entries: PdfDictionary = isDictionary(properties) ? properties : new Map();
  const id = entries.get('MCID');
  const actualText = entries.get('ActualText');
  return {
    id: typeof id === 'number' ? id : undefined,
    actualText: typeof actualText === 'string' ? actualText : undefined,
  };
}
