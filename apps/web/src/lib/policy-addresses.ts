import { pages } from '@trio/contracts/pages';
import { settings } from './settings.ts';

export const termsAddress: string = settings.termsUrl ?? pages.terms.path;
export const privacyAddress: string = settings.privacyUrl ?? pages.privacy.path;
