import { checkEveryPage, othersThanNewcomers } from '../page-visits.ts';

checkEveryPage('en', othersThanNewcomers);
