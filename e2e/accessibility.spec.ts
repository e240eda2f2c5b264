import { checkEveryPage } from './page-visits.ts';

// In French, and on the smallest screens, they are looked at in the long suite.
checkEveryPage('en');
