/**
 * What the address asks for at this moment. The page that is drawn follows it a little later: a choice
 * made in between is added to what was chosen last, not to what is still seen.
 */
export const queryNow = (): URLSearchParams => new URLSearchParams(location.search);
