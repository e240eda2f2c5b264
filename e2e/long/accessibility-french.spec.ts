import { checkEveryPage } from '../page-visits.ts';

checkEveryPage('fr');
