import type { OwnMailError } from '@trio/contracts/mail';

export const statusLabels = {
  dead: 'post.status.dead',
  queued: 'post.status.queued',
  sent: 'post.status.sent',
} as const;

export const statusHints = {
  dead: 'post.hint.dead',
  queued: 'post.hint.queued',
  sent: 'post.hint.sent',
} as const;

export const emptyLabels = {
  dead: 'post.empty.dead',
  queued: 'post.empty.queued',
  sent: 'post.empty.sent',
} as const;

export const languageLabels = { en: 'post.language.en', fr: 'post.language.fr' } as const;

const ownReasons = {
  'trio/expired': 'post.reason.expired',
  'trio/unreadable': 'post.reason.unreadable',
  'trio/interrupted': 'post.reason.interrupted',
  'trio/attachment': 'post.reason.attachment',
} as const satisfies Record<OwnMailError, string>;

/** Null if the reason is the mail server's. */
export const ownReasonOf = (lastError: string) =>
  lastError in ownReasons ? ownReasons[lastError as OwnMailError] : null;

/** An outdated or unreadable email would fail again. */
export const isWorthRetrying = (lastError: string | null): boolean =>
  lastError !== 'trio/expired' && lastError !== 'trio/unreadable';
