import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');

const colours = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[\da-f]{6});/gu)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );

/** WCAG relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const text = 4.5;
const quietText = 7;
const control = 3;

const pairs: [front: string, back: string, least: number][] = [
  ['ink', 'paper', quietText],
  ['ink', 'surface', quietText],
  ['ink', 'sunken', quietText],
  ['ink-quiet', 'paper', quietText],
  ['ink-quiet', 'surface', quietText],
  ['on-action', 'action', text],
  ['on-action', 'action-hover', text],
  ['link', 'paper', text],
  ['link', 'surface', text],
  ['danger', 'surface', text],
  ['success', 'surface', text],
  ['danger', 'danger-soft', text],
  ['line-strong', 'surface', control],
  ['line-strong', 'paper', control],
  ['focus', 'paper', control],
  ['focus', 'surface', control],
  ['danger', 'paper', control],
];

describe.each([
  ['light', colours(light)],
  ['dark', { ...colours(light), ...colours(dark) }],
])('%s', (_, theme) => {
  it.each(pairs)('%s on %s has a contrast of at least %d', (front, back, least) => {
    expect(contrast(theme[front] ?? '', theme[back] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

it('has different colours for light and dark', () => {
  expect(colours(dark)['paper']).toBeDefined();
  expect(colours(dark)['paper']).not.toBe(colours(light)['paper']);
});
