import { checkEveryPage, newcomers } from './page-visits.ts';

// In French, for who has come further, and on the smallest screens, they are looked at in the long suite.
checkEveryPage('en', newcomers);
