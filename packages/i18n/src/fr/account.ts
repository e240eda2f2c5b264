import type { account as english } from '../en/account.ts';
import type { French } from '../message.ts';

export const account: French<typeof english> = {
  'account.heading.student': 'Ton compte',
  'account.heading.staff': 'Votre compte',
  'account.heading.school': 'Votre compte et votre école',
  'account.saved': 'C’est enregistré.',
  'account.cancel': 'Annuler',

  'details.heading.student': 'À propos de toi',
  'details.heading.school': 'À propos de vous',
  'details.emailFixed':
    'C’est l’adresse de ton compte; elle ne se change pas ici. Si elle contient une erreur, demande à ton école de la corriger.',
  'details.emailAdd':
    'Tu peux ajouter une adresse courriel. Elle te permettra de te connecter, de recevoir ton profil et de choisir toi-même un nouveau mot de passe.',
  'details.username': 'Ton nom d’utilisateur : {username}',
  'details.emailHint':
    'Nous écrirons d’abord à la nouvelle adresse. L’adresse actuelle reste en place jusqu’à ce que vous ouvriez le lien reçu.',
  'details.save': 'Enregistrer',

  'newEmail.saved':
    'C’est enregistré. Il reste une étape pour la nouvelle adresse, juste en dessous.',
  'newEmail.text':
    'Nous avons écrit à {address}. Ouvrez le lien du courriel pour confirmer le changement. D’ici là, vous vous connectez avec {current}.',
  'newEmail.saved.student':
    'C’est enregistré. Il reste une étape pour ton adresse, juste en dessous.',
  'newEmail.text.student':
    'Nous avons écrit à {address}. Ouvre le lien du courriel pour ajouter cette adresse. D’ici là, tu te connectes avec {current}.',
  'newEmail.cancel': 'Ne pas l’ajouter',
  'newEmail.cancelled': 'Aucune adresse n’a été ajoutée.',
  'newEmail.keep': 'Garder {current}',
  'newEmail.kept': 'Votre adresse est toujours {current}.',
  'correction.text':
    'Ton école a demandé que ton adresse devienne {address}. Ouvre le lien que nous y avons envoyé pour la confirmer. Ce n’est pas la tienne? Dis-le à ton école.',
  'correction.current': 'D’ici là, connecte-toi avec {current}.',
  'resend.again': 'Renvoyer le courriel',
  'resend.sent': 'C’est envoyé. Vérifiez votre boîte de réception et vos courriels indésirables.',

  'resend.sent.student':
    'C’est envoyé. Vérifie ta boîte de réception et tes courriels indésirables.',
  'confirmation.asked':
    'Confirme que l’adresse {email} est la tienne. Ouvre le lien du courriel que nous t’avons envoyé.',
  'confirmation.required':
    'Ton école te demande de confirmer {email} avant ton premier tri. Ouvre le lien du courriel que nous t’avons envoyé.',
  'address.heading': 'Votre école',
  'address.save': 'Enregistrer les coordonnées',

  'password.heading': 'Mot de passe',
  'password.given': '{name}, de ton école, t’a donné un mot de passe le {date}.',
  'password.current': 'Mot de passe actuel',
  'password.why.student': 'Ta dernière connexion date un peu; nous vérifions que c’est bien toi.',
  'password.why.school':
    'Votre dernière connexion date un peu; nous vérifions que c’est bien vous.',
  'password.whyAlways.student': 'Pour que personne d’autre ne puisse le changer à ta place.',
  'password.whyAlways.school': 'Pour que personne d’autre ne puisse le changer à votre place.',
  'password.save': 'Changer le mot de passe',
  'password.saved': 'Mot de passe changé. Tous les autres appareils ont été déconnectés.',

  'sessions.heading': 'Sessions ouvertes',
  'sessions.loading': 'Chargement…',
  'sessions.here': 'Sur cet appareil depuis le {started}',
  'sessions.onlyHere': 'Nulle part ailleurs.',
  'sessions.elsewhere': 'Sur d’autres appareils ou navigateurs',
  'sessions.since': 'Depuis le {started}',
  'sessions.lastActive': 'Dernière utilisation : {lastActive}',
  'sessions.why': 'Pour que personne d’autre ne puisse le faire.',
  'sessions.end': 'Fermer ces sessions',
  'sessions.ended': 'C’est fait. Ces appareils sont déconnectés.',

  'code.heading': 'Comment les élèves s’inscrivent',
  'code.text': 'Dictez ce code ou écrivez-le au tableau. Les élèves l’entrent à l’inscription.',
  'code.copy': 'Copier',
  'code.copied': 'Copié.',
  'code.copyByHand': 'Le code est sélectionné : copiez-le avec Ctrl+C (⌘C sur un Mac).',
  'code.change': 'Changer votre code',
  'code.changeHint':
    'De 4 à 64 caractères. Les majuscules et les espaces en trop ne comptent pas. L’ancien code cesse aussitôt de fonctionner; les inscriptions déjà faites restent valables.',
  'code.save': 'Enregistrer ces réglages',
  'waiting.verification':
    'Les élèves ne peuvent pas encore s’inscrire. Ouvrez d’abord le lien du courriel envoyé à {address}.',
  'waiting.approval':
    'Les élèves ne peuvent pas encore s’inscrire. Nous vérifions votre école et vous écrirons dès que ce code sera actif.',

  'domains.heading': 'Quelles adresses acceptez-vous?',
  'domains.text':
    'Les deux listes sont facultatives. Séparez les domaines par des virgules : ecole.ca désigne ce domaine seulement, *.ecole.ca tout ce qu’il contient.',
  'domains.allow': 'Seulement ces domaines',
  'domains.allowHint': 'Laissez cette liste vide pour accepter tous les domaines.',
  'domains.deny': 'Jamais ces domaines',
  'domains.denyHint':
    'Cette liste l’emporte sur l’autre. Laissez-la vide pour ne refuser personne.',
  'domains.confirm': 'Les élèves confirment leur adresse avant le premier tri',
  'domains.confirmHint':
    'Avec « Seulement ces domaines », chaque élève qui s’inscrit reçoit un courriel avec un lien. Si cette case n’est pas cochée, les élèves peuvent trier tout de suite, et vous voyez quelles adresses ne sont pas encore confirmées.',
  'domains.off': 'Cette liste est désactivée pour le moment. Toute modification la réactive.',
  'domains.invalid': {
    one: 'Ce n’est pas un domaine : {entries}. Écrivez-le comme ecole.ca ou *.ecole.ca.',
    many: 'Ce ne sont pas des domaines : {entries}. Écrivez-les comme ecole.ca ou *.ecole.ca.',
    other: 'Ce ne sont pas des domaines : {entries}. Écrivez-les comme ecole.ca ou *.ecole.ca.',
  },

  'data.heading.student': 'Tes données',
  'data.heading.school': 'Vos données',
  'ofBoard.heading': 'Votre conseil scolaire',
  'ofBoard.text':
    'Les membres de ce conseil voient des chiffres de votre école : {board}. Votre journal d’activité montre qui les a consultés ou téléchargés.',
  'ofBoard.figures':
    'Ils voient combien d’élèves ont utilisé Trio cette année scolaire, ont commencé, ont terminé et ont écrit sur leur trio, ainsi que le mois de la dernière activité. Les défis ne sont montrés que pour toutes les écoles du conseil ensemble.',
  'ofBoard.hidden':
    'Ils ne voient jamais d’élève, de classe, de nom ni de texte. Les groupes de moins de 10 élèves sont masqués. Seule l’équipe de Trio peut déplacer une école, et un courriel vous l’annonce.',
  'data.text.board': 'Un seul fichier avec tout ce que Trio garde sur vous.',
  'data.text.student': 'Un seul fichier avec tout ce que Trio conserve à ton sujet.',
  'data.text.school':
    'Un seul fichier avec vos propres données, les coordonnées et les réglages de votre école. Les données de vos élèves n’y sont pas.',
  'data.text.admin':
    'Un fichier avec tout ce que Trio garde à votre sujet : votre compte, vos connexions et ce que d’autres y ont fait.',
  'leaving.admin':
    'Pour quitter Trio, retirez votre compte sur la page de l’administration. La dernière personne de l’administration ne peut pas partir.',
  'leaving.admin.open': 'Ouvrir l’administration',
  'language.heading': 'Langue de nos courriels',
  'language.text':
    'Les pages s’affichent dans la langue que vous choisissez en haut de chaque page.',
  'language.label': 'Nos courriels sont en',
  'language.save': 'Enregistrer la langue',
  'data.conversations':
    'Ce que ton école note de vos conversations, et pourquoi elle pourrait vouloir te parler.',
  'data.conversations.open': 'Voir nos conversations',
  'data.download': 'Télécharger mes données',
  'data.fileName': 'trio-mes-donnees-{day}.json',
  'data.downloaded': 'C’est fait : le fichier {file} est dans les téléchargements.',

  'deletion.heading.student': 'Quitter Trio',
  'deletion.heading.school': 'Quitter Trio',
  'deletion.text.student':
    'Tu peux demander à ton école de supprimer ton compte et tout ce qu’il contient.',
  'deletion.text.school':
    'Vous pouvez demander à l’équipe de Trio de supprimer le compte de votre école et ceux de tous ses élèves.',
  'deletion.ask': 'Demander la suppression',
  'deletion.askHeading.student': 'Demander la suppression de ton compte?',
  'deletion.askHeading.school': 'Demander la suppression de votre école?',
  'deletion.whatHappens.student':
    'Nous prévenons ton école. Si elle accepte, elle supprime ton compte : ton nom, tes réponses et ton profil. C’est définitif.',
  'deletion.whatHappens.school':
    'Nous prévenons l’équipe de Trio, qui supprime votre école et les comptes de tous ses élèves : noms, réponses et profils. C’est définitif.',
  'deletion.meanwhile.student':
    'D’ici là, tout fonctionne comme avant et tu peux retirer ta demande.',
  'deletion.meanwhile.school':
    'D’ici là, tout fonctionne comme avant et vous pouvez retirer votre demande.',
  'deletion.send': 'Envoyer ma demande',
  'deletion.asked.student':
    'Tu as demandé la suppression le {date}. Ton école est prévenue; la décision lui revient.',
  'deletion.asked.school':
    'Vous avez demandé la suppression le {date}. L’équipe de Trio le sait et s’en occupera.',
  'deletion.takeBack': 'Retirer ma demande',
  'deletion.takenBack': 'Demande retirée. Rien n’a été supprimé.',

  'requests.heading': 'Élèves qui veulent quitter Trio',
  'requests.text': 'Ces élèves demandent la suppression de leur compte. À vous d’y donner suite.',
  'requests.textForReading':
    'Ces élèves demandent la suppression de leur compte. Une personne responsable du compte de l’école peut y donner suite.',
  'requests.none': 'Personne n’a demandé la suppression de son compte.',
  'requests.loading': 'Chargement des demandes…',
  'requests.asked': 'Demande du {date}',
  'requests.delete': 'Supprimer',
  'requests.deleteOne': 'Supprimer le compte : {name}',
  'requests.confirmHeading': 'Supprimer le compte : {name}?',
  'requests.confirmText':
    'Le compte {email} sera supprimé, avec toutes les réponses et le profil. C’est définitif.',
  'requests.confirm': 'Supprimer définitivement',
  'requests.deleted': 'Compte supprimé : {name}.',
  'requests.gone': '{name} n’est plus sur cette liste; rien n’a été supprimé.',

  'students.code': 'Voici le code à donner à vos élèves : {code}',

  'notice.verification':
    'Ouvrez le lien envoyé à {address}. D’ici là, votre code ne permet pas aux élèves de s’inscrire. Adresse erronée? Changez-la dans votre compte.',
  'notice.approval':
    'Nous vérifions votre école. Vous recevrez un courriel dès que les élèves pourront s’inscrire.',

  'teamAccess.heading': 'Laisser l’équipe de Trio consulter vos élèves',
  'teamAccess.openHeading': 'Ce que l’équipe de Trio peut voir',
  'teamAccess.always':
    'Pour vous aider, l’équipe de Trio peut ouvrir en tout temps la fiche de vos élèves. Le journal de votre école l’indique chaque fois.',
  'teamAccess.text':
    'L’équipe de Trio ne peut pas consulter vos élèves. Si vous demandez de l’aide et qu’elle doit voir ce que vous voyez, permettez-le pour quelques heures. L’accès prend ensuite fin de lui-même. Toutes les personnes responsables du compte reçoivent un courriel.',
  'teamAccess.sees':
    'Pendant ce temps, l’équipe peut voir et modifier ce que vous pouvez voir et modifier : les noms et les adresses des élèves, leurs résultats, leurs mots et leurs profils. Elle ne voit jamais les rencontres, les demandes de rencontre ni les réponses à « Est-ce que ça aide? ».',
  'teamAccess.loading': 'Chargement…',
  'teamAccess.closed': 'En ce moment, l’équipe de Trio ne peut pas consulter vos élèves.',
  'teamAccess.until': 'L’équipe de Trio peut consulter vos élèves jusqu’à ce moment : {until}.',
  'teamAccess.untilBy':
    'L’équipe de Trio peut consulter vos élèves jusqu’à ce moment : {until}. Accès permis par {name}.',
  'teamAccess.hours': 'Pour combien de temps',
  'teamAccess.hoursOf': {
    one: '{count} heure',
    many: '{count} d’heures',
    other: '{count} heures',
  },
  'teamAccess.open': 'Permettre l’accès',
  'teamAccess.extend': 'Prolonger à partir de maintenant',
  'teamAccess.end': 'Mettre fin à l’accès',
  'teamAccess.opened': 'L’équipe de Trio peut maintenant consulter vos élèves.',
  'teamAccess.ended': 'C’est terminé : l’équipe de Trio ne peut plus consulter vos élèves.',
  'teamAccess.log':
    'Le journal de votre école indique quand l’accès a été permis et quand il a pris fin, ainsi que chaque consultation.',

  'effectSetting.heading': '« Est-ce que ça aide? »',
  'effectSetting.text':
    'Trio peut poser à vos élèves trois courtes questions avant leur premier tri, après celui-ci et 30 jours plus tard. Ces questions sont propres à Trio et ne sont pas validées. Un geste suffit pour les passer.',
  'effectSetting.on': 'Poser les trois questions',
  'effectSetting.onHint':
    'Vous voyez des moyennes de l’école et des classes, une fois par mois, à partir de 10 élèves qui ont répondu deux fois. Vous ne voyez jamais ce qu’une personne a répondu.',
  'effectSetting.save': 'Enregistrer les questions',
  'effectSetting.results': 'Ouvrir les chiffres',
  'order.heading': 'L’ordre des cartes',
  'order.text':
    'Les cartes sont mélangées à chaque tri et, autant que possible, deux cartes de la même catégorie ne se suivent pas.',
  'order.fixed': 'Le même ordre pour tout le monde',
  'order.fixedHint':
    'Pratique quand une classe regarde les cartes ensemble. Ce choix vaut pour les tris qui commencent à partir de maintenant.',
  'order.save': 'Enregistrer l’ordre',
};
