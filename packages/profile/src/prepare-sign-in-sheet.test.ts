import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { sampleSignIns } from '../test/sample-sign-ins.ts';
import { prepareSignInSheet } from './prepare-sign-in-sheet.ts';

/** Draws the path again, as rows of modules. */
function modulesOf(svg: string): string[] {
  const size = Number(/viewBox="0 0 (\d+)/u.exec(svg)?.[1]);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/gu)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length));
  }
  return rows.map((row) => row.join(''));
}
const modulesFor = (text: string) =>
  encode(text, { ecc: 'M', border: 0 }).data.map((row) =>
    row.map((isDark) => (isDark ? '#' : ' ')).join(''),
  );

it('puts the address and a username into the QR code, but no email and no password', () => {
  const [byUsername, byEmail] = prepareSignInSheet(sampleSignIns('en')).slips;
  expect(modulesOf(byUsername?.qr ?? '')).toEqual(
    modulesFor('https://trio.example/login?username=calm-lynx-100'),
  );
  expect(modulesOf(byEmail?.qr ?? '')).toEqual(modulesFor('https://trio.example/login'));
});
