import { pages } from '@trio/contracts/pages';
import { settings } from './settings.ts';

/** A deployment's own terms and privacy policy; where it has none, ours. */
export const termsAddress: string = settings.termsUrl ?? pages.terms.path;
export const privacyAddress: string = settings.privacyUrl ?? pages.privacy.path;
