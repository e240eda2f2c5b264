import { foldText } from '@trio/domain/fold-text';
import { sql, type RawBuilder } from 'kysely';

/** `text` is a column that is stored folded. Ignores case and accents. */
export const holdsFolded = (text: RawBuilder<string>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(${text}, ${foldText(storable(typed))}) > 0`;

/**
 * For an unfolded text. Folding takes ten times as long as searching, so texts without accents,
 * which are most, skip it.
 */
export const holds = (text: RawBuilder<string>, typed: string): RawBuilder<boolean> =>
  holdsFolded(
    sql`CASE WHEN octet_length(${text}) = char_length(${text})
      THEN lower(${text} COLLATE "C") ELSE folded(${text}) END`,
    typed,
  );

/** In an email address an accented letter is a letter of its own. */
export const addressHolds = (address: RawBuilder<string>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(lower(${address} COLLATE "C"), ${storable(typed).toLowerCase()}) > 0`;

/** The database cannot store lone surrogates or zero bytes. */
const storable = (typed: string): string => typed.toWellFormed().replaceAll('\0', '').trim();
