import type { Role } from '@trio/domain/roles';
import type { StaffKind } from '@trio/domain/staff-kinds';
import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * `public`: no check. `cookie`: the session cookie and a request from our own pages. Roles: an
 * access token with one of them.
 */
export type Access = 'public' | 'cookie' | readonly Role[];

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` parameters. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Kinds of school staff that may call it; all of them by default. */
  readonly kinds?: readonly StaffKind[];
  /** Also for a student whose age is not settled: the answer to it, and the student's own rights. */
  readonly isOpenBeforeAge?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** `null` means an empty 204. */
  readonly answer: Schema | null;
  readonly status?: 200 | 201 | 202;
  readonly otherAnswers?: Readonly<Record<number, Schema>>;
}

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

export type Params<E extends Endpoint> = Output<E['params']>;
export type Query<E extends Endpoint> = Output<E['query']>;
export type QueryInput<E extends Endpoint> = Input<E['query']>;
export type Body<E extends Endpoint> = Output<E['body']>;
export type BodyInput<E extends Endpoint> = Input<E['body']>;
export type Answer<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : void;
export type OtherAnswer<E extends Endpoint> =
  E['otherAnswers'] extends Readonly<Record<number, infer S>> ? Output<S> : never;
