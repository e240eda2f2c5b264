import { limits } from '@trio/domain/limits';
import type { Sort } from '@trio/domain/sorting/sort';
import type { Pool } from '../../platform/database/database.ts';
import { devicesMax } from './bound-sort.ts';
import { imagesOf } from './own-pictures.ts';
import type { Owner } from './owner.ts';
import { letterOf } from './sorts.mapper.ts';

/** What a device that has seen the latest copy says. */
export interface Save {
  readonly sortId: string;
  /** The one that it has seen. */
  readonly revision: number;
  /** Every card that it names. */
  readonly names: readonly string[];
  readonly answers: Sort['answers'];
  readonly ownCards: Sort['ownCards'];
  readonly ideas: Sort['ideas'];
  readonly time: Sort['time'];
  /** What is not said stays. */
  readonly pass: Sort['pass'] | null;
  readonly ranks: Sort['ranks'] | null;
}

/** The new revision; null where nothing was saved, and the long way has to say why. */
export type SaveInOneStep = (owner: Owner, save: Save) => Promise<number | null>;

/** Whether nothing of a part is older than what is stored. */
const isLatest = (part: string, sent: string) => `NOT EXISTS (
        SELECT FROM jsonb_each(${sent}::jsonb) AS sent (id, thing)
        WHERE (thing ->> 'at')::bigint < (sorts.state -> '${part}' -> id ->> 'at')::bigint)`;

/**
 * By far the most saves take this way, so it is one statement, planned once: it finds the row as the
 * device has seen it, with every card that is named, or it changes nothing. After a backup was put back
 * a revision may be another one's: what is older than what is stored takes the long way too.
 */
const statement = {
  name: 'save-sort',
  text: `
    WITH next AS (
      SELECT
        state || $5::jsonb AS state,
        state -> 'ownCards' || $6::jsonb AS own_cards,
        state -> 'ideas' || $7::jsonb AS ideas,
        state -> 'time' || coalesce(
          (SELECT jsonb_object_agg(device, greatest(ms::bigint, (state -> 'time' ->> device)::bigint))
           FROM jsonb_each_text($8::jsonb) AS spent (device, ms)),
          '{}') AS times,
        said.*
      FROM sorts, LATERAL (
        SELECT string_agg(coalesce(letter, substr(answers, place::int, 1)), '' ORDER BY place) AS letters,
               array_agg(coalesce(ms, answered_ms[place]) ORDER BY place) AS stamps,
               bool_and(coalesce(ms >= answered_ms[place], true)) AS is_latest
        FROM unnest(deck) WITH ORDINALITY AS card (name, place)
        LEFT JOIN unnest($9::text[], $10::text[], $11::bigint[]) AS said (name, letter, ms) USING (name)
      ) said
      WHERE school_id = $1 AND student_id = $2 AND sort_id = $3
    )
    UPDATE sorts SET
      revision = revision + 1,
      answers = letters,
      answered_ms = stamps,
      state = next.state || jsonb_build_object('ownCards', own_cards, 'ideas', ideas, 'time', times)
    FROM next
    WHERE school_id = $1 AND student_id = $2 AND sort_id = $3
      AND revision = $4 AND confirmed_at IS NULL
      AND $12::text[] <@ deck
      AND is_latest
      AND NOT EXISTS (
        SELECT FROM jsonb_each($5::jsonb) AS sent (id, thing)
        WHERE (thing ->> 'at')::bigint < (sorts.state -> id ->> 'at')::bigint)
      AND ${isLatest('ownCards', '$6')}
      AND ${isLatest('ideas', '$7')}
      AND NOT EXISTS (SELECT FROM jsonb_object_keys(own_cards) id WHERE id = ANY (deck))
      AND (SELECT count(*) FILTER (WHERE value -> 'value' <> 'null') <= ${limits.ownCardsMax}
              AND count(*) <= ${limits.removedCardsMax}
           FROM jsonb_each(own_cards))
      AND (SELECT count(*) <= ${devicesMax} FROM jsonb_object_keys(times))
      AND NOT EXISTS (
        SELECT FROM unnest($13::uuid[]) image WHERE NOT EXISTS (
          SELECT FROM card_images
          WHERE school_id = $1 AND student_id = $2 AND image_id = image))
    RETURNING revision`,
};

export const createSaveInOneStep =
  (pool: Pool): SaveInOneStep =>
  async ({ schoolId, studentId }, save) => {
    const { pass, ranks } = save;
    const answers = Object.entries(save.answers);
    const { rows } = await pool.query<{ revision: number }>({
      ...statement,
      values: [
        schoolId,
        studentId,
        save.sortId,
        save.revision,
        JSON.stringify({ ...(pass && { pass }), ...(ranks && { ranks }) }),
        ...[save.ownCards, save.ideas, save.time].map((part) => JSON.stringify(part)),
        answers.map(([name]) => name),
        answers.map(([, { value }]) => letterOf(value)),
        answers.map(([, { at }]) => at),
        save.names,
        imagesOf(save),
      ],
    });
    return rows[0]?.revision ?? null;
  };
