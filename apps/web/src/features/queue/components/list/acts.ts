import type { QueuedStudent } from '@trio/contracts/queue';
import { createContext } from 'react';

export type Act =
  | { readonly kind: 'keys' }
  | { readonly kind: 'note' | 'put-off'; readonly student: QueuedStudent };

export const ActContext = createContext<(act: Act) => void>(() => {});
