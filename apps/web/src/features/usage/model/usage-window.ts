import { usageWindows, type UsageWindow } from '@trio/contracts/usage';

const usual: UsageWindow = 30;

/** How many days the address asks for; what makes no sense in it asks for the usual. */
export const windowIn = (query: URLSearchParams): UsageWindow =>
  usageWindows.find((days) => String(days) === query.get('days')) ?? usual;

export const addressOf = (days: UsageWindow): string => `?days=${days}`;
