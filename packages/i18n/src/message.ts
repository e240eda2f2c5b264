export type EnglishPlural = { readonly one: string; readonly other: string };
export type FrenchPlural = { readonly one: string; readonly many: string; readonly other: string };
export type Message = string | EnglishPlural | FrenchPlural;
export type EnglishMessages = Readonly<Record<string, string | EnglishPlural>>;

export type French<E extends EnglishMessages> = {
  readonly [K in keyof E]: E[K] extends string ? string : FrenchPlural;
};

type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type PlaceholdersOf<M> = M extends string ? Placeholders<M> : Placeholders<M[keyof M]> | 'count';

export type Values<M> = [PlaceholdersOf<M>] extends [never]
  ? []
  : [values: { readonly [N in PlaceholdersOf<M>]: N extends 'count' ? number : string | number }];
