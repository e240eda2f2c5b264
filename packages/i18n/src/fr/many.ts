import type { many as english } from '../en/many.ts';
import type { French } from '../message.ts';

export const many: French<typeof english> = {
  'select.page': 'Sélectionner toute la page',
  'select.one': 'Sélectionner {name}',
  'select.bar': 'Élèves de la sélection',
  'select.count': {
    one: '{count} élève dans la sélection',
    many: '{count} d’élèves dans la sélection',
    other: '{count} élèves dans la sélection',
  },
  'select.all': {
    one: 'Sélectionner {count} élève de cette liste',
    many: 'Sélectionner les {count} d’élèves de cette liste',
    other: 'Sélectionner les {count} élèves de cette liste',
  },
  'select.clear': 'Vider la sélection',
  'select.cut': {
    one: 'La sélection est limitée à {count} élève.',
    many: 'La sélection est limitée aux {count} premiers élèves de la liste. Filtrez la liste pour voir la suite.',
    other:
      'La sélection est limitée aux {count} premiers élèves de la liste. Filtrez la liste pour voir la suite.',
  },
  'select.failed': 'Impossible de sélectionner toute la liste.',

  'bar.profiles': 'Profils',
  'bar.class': 'Ajouter à une classe',
  'bar.move': 'Changer de classe',
  'bar.take-out': 'Retirer de la classe',
  'bar.disable': 'Désactiver',
  'bar.enable': 'Réactiver',
  'bar.delete': 'Supprimer',

  'act.cancel': 'Annuler',
  'act.close': 'Revenir à la liste',
  'act.goOn': 'Continuer',
  'act.again': 'Réessayer',
  'act.undo': 'Annuler ce changement',
  'progress.of': '{done} sur {total}',
  'progress.stop': 'Arrêter',
  'progress.stopping': 'Arrêt…',

  'result.added': {
    one: 'Ajout de {count} élève.',
    many: 'Ajout de {count} d’élèves.',
    other: 'Ajout de {count} élèves.',
  },
  'result.moved': {
    one: '{count} élève a changé de classe.',
    many: '{count} d’élèves ont changé de classe.',
    other: '{count} élèves ont changé de classe.',
  },
  'result.takenOut': {
    one: '{count} élève n’est plus dans la classe.',
    many: '{count} d’élèves ne sont plus dans la classe.',
    other: '{count} élèves ne sont plus dans la classe.',
  },
  'result.disabled': {
    one: '{count} compte désactivé.',
    many: '{count} de comptes désactivés.',
    other: '{count} comptes désactivés.',
  },
  'result.enabled': {
    one: '{count} compte réactivé.',
    many: '{count} de comptes réactivés.',
    other: '{count} comptes réactivés.',
  },
  'result.deleted': {
    one: '{count} compte supprimé.',
    many: '{count} de comptes supprimés.',
    other: '{count} comptes supprimés.',
  },
  'result.archived': {
    one: '{count} classe archivée.',
    many: '{count} de classes archivées.',
    other: '{count} classes archivées.',
  },
  'result.unchanged': {
    one: 'Aucun changement n’était nécessaire pour {count} élément.',
    many: 'Aucun changement n’était nécessaire pour {count} d’éléments.',
    other: 'Aucun changement n’était nécessaire pour {count} éléments.',
  },
  'result.gone': {
    one: '{count} élève n’existe plus ou a quitté la classe.',
    many: '{count} d’élèves n’existent plus ou ont quitté la classe.',
    other: '{count} élèves n’existent plus ou ont quitté la classe.',
  },
  'result.goneClasses': {
    one: '{count} classe n’existe plus.',
    many: '{count} de classes n’existent plus.',
    other: '{count} classes n’existent plus.',
  },
  'result.waiting': {
    one: 'Rien n’a encore changé pour {count} élément.',
    many: 'Rien n’a encore changé pour {count} d’éléments.',
    other: 'Rien n’a encore changé pour {count} éléments.',
  },

  'class.heading': {
    one: 'Choisir une classe pour {count} élève',
    many: 'Choisir une classe pour {count} d’élèves',
    other: 'Choisir une classe pour {count} élèves',
  },
  'class.to': 'Classe',
  'class.choose': 'Choisissez une classe',
  'class.none': 'Il n’y a pas d’autre classe. Créez-en une sous « Classes ».',
  'class.leave': 'Retirer ces élèves de {class}',
  'class.add': 'Ajouter',
  'class.move': 'Changer de classe',

  'takeOut.heading': {
    one: 'Retirer {count} élève de {class}?',
    many: 'Retirer {count} d’élèves de {class}?',
    other: 'Retirer {count} élèves de {class}?',
  },
  'takeOut.text':
    'Les comptes et les résultats restent. L’équipe enseignante de cette classe ne voit plus ces élèves, sauf dans une autre classe commune.',
  'takeOut.yes': 'Retirer',

  'disable.heading': {
    one: 'Désactiver {count} compte?',
    many: 'Désactiver {count} de comptes?',
    other: 'Désactiver {count} comptes?',
  },
  'disable.text':
    'La session de ces élèves se ferme, et leur connexion reste impossible jusqu’à la réactivation du compte. Les résultats restent.',
  'disable.yes': 'Désactiver',
  'enable.heading': {
    one: 'Réactiver {count} compte?',
    many: 'Réactiver {count} de comptes?',
    other: 'Réactiver {count} comptes?',
  },
  'enable.text': 'Ces élèves pourront se connecter de nouveau.',
  'enable.yes': 'Réactiver',

  'deleteMany.heading': {
    one: 'Supprimer {count} élève pour toujours?',
    many: 'Supprimer {count} d’élèves pour toujours?',
    other: 'Supprimer {count} élèves pour toujours?',
  },
  'deleteMany.lost':
    'Les comptes, les tris, les mots des élèves, leurs images et leurs métiers gardés seront supprimés. Vous ne pourrez pas revenir en arrière. Chaque élève qui a une adresse courriel reçoit un message.',
  'deleteMany.names': 'Élèves à supprimer',
  'deleteMany.type': {
    one: 'Tapez {count} pour confirmer',
    many: 'Tapez {count}, le nombre d’élèves, pour confirmer',
    other: 'Tapez {count}, le nombre d’élèves, pour confirmer',
  },
  'deleteMany.yes': 'Supprimer pour toujours',

  'profiles.heading': 'Télécharger les profils',
  'profiles.about': {
    one: 'Le profil de {count} élève, si son tri est terminé.',
    many: 'Parmi {count} d’élèves, les profils de celles et ceux dont un tri est terminé.',
    other: 'Parmi {count} élèves, les profils de celles et ceux dont un tri est terminé.',
  },
  'profiles.as': 'Sous quelle forme?',
  'profiles.zip': 'Un fichier ZIP',
  'profiles.zipHint': 'Un PDF par élève, lisible avec un lecteur d’écran.',
  'profiles.print': 'Des fichiers à imprimer',
  'profiles.printHint':
    'Jusqu’à 50 élèves par fichier. Chaque profil commence au recto. Pour le papier seulement : ces fichiers ne sont pas accessibles.',
  'profiles.logged':
    'Le journal note chaque profil. Gardez cette page ouverte jusqu’à ce que les fichiers soient prêts.',
  'profiles.make': 'Préparer les fichiers',
  'profiles.reading': 'Recherche des profils…',
  'profiles.joining': 'Assemblage des profils…',
  'profiles.done': {
    one: '{count} profil est prêt.',
    many: '{count} de profils sont prêts.',
    other: '{count} profils sont prêts.',
  },
  'profiles.none': 'Aucun profil n’est terminé pour ces élèves.',
  'profiles.stopped': '{done} profils sur {total} sont là. Vous pouvez continuer avec les autres.',
  'profiles.goOn': 'Continuer',
  'profiles.without': {
    one: '{count} élève n’a pas encore de profil :',
    many: '{count} d’élèves n’ont pas encore de profil :',
    other: '{count} élèves n’ont pas encore de profil :',
  },
  'profiles.withoutList': 'Élèves sans profil',
  'profiles.saveZip': 'Enregistrer le fichier ZIP',
  'profiles.savePart': 'Enregistrer le fichier {part} (élèves {first} à {last})',
  'files.zipName': 'Profils',
  'files.printName': 'Profils-a-imprimer',

  'classes.select': 'Sélectionner {name}',
  'classes.bar': 'Classes de la sélection',
  'classes.count': {
    one: '{count} classe dans la sélection',
    many: '{count} de classes dans la sélection',
    other: '{count} classes dans la sélection',
  },
  'classes.archive': 'Archiver',
  'classes.heading': {
    one: 'Archiver {count} classe?',
    many: 'Archiver {count} de classes?',
    other: 'Archiver {count} classes?',
  },
  'classes.text':
    'Les codes ne fonctionnent plus et les équipes enseignantes ne voient plus ces élèves. Les comptes et les résultats restent. L’orientation ou une personne responsable du compte de l’école peut rétablir une classe.',

  'dataOf.about':
    'Pour répondre à un parent : toutes les données que Trio garde sur cet élève, avec ses propres mots. Le journal note le téléchargement.',
  'dataOf.download': 'Télécharger toutes les données',
  'dataOf.done': 'Le fichier est enregistré.',
  'dataOf.fileName': 'Donnees-Trio',
};
