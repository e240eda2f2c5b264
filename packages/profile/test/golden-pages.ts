import { fileURLToPath } from 'node:url';
import type { Canvas } from '@napi-rs/canvas';
import type { ProfileEngine } from '../src/profile-data.ts';
import { sampleProfiles } from '../src/sample-profiles.ts';
import { drawPages } from './draw-pages.ts';

/** Enough to see a line move, small enough to keep. */
const dotsPerInch = 40;
/** Shades of each colour that are kept: a difference that counts is larger than a step. */
const shades = 32;

export const goldenFolder = fileURLToPath(new URL('golden/', import.meta.url));

/**
 * Whose pages are kept as they look, and which: all of one student, of two others those that show what
 * the first has not (other scripts, a card of one's own; French, a sort before).
 */
const kept = {
  ordinary: [1, 2, 3, 4, 5, 6, 7],
  manyScripts: [1, 3],
  secondSort: [1, 5],
} as const satisfies Partial<Record<keyof typeof sampleProfiles, readonly number[]>>;

export type GoldenStudent = keyof typeof kept;
export const goldenStudents = Object.keys(kept) as GoldenStudent[];

export interface GoldenPage {
  /** The file that keeps it. */
  readonly file: string;
  readonly canvas: Canvas;
}

export async function drawGoldenPages(
  engine: ProfileEngine,
  student: GoldenStudent,
): Promise<readonly GoldenPage[]> {
  const pdf = await engine.makeProfile(sampleProfiles[student]);
  const pages = await drawPages(pdf, dotsPerInch);
  return kept[student].map((number) => {
    const canvas = pages[number - 1];
    if (!canvas) throw new Error(`${student} has no page ${number}.`);
    return { file: `${kebab(student)}-${number}.png`, canvas: inFewShades(canvas) };
  });
}

/** Half as large to keep. */
function inFewShades(canvas: Canvas): Canvas {
  const pen = canvas.getContext('2d');
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  const step = 255 / (shades - 1);
  image.data.forEach((value, index) => {
    image.data[index] = Math.round(Math.round(value / step) * step);
  });
  pen.putImageData(image, 0, 0);
  return canvas;
}

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
