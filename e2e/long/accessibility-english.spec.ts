import { checkEveryPage, newUsers } from '../page-visits.ts';

// Other files check French, students who are further on, and the smallest screens.
checkEveryPage('en', newUsers);
