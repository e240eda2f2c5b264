import type { sso as english } from '../en/sso.ts';
import type { French } from '../message.ts';

export const sso: French<typeof english> = {
  'sso.title': 'Connexion en cours',
  'sso.working': 'Connexion en cours…',
  'sso.failed': 'La connexion n’a pas fonctionné',
  'sso.toLogin': 'Retour à la connexion',
  'sso.students': 'Les élèves peuvent aussi utiliser leur compte de l’école.',
  'sso.everyone':
    'Les élèves et le personnel invité peuvent aussi utiliser leur compte de l’école.',
  'sso.continue': 'Continuer avec {provider}',
};
