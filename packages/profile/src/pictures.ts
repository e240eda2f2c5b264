import type { Picture } from './profile-data.ts';

const beginnings: Readonly<Record<Picture['format'], readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  svg: [0x3c],
};

/** Checks only the file signature; only the compiler can check the rest. */
export const isPicture = ({ bytes, format }: Picture): boolean =>
  beginnings[format].every((byte, index) => bytes[index] === byte);
