import { usageWindows, type UsageWindow } from '@trio/contracts/usage';

const usual: UsageWindow = 30;

/** An invalid value gives the default. */
export const windowIn = (query: URLSearchParams): UsageWindow =>
  usageWindows.find((days) => String(days) === query.get('days')) ?? usual;

export const addressOf = (days: UsageWindow): string => `?days=${days}`;
