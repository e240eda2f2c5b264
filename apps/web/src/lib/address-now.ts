/**
 * The rendered page lags behind the address: a change must build on the current query, not on the
 * rendered one.
 */
export const queryNow = (): URLSearchParams => new URLSearchParams(location.search);
