const day = 24 * 60 * 60_000;
const joiningDays = 14;

export const joiningEndsAfter = (now: Date): Date => new Date(now.getTime() + joiningDays * day);

export type ClassState = 'open' | 'closed' | 'archived';

/** An open class closes by itself. */
export const classStateAt = (
  { state, joiningEndsAt }: { readonly state: ClassState; readonly joiningEndsAt: Date },
  now: Date,
): ClassState => (state === 'open' && joiningEndsAt <= now ? 'closed' : state);
