import { sql, type RawBuilder } from 'kysely';

/**
 * A text without case and accents. Nothing keeps it ready: it is for the few questions of an
 * administrator, not for a page.
 */
export const folded = (text: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** Whether a text holds what was typed, whatever its case and accents. */
export const holds = (text: RawBuilder<string>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(${folded(text)}, ${fold(typed)}) > 0`;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase();
