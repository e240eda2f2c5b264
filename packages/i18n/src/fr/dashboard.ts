import type { dashboard as english } from '../en/dashboard.ts';
import type { French } from '../message.ts';

export const dashboard: French<typeof english> = {
  'Students.Chart.Error': 'Ce graphique n’a pas pu être chargé.',
  'Students.TopChallenges.Error': 'Les défis les plus choisis n’ont pas pu être chargés.',
  'Students.SchoolTable.Error': 'La liste des écoles n’a pas pu être chargée.',
  'Students.CSVExport.Error': 'Le fichier CSV n’a pas pu être exporté. Réessayez dans un instant.',
  'Students.DeleteSchool.Error': 'Cette école n’a pas pu être supprimée.',

  'chart.window': 'Mois affichés',
  'chart.months': { one: '{count} mois', many: '{count} de mois', other: '{count} mois' },
  'chart.numbers': 'Les mêmes nombres en tableau',
  'chart.month': 'Mois',
  'chart.bar': '{month} : {value}',

  'stats.heading': 'En un coup d’œil',
  'stats.students': 'Élèves',
  'stats.sorts': 'Tris',
  'stats.time': 'Temps actif',
  'stats.perStudent': 'Moyenne par élève',
  'stats.perSort': 'Moyenne par tri',

  'time.less': 'moins d’une minute',
  'time.hours': { one: '{count} heure', many: '{count} d’heures', other: '{count} heures' },
  'time.minutes': {
    one: '{count} minute',
    many: '{count} de minutes',
    other: '{count} minutes',
  },
  'time.both': '{hours} et {minutes}',

  'table.scroll': '{name}. Faites défiler horizontalement pour voir toutes les colonnes.',
  'table.loading': 'Chargement des lignes…',
  'table.sort': 'Trier par {name}',
  'table.pageEmpty': 'Il n’y a rien sur cette page.',
  'table.toFirst': 'Aller à la première page',

  'pager.label': 'Pages : {name}',
  'pager.first': 'Première page',
  'pager.previous': 'Page précédente',
  'pager.next': 'Page suivante',
  'pager.last': 'Dernière page',
  'pager.page': 'Page n° {page}',
  'pager.pageOf': 'Page {page} sur {pages}',

  'search.placeholder': 'Chercher ici…',
  'search.tooShort': {
    one: 'Tapez au moins {count} caractère pour lancer la recherche.',
    many: 'Tapez au moins {count} de caractères pour lancer la recherche.',
    other: 'Tapez au moins {count} caractères pour lancer la recherche.',
  },

  'export.csv': 'Exporter en CSV',
  'export.busy': 'Exportation…',
  'export.done': 'C’est fait : le fichier {file} est dans vos téléchargements.',
};
