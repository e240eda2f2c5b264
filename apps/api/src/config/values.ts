import * as z from 'zod';

export const flag = (name: string) =>
  z
    .enum(['0', '1', 'false', 'true'], { error: `${name} must be 0 or 1` })
    .default('0')
    .transform((value) => value === '1' || value === 'true');

export const wholeNumber = (name: string, least: number, most: number) => {
  const message = `${name} must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/u, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
};

export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
