export type EnglishPlural = { readonly one: string; readonly other: string };
export type FrenchPlural = { readonly one: string; readonly many: string; readonly other: string };
/** French says tu to students and vous to everyone else. */
export type Register = 'tu' | 'vous';
export type BothRegisters = Readonly<Record<Register, string>>;
export type Message = string | EnglishPlural | FrenchPlural | BothRegisters;
export type EnglishMessages = Readonly<Record<string, string | EnglishPlural>>;

export type French<E extends EnglishMessages> = {
  readonly [K in keyof E]: E[K] extends string ? string : FrenchPlural;
};

/** Only errors need both registers: their readers can be students or staff. */
export type FrenchErrors<E extends EnglishMessages> = {
  readonly [K in keyof E]: string | BothRegisters;
};

type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type PlaceholdersOf<M> = M extends string ? Placeholders<M> : Placeholders<M[keyof M]> | 'count';

export type Values<M> = [PlaceholdersOf<M>] extends [never]
  ? []
  : [values: { readonly [N in PlaceholdersOf<M>]: N extends 'count' ? number : string | number }];
