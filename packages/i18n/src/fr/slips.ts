import type { slips as english } from '../en/slips.ts';
import type { French } from '../message.ts';

export const slips: French<typeof english> = {
  'slips.title': 'Comptes des élèves · {class}',
  'slips.cut': 'Découpez le long des lignes. Remettez à chaque élève son billet seulement.',
  'slips.address': 'Va à',
  'slips.username': 'Nom d’utilisateur',
  'slips.email': 'Courriel',
  'slips.password': 'Mot de passe',
  'slips.keep': 'Garde ce billet pour toi. Tu peux changer le mot de passe dans « Ton compte ».',
};
