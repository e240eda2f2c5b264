import { fileURLToPath } from 'node:url';
import type { Canvas } from '@napi-rs/canvas';
import type { ProfileEngine } from '../src/profile-data.ts';
import { sampleProfiles } from '../src/sample-profiles.ts';
import { drawPages } from './draw-pages.ts';

/** Shows a moved line, in a small file. */
const dotsPerInch = 40;
/** Shades per colour: a relevant difference is larger than one step. */
const shades = 32;

export const goldenFolder = fileURLToPath(new URL('golden/', import.meta.url));

/** All pages of one student; of two others, only pages with features that the first lacks. */
const goldenPages = {
  ordinary: [1, 2, 3, 4, 5, 6, 7],
  manyScripts: [1, 3],
  secondSort: [1, 5, 6],
} as const satisfies Partial<Record<keyof typeof sampleProfiles, readonly number[]>>;

export type GoldenStudent = keyof typeof goldenPages;
export const goldenStudents = Object.keys(goldenPages) as GoldenStudent[];

export interface GoldenPage {
  readonly file: string;
  readonly canvas: Canvas;
}

export async function drawGoldenPages(
  engine: ProfileEngine,
  student: GoldenStudent,
): Promise<readonly GoldenPage[]> {
  const pdf = await engine.makeProfile(sampleProfiles[student]);
  const pages = await drawPages(pdf, dotsPerInch);
  return goldenPages[student].map((number) => {
    const canvas = pages[number - 1];
    if (!canvas) throw new Error(`${student} has no page ${number}.`);
    return { file: `${kebab(student)}-${number}.png`, canvas: inFewShades(canvas) };
  });
}

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
