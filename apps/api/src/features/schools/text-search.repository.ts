import { foldText } from '@trio/domain/fold-text';
import { sql, type RawBuilder } from 'kysely';

/** Whether a text that is kept folded holds what was typed, whatever its case and accents. */
export const holdsFolded = (text: RawBuilder<string>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(${text}, ${foldText(storable(typed))}) > 0`;

/**
 * The same of a text as it is written. To fold one takes ten times as long as to search it, so those
 * without an accent, which are most, are spared it.
 */
export const holds = (text: RawBuilder<string>, typed: string): RawBuilder<boolean> =>
  holdsFolded(
    sql`CASE WHEN octet_length(${text}) = char_length(${text})
      THEN lower(${text} COLLATE "C") ELSE folded(${text}) END`,
    typed,
  );

/** The same of an address, in which an accent is a letter of its own. */
export const addressHolds = (address: RawBuilder<string>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(lower(${address} COLLATE "C"), ${storable(typed).toLowerCase()}) > 0`;

/** The database keeps neither half a character nor a zero byte, and so finds none. */
const storable = (typed: string): string => typed.toWellFormed().replaceAll('\0', '').trim();
