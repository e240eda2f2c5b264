import type { keeping as english } from '../en/keeping.ts';
import type { French } from '../message.ts';

export const keeping: French<typeof english> = {
  'keeping.title': 'Conservation et suppression',
  'keeping.lead':
    'Combien de temps les comptes d’élèves sont gardés après leur dernière utilisation, et ce qui sera supprimé bientôt.',
  'keeping.leadAdmin':
    'Combien de temps chaque école garde les comptes de ses élèves, et ce qui sera supprimé bientôt. Aucun nom d’élève ne figure ici.',
  'keeping.back': 'Retour au tableau de bord',
  'keeping.failed': 'Le chargement a échoué.',
  'keeping.account': 'Durée de conservation des comptes',
  'keeping.accountText':
    'Les comptes qui ne servent plus sont supprimés après une durée que vous choisissez. Vous voyez la liste d’avance, et vous pouvez garder certains comptes plus longtemps.',
  'keeping.open': 'Ouvrir « Conservation et suppression »',

  'keeping.notice.unconfirmed':
    'Veuillez confirmer combien de temps votre école garde les comptes qui ne servent plus. Sinon, Trio les supprimera après {months} mois, à partir du {day}.',
  'keeping.notice.due': {
    one: '{count} compte d’élève qui ne sert plus sera supprimé au plus tôt le {day}. Veuillez consulter la liste.',
    many: '{count} de comptes d’élèves qui ne servent plus seront supprimés à partir du {day}. Veuillez consulter la liste.',
    other:
      '{count} comptes d’élèves qui ne servent plus seront supprimés à partir du {day}. Veuillez consulter la liste.',
  },
  'keeping.notice.toPeriod': 'Confirmer ou modifier la durée',
  'keeping.notice.toList': 'Voir la liste',

  'keeping.period': 'La durée',
  'keeping.period.text':
    'Le compte d’une ou d’un élève est supprimé, avec tout ce qu’il contient, s’il n’a pas servi pendant cette durée. Un compte qui n’a jamais servi compte à partir de sa création. Toute modification est annoncée par courriel à l’ensemble des responsables.',
  'keeping.period.label': 'Supprimer les comptes qui n’ont pas servi depuis',
  'keeping.period.months': {
    one: '{count} mois',
    many: '{count} de mois',
    other: '{count} mois',
  },
  'keeping.period.confirm': 'Confirmer cette durée',
  'keeping.period.save': 'Enregistrer cette durée',
  'keeping.period.saved': 'La durée est confirmée.',
  'keeping.period.confirmed': 'Confirmée le {day}.',
  'keeping.period.unconfirmed':
    'La durée n’a pas encore été confirmée. Rien ne sera supprimé avant le {day}.',

  'keeping.due': 'Prochaines suppressions',
  'keeping.due.none': 'Aucun compte ne figure sur la liste.',
  'keeping.due.noneText':
    'Les comptes apparaissent ici un mois ou deux avant leur suppression. Les responsables reçoivent alors un courriel.',
  'keeping.due.count': {
    one: '{count} compte sera supprimé, au plus tôt le {day}.',
    many: '{count} de comptes seront supprimés, le premier au plus tôt le {day}.',
    other: '{count} comptes seront supprimés, le premier au plus tôt le {day}.',
  },
  'keeping.due.leave': 'Dès qu’une ou un élève se connecte, son nom disparaît de la liste.',
  'keeping.due.lastRun': 'Trio vérifie chaque jour. Dernière vérification : {time}',
  'keeping.due.neverRun': 'Trio vérifie chaque jour. Pas encore vérifié.',
  'keeping.warning.email':
    'Avertissement du {day} : le courriel est parvenu à au moins une personne responsable le {known}. Comptes restants : {count}.',
  'keeping.warning.page':
    'Avertissement du {day} : une personne responsable a lu la liste le {known}. Comptes restants : {count}.',
  'keeping.warning.unknown':
    'Avertissement du {day} : le courriel n’est encore parvenu à personne, et la liste n’a pas été lue. D’ici là, aucun de ces comptes ne sera supprimé. Comptes : {count}.',
  'keeping.seen': 'J’ai lu la liste',
  'keeping.seen.done': 'Merci. Les 30 jours commencent aujourd’hui.',
  'keeping.list': 'Élèves sur la liste',
  'keeping.list.row': 'Dernière utilisation : {lastHere}. Suppression au plus tôt le {day}.',
  'keeping.keep': 'Garder un an de plus',
  'keeping.keepWho': 'Garder un an de plus : {name}',
  'keeping.kept': '{name} : compte gardé un an de plus.',
  'keeping.keptAlready': '{name} : ce compte n’est plus sur la liste.',

  'keeping.receipts': 'Suppressions passées',
  'keeping.receipts.none': 'Rien n’a encore été supprimé en raison du temps écoulé.',
  'keeping.receipts.row': {
    one: '{day} : {count} compte, inutilisé pendant {months} mois. Avertissement connu depuis le {warned}.',
    many: '{day} : {count} de comptes, inutilisés pendant {months} mois. Avertissement connu depuis le {warned}.',
    other:
      '{day} : {count} comptes, inutilisés pendant {months} mois. Avertissement connu depuis le {warned}.',
  },
  'keeping.receipts.classes': {
    one: 'Aussi {count} classe archivée sans élèves.',
    many: 'Aussi {count} de classes archivées sans élèves.',
    other: 'Aussi {count} classes archivées sans élèves.',
  },

  'keeping.kinds': 'Chaque type de données',
  'keeping.kinds.text':
    'Ce que Trio conserve, pendant combien de temps, et ce qui le supprime. La page sur la confidentialité dit aussi qui peut le voir.',
  'keeping.kinds.toPrivacy': 'Ouvrir la page sur la confidentialité',
  'keeping.kinds.howLong': 'Combien de temps',
  'keeping.kinds.deletedBy': 'Suppression',
  'keeping.kinds.lastRun': 'dernière fois : {time}',
  'keeping.by.owner-of-data': 'par la personne elle-même, dans Trio',
  'keeping.by.student': 'avec le compte de l’élève',
  'keeping.by.person': 'avec le compte de la personne',
  'keeping.by.class': 'avec la classe',
  'keeping.by.school': 'avec l’école',
  'keeping.by.board': 'avec le conseil scolaire',
  'keeping.by.next-version': 'quand une nouvelle version la remplace',
  'keeping.by.never': 'pas en raison du temps écoulé',
  'keeping.by.not-stored': 'pas conservé',
  'keeping.by.sent': 'quand le courriel est envoyé',
  'keeping.by.keeping': 'selon la durée choisie par l’école, vérifiée chaque jour',
  'keeping.by.audit-cleanup': 'par une tâche quotidienne',
  'keeping.by.guardian-requests': 'par une tâche faite chaque heure, après 14 jours',
  'keeping.by.identity-cleanup': 'par une tâche faite chaque heure',
  'keeping.by.mail-cleanup': 'par une tâche faite chaque heure',
  'keeping.by.unused-images': 'par une tâche quotidienne',
  'keeping.by.refused-schools':
    'par une tâche quotidienne, 14 jours après le refus de l’école par l’équipe de Trio',
  'keeping.by.unverified-schools':
    'par une tâche quotidienne, si l’école n’a jamais confirmé son adresse',
  'keeping.by.usage-cleanup': 'par une tâche quotidienne',

  'keeping.schools': 'Écoles',
  'keeping.schools.none': 'Il n’y a pas encore d’école.',
  'keeping.schools.unreached': {
    one: 'Les responsables de {count} école n’ont pas reçu l’avertissement. D’ici là, aucun compte n’y sera supprimé : vérifiez si les courriels partent.',
    many: 'Les responsables de {count} d’écoles n’ont pas reçu l’avertissement. D’ici là, aucun compte n’y sera supprimé : vérifiez si les courriels partent.',
    other:
      'Les responsables de {count} écoles n’ont pas reçu l’avertissement. D’ici là, aucun compte n’y sera supprimé : vérifiez si les courriels partent.',
  },
  'keeping.schools.toMail': 'Courriels non remis',
  'keeping.schools.figures': {
    one: '{months} mois. {count} compte sera supprimé.',
    many: '{months} mois. {count} de comptes seront supprimés.',
    other: '{months} mois. {count} comptes seront supprimés.',
  },
  'keeping.schools.next': 'Le premier, au plus tôt le {day}.',
  'keeping.schools.confirmed': 'Confirmée le {day}.',
  'keeping.schools.unconfirmed': 'Non confirmée; commence le {day}.',
  'keeping.schools.notReached': 'L’avertissement du {day} n’est parvenu à personne.',
};
