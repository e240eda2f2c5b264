import { checkEveryPage, otherViewers } from '../page-visits.ts';

checkEveryPage('en', otherViewers);
