import * as enDeck from './en/deck.ts';
import * as enErrors from './en/errors.ts';
import * as enIdentity from './en/identity.ts';
import * as enShell from './en/shell.ts';
import * as enSorting from './en/sorting.ts';
import * as frDeck from './fr/deck.ts';
import * as frErrors from './fr/errors.ts';
import * as frIdentity from './fr/identity.ts';
import * as frShell from './fr/shell.ts';
import * as frSorting from './fr/sorting.ts';

/** Everything, for the server and the tests. The browser loads a namespace at a time. */
export const catalogues = {
  en: { ...enDeck, ...enErrors, ...enIdentity, ...enShell, ...enSorting },
  fr: { ...frDeck, ...frErrors, ...frIdentity, ...frShell, ...frSorting },
};
