import { checkEveryPage, newUsers } from './page-visits.ts';

// The long suite checks French, students who are further on, and the smallest screens.
checkEveryPage('en', newUsers);
