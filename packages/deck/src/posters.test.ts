import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Color } from './card-source.ts';
import { cards as deck } from './cards.ts';
import { bandColors } from './palette.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const svgs = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url)).map((name) => name.replace('.svg', ''));

/** An allow list: posters consist of plain shapes only. */
const elements = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]);

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Eyes are drawn as round line caps of length 0.01. */
function countDots(svg: string, stroke: string): number {
  const paths = svg.matchAll(/<path d="([^"]*)"[^>]*stroke="([^"]+)"/gu);
  return [...paths]
    .filter(([, , color]) => color === stroke)
    .reduce((count, [, shape = '']) => count + shape.split('h.01').length - 1, 0);
}

const posters = [
  ...deck.map(({ key, color }) => ({ file: `./posters/${key}.svg`, color })),
  ...(Object.keys(bandColors) as Color[]).map((color) => ({
    file: `./posters-plain/${color}.svg`,
    color,
  })),
];

it('each card has exactly one poster', () => {
  expect(svgs('./posters').toSorted()).toEqual(deck.map(({ key }) => key).toSorted());
  expect(svgs('./posters-plain').toSorted()).toEqual(Object.keys(bandColors).toSorted());
});

describe.each(posters)('$file', ({ file, color }) => {
  const svg = read(file);

  it('is under 4 KB, on the 50 by 80 grid', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(4096);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 50 80">/u);
  });

  it('contains plain shapes only: no script, style, gradient, text or reference', () => {
    const used = [...svg.matchAll(/<([a-zA-Z:]+)/gu)].map((match) => match[1] ?? '');
    expect(used.filter((name) => !elements.has(name))).toEqual([]);
    expect(svg).not.toMatch(/\son\w+=|style=|href|url\(|<!--|<!|&/u);
  });

  it('draws a pupil in every white eye', () => {
    expect(countDots(svg, '#1B1B3A')).toBeGreaterThanOrEqual(countDots(svg, '#fff'));
  });

  it('ends with a band in its category’s deep colour, with enough contrast for white text', () => {
    const band =
      /<rect y="62" width="50" height="18" fill="(#[\dA-Fa-f]{6})"\/>\s*<\/svg>\s*$/u.exec(
        svg,
      )?.[1] ?? '';
    expect(band.toLowerCase()).toBe(bandColors[color].toLowerCase());
    expect(1.05 / (luminance(band) + 0.05)).toBeGreaterThanOrEqual(7);
  });
});

describe.each(Object.keys(bandColors))('the emblem of %s', (color) => {
  it('is a small shape in currentColor', () => {
    const svg = read(`./emblems/${color}.svg`);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24"/u);
    expect(svg).toContain('currentColor');
    expect(Buffer.byteLength(svg)).toBeLessThan(1024);
  });
});
