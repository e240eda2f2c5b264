import type { ClassStudent } from '@trio/contracts/classes';
import type { MadeSignIn, signInRefusals } from '@trio/contracts/sign-ins';
import { compactText } from '@trio/domain/fold-text';
import type { NamedStudent, ReadRow } from '@trio/domain/sign-ins/parse-sign-ins';
import { v7 } from 'uuid';

export interface SignInRow {
  readonly _id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

export type Made = SignInRow & MadeSignIn;
export type Refused = SignInRow & { readonly code: (typeof signInRefusals)[number] };

export const toNamed = ({ firstname, lastname, email }: ClassStudent): NamedStudent => ({
  firstName: firstname,
  lastName: lastname,
  email,
});

/** The id is the account's: rows that are sent again make no second account. */
export const toSignInRow = ({ firstName, lastName, email }: NamedStudent): SignInRow => ({
  _id: v7(),
  firstname: firstName,
  lastname: lastName,
  email,
});

/** In the order of the list. */
export const classesIn = (rows: readonly ReadRow[]): string[] => [
  ...new Set(rows.map(({ className }) => className).filter((name) => name !== '')),
];

/** Empty for all rows. */
export const classNamed = (classes: readonly string[], name: string): string =>
  classes.find((one) => compactText(one) === compactText(name)) ?? '';

export const partsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
