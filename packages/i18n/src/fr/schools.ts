import type { schools as english } from '../en/schools.ts';
import type { French } from '../message.ts';

export const schools: French<typeof english> = {
  'schools.title': 'Écoles',
  'overview.heading': 'Toutes les écoles',
  'overview.perMonth': 'Inscriptions d’élèves par mois',
  'overview.schoolsPerMonth': 'Inscriptions d’écoles par mois',
  'overview.students': {
    one: '{count} élève',
    many: '{count} d’élèves',
    other: '{count} élèves',
  },
  'overview.schools': {
    one: '{count} école',
    many: '{count} d’écoles',
    other: '{count} écoles',
  },
  'overview.noStudents': 'Aucune inscription d’élève pendant ces mois.',
  'overview.noSchools': 'Aucune inscription d’école pendant ces mois.',
  'overview.boards': 'Conseils scolaires',
  'overview.schoolCount': 'Écoles',

  'table.name': 'École',
  'table.contact': 'Personne-ressource',
  'table.email': 'Courriel',
  'table.created': 'Inscription',
  'table.count': 'Élèves',
  'table.actions': 'Réglages et suppression',
  'table.search': 'Chercher une école par son nom',
  'table.settings': 'Réglages',
  'table.settingsOf': 'Réglages : {name}',
  'table.delete': 'Supprimer',
  'table.deleteOne': 'Supprimer : {name}',
  'table.total': { one: '{count} école', many: '{count} d’écoles', other: '{count} écoles' },
  'table.unverified': {
    one: 'Afficher les écoles non confirmées ({count})',
    many: 'Afficher les écoles non confirmées ({count})',
    other: 'Afficher les écoles non confirmées ({count})',
  },
  'table.none': 'Il n’y a pas encore d’école.',
  'table.noneFound': 'Aucune école ne correspond à « {search} ».',
  'table.showAll': 'Afficher toutes les écoles',

  'badge.verification': 'Courriel non confirmé',
  'badge.approval': 'À approuver',
  'badge.expired': 'Abonnement terminé',
  'badge.deletion': 'Suppression demandée',

  'deleteSchool.heading': 'Supprimer « {name} »?',
  'deleteSchool.empty':
    'L’école « {name} » sera supprimée, avec les comptes de son personnel et ses réglages. Elle n’a pas d’élèves.',
  'deleteSchool.text': {
    one: 'L’école « {name} » sera supprimée, avec les comptes de son personnel et celui de {count} élève : tris, textes et images compris.',
    many: 'L’école « {name} » sera supprimée, avec les comptes de son personnel et ceux de {count} d’élèves : tris, textes et images compris.',
    other:
      'L’école « {name} » sera supprimée, avec les comptes de son personnel et ceux de {count} élèves : tris, textes et images compris.',
  },
  'deleteSchool.forGood': 'C’est définitif. Une trace reste dans le journal.',
  'deleteSchool.understand': {
    one: 'Je comprends que le compte de {count} élève sera supprimé.',
    many: 'Je comprends que les comptes de {count} d’élèves seront supprimés.',
    other: 'Je comprends que les comptes de {count} élèves seront supprimés.',
  },
  'deleteSchool.tickFirst': 'Cochez d’abord cette case : ce qui est supprimé ne revient pas.',
  'deleteSchool.yes': 'Supprimer l’école',
  'deleteSchool.busy': 'Suppression…',
  'deleteSchool.no': 'La garder',
  'deleteSchool.done': 'École supprimée : {name}.',

  'settings.title': 'Réglages de l’école',
  'settings.back': 'Toutes les écoles',
  'settings.failed': 'Impossible d’afficher cette école.',
  'settings.gone': 'Cette école n’existe pas, ou n’existe plus.',
  'settings.students': {
    one: 'Voir son élève ({count})',
    many: 'Voir ses {count} d’élèves',
    other: 'Voir ses {count} élèves',
  },
  'settings.log': 'Journal de l’école',

  'who.heading': 'Coordonnées de l’école',
  'who.code': 'Code de l’école',
  'who.address': 'Adresse',
  'who.phone': 'Téléphone',
  'who.created': 'Inscription',
  'who.students': 'Élèves',
  'who.unknown': 'Non indiqué',
  'who.staff': 'Personnel',
  'who.noStaff': 'Personne ne peut se connecter pour cette école.',
  'who.invited': 'Invitation envoyée',
  'who.joined': 'Compte actif',

  'open.heading': 'L’inscription est-elle ouverte?',
  'open.yes': 'Oui : les élèves peuvent s’inscrire avec le code.',
  'open.no': 'Pas encore : les élèves ne peuvent pas s’inscrire.',
  'open.verified': 'Adresse courriel confirmée le {date}.',
  'open.unverified': 'Personne n’a ouvert le lien que nous avons envoyé à l’école.',
  'open.verify': 'Confirmer son adresse',
  'open.verifyHeading': 'Confirmer l’adresse de « {name} »?',
  'open.verifyText':
    'Pour une école qui ne reçoit pas nos courriels. Ses adresses seront considérées comme confirmées : ne le faites que si vous savez qu’il s’agit bien de l’école.',
  'open.verifyYes': 'Confirmer l’adresse',
  'open.approved': 'Approuvée le {date}.',
  'open.unapproved': 'L’école n’a pas encore été approuvée.',
  'open.approve': 'Approuver l’école',
  'open.approveHeading': 'Approuver « {name} »?',
  'open.approveText':
    'Les élèves pourront s’inscrire dès que l’adresse de l’école sera confirmée. Son personnel reçoit un courriel.',
  'open.approveYes': 'Approuver',
  'open.busy': 'Un instant…',
  'open.no.button': 'Annuler',
  'open.verifiedNow': 'L’adresse est considérée comme confirmée.',
  'open.approvedNow': 'L’école est approuvée.',

  'flags.heading': 'Ce que voient ses élèves',
  'flags.consumer': 'Groupe grand public',
  'flags.consumerHint':
    'Après un sondage, l’équipe de Trio prépare chaque profil et l’envoie d’ici quelques jours. Les élèves n’ont pas de PDF tout de suite.',
  'flags.freemium': 'Groupe découverte (gratuit)',
  'flags.freemiumHint': 'Un groupe grand public dont la page de fin demande un avis, sans vidéo.',
  'flags.explorer': 'Explorateur de parcours',
  'flags.explorerHint':
    'Après le choix du trio, un bouton mène à l’explorateur de parcours, qui montre métiers et formations, avant le PDF.',
  'flags.expanded': 'Métiers affichés dès le départ',
  'flags.expandedHint':
    'Les métiers liés à une carte s’affichent à côté d’elle sans que l’élève ait à les demander.',
  'flags.order': 'Même ordre de cartes pour tout le monde',
  'flags.orderHint':
    'Les élèves voient les cartes dans l’ordre du jeu. Sinon, elles sont mélangées à chaque tri.',

  'region.heading': 'Où mènent les liens vers les métiers',
  'region.canada': 'Canada',
  'region.canadaHint': 'Guichet-Emplois',
  'region.new-brunswick': 'Nouveau-Brunswick',
  'region.new-brunswickHint': 'Le site d’emplois de la province',
  'region.usa': 'États-Unis',
  'region.usaHint': 'O*NET, en anglais',
  'region.other': 'Ailleurs',
  'region.otherHint': 'O*NET en anglais, CNP en français',

  'expiry.heading': 'Abonnement',
  'expiry.choice': 'Les élèves peuvent commencer un tri',
  'expiry.never': 'Sans date de fin',
  'expiry.day': 'Jusqu’à une date précise',
  'expiry.lastDay': 'Dernier jour',
  'expiry.hint':
    'Jusqu’à la fin de ce jour, en temps universel. Ensuite, les élèves peuvent encore se connecter et télécharger leurs résultats.',

  'emailDomains.heading': 'Adresses courriel acceptées à l’inscription',
  'emailDomains.text': 'L’école écrit ces listes elle-même; vous décidez si elles s’appliquent.',
  'emailDomains.allow': 'Seulement ces domaines',
  'emailDomains.deny': 'Jamais ces domaines',
  'emailDomains.none': 'La liste est vide.',

  'deck.heading': 'Cartes du jeu',
  'deck.text':
    'Décochez ce que les élèves de cette école ne doivent pas recevoir. Un tri demande au moins {min} cartes.',
  'deck.count': '{kept} cartes sur {total} dans le jeu',
  'deck.search': 'Chercher une carte',
  'deck.all': 'Toutes',
  'deck.allOf': 'Toutes les cartes : {category}',
  'deck.none': 'Aucune',
  'deck.noneOf': 'Aucune carte : {category}',
  'deck.noneFound': 'Aucune carte ne correspond à cette recherche.',

  'extra.heading': 'Cartes ajoutées',

  'warning.freemium-without-consumer': 'Sans « Groupe grand public », ce réglage n’a aucun effet.',
  'warning.nobody-allowed': 'La liste est vide : personne ne peut s’inscrire.',
  'warning.nobody-denied': 'La liste est vide : elle n’écarte personne.',
  'warning.expired': 'Ce jour est passé : les élèves ne peuvent plus commencer de tri.',

  'save.save': 'Enregistrer les réglages',
  'save.saving': 'Enregistrement…',
  'save.saved':
    'C’est enregistré. Les changements aux cartes et à leur ordre valent pour les nouveaux tris; les élèves verront le reste à la prochaine page ouverte.',
  'save.undo': 'Annuler les changements',
  'save.unsaved': 'Des changements ne sont pas enregistrés.',
  'unsaved.heading': 'Quitter sans enregistrer?',
  'unsaved.text': 'Les réglages que vous avez changés seront perdus.',
  'unsaved.yes': 'Quitter sans enregistrer',
  'unsaved.no': 'Rester ici',

  'danger.heading': 'Supprimer l’école',
  'danger.asked': 'L’école l’a demandé le {date}.',
  'danger.text':
    'Tout ce qui appartient à l’école sera supprimé : élèves, tris, personnel, images et courriels.',
};
