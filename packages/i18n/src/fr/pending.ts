import type { pending as english } from '../en/pending.ts';
import type { French } from '../message.ts';

export const pending: French<typeof english> = {
  'pending.title': 'Profils à envoyer',
  'pending.lead':
    'Les élèves des groupes grand public et découverte qui ont choisi leur trio, l’attente la plus longue en premier. Ces élèves ne peuvent ouvrir leur profil qu’une fois que vous l’avez envoyé.',
  'pending.loading': 'Chargement de la liste…',
  'pending.empty': 'Personne n’attend. Tous les profils sont envoyés.',
  'pending.pageEmpty': 'Il n’y a plus personne sur cette page.',
  'pending.toStart': 'Aller à la première page',
  'pending.total': {
    one: '{count} élève attend.',
    many: '{count} d’élèves attendent.',
    other: '{count} élèves attendent.',
  },
  'pending.list': 'Élèves en attente',
  'pending.consumer': 'Groupe grand public',
  'pending.freemium': 'Groupe découverte (gratuit)',
  'pending.since': 'Choix fait le {date}',
  'pending.answered': 'Sondage rempli',
  'pending.unanswered': 'Sondage pas encore rempli',
  'pending.answers': 'Voir les réponses',
  'pending.answersOf': 'Voir les réponses au sondage : {name}',
  'pending.hideAnswers': 'Masquer les réponses',
  'pending.hideAnswersOf': 'Masquer les réponses : {name}',
  'pending.answersLoading': 'Chargement des réponses…',
  'pending.answersNone': 'Il n’y a plus de réponses ici.',
  'pending.answersLogged': 'Cette consultation est inscrite au journal.',
  'pending.survey.end': 'Après le choix du trio',
  'pending.survey.profile-intro': 'Pour le profil',
  'pending.answeredOn': 'Rempli le {date}',
  'pending.file': 'Toutes les réponses aux sondages',
  'pending.fileText':
    'Une ligne par élève ayant répondu, avec ou sans profil. Le fichier contient des noms : ne le gardez que le temps nécessaire. Chaque exportation figure au journal.',
  'pending.preview': 'Aperçu',
  'pending.previewOf': 'Aperçu du profil : {name}',
  'pending.send': 'Envoyer',
  'pending.sendTo': 'Envoyer le profil à {name}',
  'pending.askHeading': 'Envoyer ce profil?',
  'pending.ask':
    '{name} recevra son profil à l’adresse {email}. Une fois envoyé, un courriel ne peut pas être rappelé.',
  'pending.yes': 'Envoyer le profil',
  'pending.sending': 'Envoi en cours…',
  'pending.no': 'Pas maintenant',
  'pending.sent': 'Profil envoyé : {name}, à l’adresse {email}.',
  'pending.gone': '{name} n’est plus en attente : le profil est déjà envoyé, ou le trio a changé.',
};
