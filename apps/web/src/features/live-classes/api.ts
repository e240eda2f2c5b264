import type { Answer } from '@trio/contracts/endpoint';
import {
  openProjector as open,
  watchClass as watch,
  watchProjector as watchPublic,
} from '@trio/contracts/live-classes';
import {
  call,
  callForChange,
  sendForChange,
  withParams,
  type Changed,
} from '../../lib/api/call.ts';

export type LiveView = Answer<typeof watch>;
export type ProjectorView = Answer<typeof watchPublic>;

export const watchClass =
  (id: string) =>
  (etag: string | null): Promise<Changed<typeof watch>> =>
    callForChange(withParams(watch, { id }), etag);

export const openProjector = (id: string): Promise<{ readonly ticket: string }> =>
  call(withParams(open, { id }));

export const watchProjector =
  (ticket: string) =>
  (etag: string | null): Promise<Changed<typeof watchPublic>> =>
    sendForChange(withParams(watchPublic, { ticket }), etag);
