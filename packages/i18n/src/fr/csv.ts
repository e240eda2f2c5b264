import type { csv as english } from '../en/csv.ts';
import type { French } from '../message.ts';

export const csv: French<typeof english> = {
  'csv.firstname': 'Prénom',
  'csv.lastname': 'Nom',
  'csv.email': 'Courriel',
  'csv.timeSpent': 'Temps total',
  'csv.lastSort': 'Date du dernier tri',
  'csv.sorts': 'Tris',
  'csv.challenge1': 'Défi 1',
  'csv.challenge2': 'Défi 2',
  'csv.challenge3': 'Défi 3',
  'csv.account': 'Compte',
  'csv.enabled': 'Activé',
  'csv.disabled': 'Désactivé',
  'csv.hours': { one: '{count} heure', many: '{count} heures', other: '{count} heures' },
  'csv.minutes': { one: '{count} minute', many: '{count} minutes', other: '{count} minutes' },
  'csv.lessThanAMinute': 'moins d’une minute',

  'csv.schoolname': 'École',
  'csv.contactName': 'Nom de la personne-ressource',
  'csv.contactEmail': 'Courriel de la personne-ressource',
  'csv.signedUp': 'Date d’inscription',
  'csv.studentCount': 'Élèves',
  'csv.state': 'État',
  'csv.state.open': 'Ouverte',
  'csv.state.verification': 'En attente de la confirmation de son courriel',
  'csv.state.approval': 'En attente d’approbation',
  'csv.state.expired': 'Expirée',
  'csv.state.deletion': 'Suppression demandée',

  'csv.answered.end': 'Sondage final rempli le',
  'csv.answered.profile-intro': 'Sondage avant le profil rempli le',
  'csv.otherAnswers': 'Autres réponses',
};
