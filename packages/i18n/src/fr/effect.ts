import type { effect as english } from '../en/effect.ts';
import type { French } from '../message.ts';

export const effect: French<typeof english> = {
  'effect.title': 'Est-ce que ça aide?',
  'effect.heading': 'Trois questions sur toi',
  'effect.lead.before':
    'Avant de commencer : à quel point chaque phrase est-elle vraie pour toi aujourd’hui?',
  'effect.lead.after':
    'Les trois mêmes, maintenant que tu as choisi : à quel point chacune est-elle vraie aujourd’hui?',
  'effect.lead.later':
    'Les trois mêmes, un peu plus tard : à quel point chacune est-elle vraie aujourd’hui?',
  'effect.statement.problems':
    'Je connais des types de problèmes sur lesquels j’aimerais travailler',
  'effect.statement.step': 'Je sais quel prochain pas je pourrais faire',
  'effect.statement.person': 'Je connais quelqu’un à qui je pourrais poser mes questions',
  'effect.least': 'pas du tout',
  'effect.most': 'tout à fait',
  'effect.end': '{point}, {word}',
  'effect.who':
    'Tes réponses sont comptées avec celles des autres. Personne dans ton école ne voit ce que tu as répondu. Tu peux les lire et les supprimer dans les données de ton compte.',
  'effect.missing': 'Choisis un point sur chaque ligne, ou passe.',
  'effect.missingHere': 'Choisis un point ici.',
  'effect.send': 'Envoyer',
  'effect.sending': 'Envoi en cours',
  'effect.skip': 'Passer',
  'effect.thanks': 'Merci. Tes réponses sont enregistrées.',
  'effect.skipped': 'Questions passées. Nous ne te les poserons plus.',

  'effectOwn.heading': 'Tes réponses aux trois questions',
  'effectOwn.text':
    'Personne dans ton école ne les voit. Elles sont comptées avec celles des autres, une fois par mois, à partir de dix élèves.',
  'effectOwn.moment.before': 'Avant ton premier tri, {day}',
  'effectOwn.moment.after': 'Après, {day}',
  'effectOwn.moment.later': 'Un peu plus tard, {day}',
  'effectOwn.point': '{point} sur 5',
  'effectOwn.delete': 'Supprimer mes réponses',
  'effectOwn.deleting': 'Suppression en cours',
  'effectOwn.deleted': 'Tes réponses sont supprimées. Elles ne seront plus comptées.',

  'effectResults.lead':
    'Trois questions propres à Trio, avant et après le premier tri. Elles montrent comment un groupe a changé, jamais une personne.',
  'effectResults.back': 'Élèves',
  'effectResults.failed': 'Nous n’avons pas pu charger les chiffres.',
  'effectResults.figures': 'Avant et après',
  'effectResults.off': 'Désactivé. Une personne responsable peut l’activer.',
  'effectResults.settings': 'Ouvrir les réglages',
  'effectResults.none':
    'Il n’y a pas encore de chiffres. Ils apparaissent quand 10 élèves ont répondu les deux fois, et sont renouvelés le premier de chaque mois.',
  'effectResults.month':
    'Chiffres du mois ({month}), d’après les réponses données avant. Ils sont renouvelés le premier de chaque mois.',
  'effectResults.period.after': 'Juste après le premier tri',
  'effectResults.period.later': '30 jours plus tard ou plus',
  'effectResults.group.school': 'Toute l’école',
  'effectResults.pairs': '{pairs} élèves ont répondu les deux fois.',
  'effectResults.sentence.up':
    '« {statement} » est passé de {before} à {after} en moyenne : une hausse.',
  'effectResults.sentence.down':
    '« {statement} » est passé de {before} à {after} en moyenne : une baisse.',
  'effectResults.sentence.unclear':
    '« {statement} » est passé de {before} à {after} en moyenne. Un si petit écart peut être dû au hasard.',
  'effectResults.table': 'Afficher en tableau',
  'effectResults.table.label': 'Chiffres : {group}',
  'effectResults.column.statement': 'Phrase',
  'effectResults.column.before': 'Avant',
  'effectResults.column.after': 'Après',
  'effectResults.column.change': 'Écart',
  'effectResults.column.interval': 'Intervalle à 95 % de l’écart',
  'effectResults.interval': '{low} à {high}',
  'effectResults.legend.before': 'avant',
  'effectResults.legend.after': 'après',
  'effectResults.picture': '{before} avant, {after} après, sur une échelle de 1 à 5',
  'effectResults.read.heading': 'Comment lire ces chiffres',
  'effectResults.read.own':
    'Ces trois questions sont propres à Trio. Elles ne sont pas validées et ne mesurent aucune capacité.',
  'effectResults.read.causes':
    'Un changement a plusieurs causes : les cours, les conversations, le temps. Ces chiffres ne montrent pas que Trio en est la cause.',
  'effectResults.read.scale':
    'Chaque réponse est un point de 1 (pas du tout) à 5 (tout à fait). Les chiffres sont arrondis : un écart peut différer un peu de ses moyennes.',
  'effectResults.read.interval':
    'L’intervalle dit à quel point l’écart est sûr : avec d’autres élèves comme ceux-ci, l’écart moyen s’y trouverait probablement. S’il comprend 0, il n’y a peut-être pas de changement.',
  'effectResults.read.hidden':
    'Une classe apparaît quand elle et le reste de l’école ont chacun 10 paires, et seulement si aucune somme ni différence de chiffres ne porterait sur moins de 10 élèves.',
};
