import type { awaited as english } from '../en/awaited.ts';
import type { French } from '../message.ts';

export const awaited: French<typeof english> = {
  'awaited.title': 'Profils à envoyer',
  'awaited.lead':
    'Les élèves des groupes grand public et découverte qui ont choisi leurs trois défis, l’attente la plus longue en premier. Leur profil s’ouvre dès que vous l’avez envoyé.',
  'awaited.loading': 'Chargement de la liste…',
  'awaited.empty': 'Personne n’attend. Tous les profils sont envoyés.',
  'awaited.pageEmpty': 'Il n’y a plus personne sur cette page.',
  'awaited.toStart': 'Aller à la première page',
  'awaited.total': {
    one: '{count} élève attend.',
    many: '{count} d’élèves attendent.',
    other: '{count} élèves attendent.',
  },
  'awaited.list': 'Élèves en attente',
  'awaited.consumer': 'Groupe grand public',
  'awaited.freemium': 'Groupe découverte (gratuit)',
  'awaited.since': 'Choix fait le {date}',
  'awaited.answered': 'Sondage rempli',
  'awaited.unanswered': 'Sondage pas encore rempli',
  'awaited.answers': 'Réponses',
  'awaited.answersOf': 'Lire les réponses de {name} au sondage',
  'awaited.hideAnswers': 'Masquer les réponses',
  'awaited.hideAnswersOf': 'Masquer les réponses de {name}',
  'awaited.answersLoading': 'Chargement des réponses…',
  'awaited.answersNone': 'Il n’y a plus de réponses ici.',
  'awaited.answersLogged': 'Cette consultation est inscrite au journal.',
  'awaited.survey.end': 'Après le choix des trois défis',
  'awaited.survey.profile-intro': 'Pour le profil',
  'awaited.answeredOn': 'Rempli le {date}',
  'awaited.file': 'Toutes les réponses aux sondages',
  'awaited.fileText':
    'Une ligne par élève ayant répondu, avec ou sans profil. Le fichier contient des noms : ne le gardez que le temps nécessaire. Chaque exportation figure au journal.',
  'awaited.preview': 'Aperçu',
  'awaited.previewOf': 'Aperçu du profil de {name}',
  'awaited.send': 'Envoyer',
  'awaited.sendTo': 'Envoyer le profil à {name}',
  'awaited.askHeading': 'Envoyer ce profil?',
  'awaited.ask':
    'Le profil de {name} part à {email}. Une fois parti, un courriel ne peut pas être rappelé.',
  'awaited.yes': 'Envoyer le profil',
  'awaited.sending': 'Envoi en cours…',
  'awaited.no': 'Pas maintenant',
  'awaited.sent': 'Le profil de {name} est en route vers {email}.',
  'awaited.gone':
    '{name} n’est plus en attente : le profil est déjà envoyé, ou les trois défis ont changé.',
};
