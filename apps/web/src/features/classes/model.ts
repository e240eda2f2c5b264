import { classForm, type ListedClass } from '@trio/contracts/classes';
import * as z from 'zod/mini';

export const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`.trim();

/** Without spaces, so that the link can be typed and survives in a chat. */
export const joinLink = (origin: string, joinCode: string): string =>
  `${origin}/join/${joinCode.replaceAll(' ', '-')}`;

/** Oldest first: the year that ends. */
export const yearsOf = (classes: readonly ListedClass[]): number[] =>
  [...new Set(classes.map(({ schoolYear }) => schoolYear))].toSorted((a, b) => a - b);

/** A form sends the year as text. */
export const classSettingsForm = z.object({ ...classForm.shape, schoolYear: z.coerce.number() });
