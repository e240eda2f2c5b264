import type { insight as english } from '../en/insight.ts';
import type { French } from '../message.ts';

export const insight: French<typeof english> = {
  'insight.title': 'Qui a choisi quoi',
  'insight.lead':
    'Tous les défis que des élèves ont choisis ou aimés dans leur dernier tri terminé.',
  'insight.back': 'Élèves',
  'insight.failed': 'Les choix des élèves n’ont pas pu être chargés.',
  'insight.loading': 'Chargement des choix des élèves',
  'insight.views': 'Affichage',
  'insight.view.challenges': 'Défis',
  'insight.view.groups': 'Groupes',
  'insight.nameless': 'Élève sans nom',

  'insight.filter.heading': 'Filtres',
  'insight.filter.class': 'Classe',
  'insight.filter.allClasses': 'Tous les élèves',
  'insight.filter.otherClass': 'Autre classe',
  'insight.filter.state': 'Élèves à cette étape',
  'insight.filter.anyState': 'Toutes les étapes',
  'insight.filter.category': 'Catégorie',
  'insight.filter.anyCategory': 'Toutes les catégories',
  'insight.filter.challenge': 'Défi',
  'insight.filter.anyChallenge': 'Tous les défis',
  'insight.filter.clear': 'Effacer les filtres',

  'list.finished': {
    one: '{finished} élève sur {count} a terminé un tri.',
    many: '{finished} élèves sur {count} ont terminé un tri.',
    other: '{finished} élèves sur {count} ont terminé un tri.',
  },
  'list.meaning':
    '« Aimé » veut dire : « Ça m’intéresse » ou « Ça m’intéresse beaucoup », sans faire partie du trio.',
  'list.count': { one: '{count} défi', many: '{count} de défis', other: '{count} défis' },
  'list.chose': {
    one: 'choisi par {count}',
    many: 'choisi par {count}',
    other: 'choisi par {count}',
  },
  'list.liked': {
    one: 'aimé par {count}',
    many: 'aimé par {count}',
    other: 'aimé par {count}',
  },
  'list.choseNames': 'L’ont choisi',
  'list.likedNames': 'L’ont aimé',
  'list.own': 'Carte créée par {name}',
  'list.openAll': 'Afficher tous les noms',
  'list.closeAll': 'Masquer tous les noms',
  'list.printChallenges': 'Imprimer',
  'list.none':
    'Aucun tri n’est encore terminé. Les choix des élèves apparaîtront ici au fur et à mesure.',
  'list.noneFiltered': 'Aucun défi ne correspond à ces filtres.',
  'list.noStudents': 'Il n’y a pas encore d’élèves ici.',
  'list.table': 'Afficher en tableau',
  'list.tableCell': '{count} : {names}',

  'csv.challenge': 'Défi',
  'csv.category': 'Catégorie',
  'csv.chosenBy': 'L’ont choisi',
  'csv.likedBy': 'L’ont aimé',
  'csv.chose': 'choisi',
  'csv.liked': 'aimé',
  'csv.group': 'Groupe',
  'csv.student': 'Élève',
  'csv.shared': 'Défi commun',

  'groups.heading': 'Groupes autour d’un défi commun',
  'groups.size': 'Élèves par groupe',
  'groups.kept':
    'Les groupes ne sont que sur cette page : Trio n’en conserve rien. Imprimez-les ou enregistrez-les dans un fichier avant de quitter la page.',
  'groups.lost.heading': 'Quitter sans enregistrer les groupes?',
  'groups.lost.text': 'Vos changements aux groupes seront perdus.',
  'groups.lost.yes': 'Quitter sans enregistrer',
  'groups.lost.no': 'Rester ici',
  'groups.how': 'Comment les groupes ont été formés',
  'groups.how.sizes':
    'Chaque élève dont le tri est terminé se trouve dans un seul groupe. Les tailles diffèrent d’une personne au plus, et aucun groupe ne compte une seule personne : quand un nombre impair d’élèves se met en équipes de deux, un groupe en compte trois.',
  'groups.how.rare':
    'Les défis que peu d’élèves ont choisis passent en premier : ainsi, ces élèves se retrouvent avant que les défis populaires ne prennent tout le monde. Chaque groupe reçoit les élèves qui ont le moins d’autres possibilités.',
  'groups.how.liked':
    'Quand plus aucun défi choisi ne réunit assez d’élèves, la même chose se fait avec les défis aimés.',
  'groups.how.swaps':
    'Ensuite, deux élèves échangent leur place partout où cela permet à plus de groupes d’avoir un défi commun, jusqu’à ce qu’aucun échange n’aide plus.',
  'groups.how.twice':
    'Tout cela se fait aussi en commençant par les défis les plus populaires. Vous voyez le résultat où le plus de groupes ont un défi commun.',
  'groups.how.same':
    'Rien n’est tiré au hasard, et rien d’autre sur les élèves n’est utilisé : les mêmes réponses donnent toujours les mêmes groupes.',
  'groups.one': 'Groupe {number}',
  'groups.ofStudents': {
    one: '{count} élève',
    many: '{count} d’élèves',
    other: '{count} élèves',
  },
  'groups.allChose': 'Choisi par tout le groupe',
  'groups.allLiked': 'Aimé par tout le groupe',
  'groups.none': 'Aucun défi choisi ou aimé par tout le groupe',
  'groups.noneKnown': 'Personne dans ce groupe n’a terminé un tri',
  'groups.unfinished': 'Tri non terminé : {names}',
  'groups.without': 'Sans groupe',
  'groups.withoutText':
    'Les élèves dont le tri n’est pas terminé ne sont dans aucun groupe. Vous pouvez les placer vous-même.',
  'groups.moveOne': 'Changer de groupe : {name}',
  'groups.to': 'Groupe {number}',
  'groups.toNew': 'Nouveau groupe',
  'groups.toNone': 'Aucun groupe',
  'groups.undo': 'Annuler',
  'groups.startOver': 'Recommencer',
  'groups.print': 'Imprimer les groupes',
  'groups.movedTo': '{name} est maintenant dans le groupe {number}.',
  'groups.movedOut': '{name} est maintenant sans groupe.',
  'groups.noLonger': 'Le groupe {number} n’a plus de défi commun.',
  'groups.undone': 'Changement annulé.',
  'groups.madeAgain': 'Les groupes ont été formés de nouveau.',
  'groups.tooFew': 'Pour former des groupes, il faut au moins deux tris terminés.',
};
