import type { privacy as english } from '../en/privacy.ts';
import type { French } from '../message.ts';

export const privacy: French<typeof english> = {
  'privacy.lead':
    'Ce que Trio conserve, qui peut le voir, pendant combien de temps et comment en demander la suppression.',

  'privacy.own':
    'Ce site a sa propre politique de confidentialité, et c’est elle qui s’applique. Voici ce que Trio lui-même conserve.',
  'privacy.ownOpen': 'Ouvrir la politique de confidentialité de ce site',

  'privacy.kept': 'Ce que nous conservons',
  'privacy.who': 'Qui peut le voir',
  'privacy.howLong': 'Combien de temps',
  'privacy.nobody': 'Personne.',
  'privacy.team': 'L’équipe de Trio.',
  'privacy.untilAccount': 'Jusqu’à la suppression du compte.',
  'privacy.person':
    'Nom, adresse courriel ou nom d’utilisateur, langue et classes, fournis par la personne elle-même, ou par le personnel de l’école s’il a créé le compte',
  'privacy.person.who': 'La personne elle-même, le personnel de son école et l’équipe de Trio.',
  'privacy.person.howLong':
    'Jusqu’à la suppression du compte ou de l’école. Un compte d’élève est supprimé 24 mois après sa dernière utilisation, ou après la durée choisie par l’école.',
  'privacy.password': 'Mot de passe',
  'privacy.password.who':
    'Personne. Nous n’en conservons qu’une empreinte, qui ne permet pas de le retrouver.',
  'privacy.password.howLong': 'Jusqu’à son changement ou à la suppression du compte.',
  'privacy.factor':
    'Second facteur du personnel : nom et type, date d’ajout et de dernière utilisation, clé chiffrée ou clé publique, codes de secours sous forme d’empreintes, et perte signalée',
  'privacy.factor.who':
    'La personne elle-même. Les responsables du compte de l’école et l’équipe de Trio voient seulement qu’il existe.',
  'privacy.factor.howLong':
    'Jusqu’à son retrait, à l’utilisation du code de secours ou à la suppression du compte.',
  'privacy.help':
    'L’aide de l’école : qui a donné le dernier nouveau mot de passe et quand, et une nouvelle adresse courriel qui n’est pas encore confirmée',
  'privacy.help.who': 'L’élève, le personnel de son école et l’équipe de Trio.',
  'privacy.help.howLong':
    'La nouvelle adresse, jusqu’à ce qu’elle soit confirmée ou retirée; le reste, jusqu’au prochain mot de passe donné. Le tout, au plus tard jusqu’à la suppression du compte.',
  'privacy.age':
    'Seulement dans les groupes utilisés à la maison : l’indication que l’élève a dit avoir l’âge voulu, ou qu’un parent, une tutrice ou un tuteur a accepté ou refusé, et quand. L’âge et le lieu ne sont pas gardés',
  'privacy.age.who':
    'L’élève, dans ses propres données. Le journal de l’école indique la réponse du parent, sans dire qui a répondu.',
  'privacy.age.howLong': 'Jusqu’à la suppression du compte.',
  'privacy.guardian':
    'Pendant la demande à un parent : l’adresse courriel du parent, le code de l’école ou de la classe, l’âge de l’enfant, la langue, les moments de la demande et de l’accord, et une empreinte du lien. Il n’y a pas encore de compte, ou le compte est en sommeil',
  'privacy.guardian.who':
    'Le parent; l’enfant qui a un compte; l’équipe de Trio voit si le courriel est arrivé.',
  'privacy.guardian.howLong':
    '14 jours au plus, puis tout est effacé dans l’heure, avec la liste des courriels envoyés à ce parent. Plus tôt si le parent refuse ou si le compte commence.',
  'privacy.lastHere':
    'Jour de la dernière connexion ou du dernier enregistrement, sans l’heure, et date jusqu’à laquelle l’école garde le compte plus longtemps',
  'privacy.lastHere.who':
    'L’élève, dans le fichier de ses données. Les responsables du compte de l’école le voient pour les comptes qui seront bientôt supprimés. L’équipe de Trio voit seulement combien il y en a.',
  'privacy.lastHere.howLong': 'Jusqu’à la suppression du compte.',
  'privacy.school':
    'L’école : nom, adresse, téléphone, code et réglages; le motif si elle a été refusée',
  'privacy.school.who': 'Son personnel et l’équipe de Trio.',
  'privacy.school.howLong': 'Jusqu’à la suppression de l’école.',
  'privacy.window':
    'Permission donnée par l’école à l’équipe de Trio de voir ses élèves : depuis quand, jusqu’à quand, et par qui',
  'privacy.window.who': 'Les responsables du compte de l’école.',
  'privacy.window.howLong':
    'Jusqu’à la permission suivante ou à la suppression de l’école. Le nom disparaît quand la personne quitte l’école.',
  'privacy.keeping':
    'Durée de conservation choisie par l’école, avertissements avant la suppression de comptes, et reçu de chaque suppression : quand, combien et selon quelle règle',
  'privacy.keeping.who': 'Les responsables du compte de l’école et l’équipe de Trio.',
  'privacy.keeping.howLong':
    'Un avertissement, tant qu’il concerne au moins un compte. Le reste, jusqu’à la suppression de l’école. Les reçus ne contiennent rien sur une personne.',
  'privacy.sorts':
    'Tris : la réponse à chaque carte et le moment où elle a été donnée, les trois cartes choisies, le temps actif, et si l’élève a lu que le personnel voit les cartes aimées',
  'privacy.sorts.who':
    'L’élève. Le personnel de son école et l’équipe de Trio voient ses trois cartes, le nom des cartes qui l’intéressent, combien de fois et combien de temps l’élève a trié, où en est un tri commencé, la date de sa dernière réponse enregistrée, une mention si un tri a été très rapide, et son profil, qui nomme aussi les cartes que l’élève a mises de côté. Le personnel de l’école voit aussi tous les élèves qui ont choisi ou aimé une carte, afin de former des groupes.',
  'privacy.sorts.howLong':
    'Un tri que l’élève efface est supprimé aussitôt. Les autres restent jusqu’à la suppression du compte.',
  'privacy.ideas': 'Métiers et autres idées que l’élève ajoute à une carte',
  'privacy.ideas.who':
    'L’élève. Ceux d’une des trois cartes choisies figurent dans son profil, que le personnel de son école et l’équipe de Trio peuvent ouvrir.',
  'privacy.classes': 'Classes de l’élève, et la date d’entrée dans chacune',
  'privacy.classes.who':
    'L’élève, le personnel de son école et l’équipe de Trio. L’équipe enseignante d’une classe la voit tant qu’elle n’est pas archivée.',
  'privacy.classes.howLong':
    'Jusqu’à ce que l’élève soit retiré de la classe ou que le compte soit supprimé.',
  'privacy.classList':
    'Les classes de l’école : nom, année scolaire, dernier jour de l’étape, profs et code',
  'privacy.classList.who':
    'Les responsables du compte de l’école, son équipe d’orientation et les profs de la classe.',
  'privacy.classList.howLong':
    'Jusqu’à la suppression de la classe ou de l’école. Une classe archivée est supprimée après le dernier compte d’élève.',
  'privacy.careers': 'Métiers gardés par l’élève',
  'privacy.careers.who':
    'L’élève, le personnel de son école et l’équipe de Trio. Les plus récents figurent aussi dans son profil.',
  'privacy.careers.howLong': 'Jusqu’à ce que l’élève les retire ou que le compte soit supprimé.',
  'privacy.talks':
    'Conversations notées par l’école : la date, qui les a notées, le pas convenu, une note et la réponse de l’élève. Aussi ses demandes de conversation (à qui, quand, qui les a ouvertes), la date jusqu’à laquelle le personnel a reporté une conversation, et si l’élève a lu que le personnel voit tout cela',
  'privacy.talks.who':
    'L’élève, la personne qui a noté la conversation, l’équipe d’orientation de son école et les responsables du compte de l’école. Les profs lisent seulement leurs propres notes et les demandes qui leur sont adressées. L’élève lit chaque mot, et voit pourquoi son nom figure sur la liste des élèves à rencontrer. L’équipe d’orientation et les responsables du compte voient cette liste pour toute l’école, les profs pour leurs classes. Elle se fonde seulement sur l’avancement, les pas et les demandes de l’élève.',
  'privacy.talks.howLong':
    'Jusqu’à la suppression du compte ou de l’école. Le nom de la personne qui a noté la conversation reste après son départ de l’école.',
  'privacy.withSort': 'Aussi longtemps que le tri dont ils font partie.',
  'privacy.words':
    'Mots de l’élève au sujet de ses trois cartes, son choix de les montrer ou non à ses profs, et choix des pages en plus dans son profil',
  'privacy.words.who':
    'L’élève, l’équipe d’orientation de son école et les responsables du compte de l’école. Les profs de ses classes les lisent seulement si l’élève l’a permis pour ce tri; sinon, son profil leur parvient sans ces mots. L’équipe de Trio peut ouvrir le profil aussi.',
  'privacy.steps':
    'Pas de l’élève : ce que l’élève prévoit et pour quand, comment ça s’est passé dans ses mots, sa demande de rappels par courriel et combien sont partis',
  'privacy.steps.who':
    'L’élève, l’équipe d’orientation de son école, les responsables du compte de l’école et l’équipe de Trio. Les profs de ses classes voient la date, quand l’élève a répondu et si c’est fait; ses mots, seulement si l’élève l’a permis pour ce tri. Les rappels ne contiennent jamais ses mots.',
  'privacy.steps.howLong':
    'Aussi longtemps que le tri dont il fait partie. Un pas retiré avant que l’élève ait dit comment ça s’est passé est supprimé aussitôt.',
  'privacy.effect':
    'Là où l’école demande « Est-ce que ça aide? » : trois points de 1 à 5, avant le premier tri, après celui-ci et 30 jours plus tard, ou le fait de les avoir passés, et le jour',
  'privacy.effect.who':
    'L’élève. Personne à l’école, ni l’équipe de Trio. L’équipe d’orientation et les responsables du compte de l’école voient des moyennes d’au moins dix élèves.',
  'privacy.effect.howLong':
    'Jusqu’à ce que l’élève les supprime sur la page de son compte, ou que le compte soit supprimé. Le fait de les avoir demandées est conservé, pour ne pas les demander deux fois.',
  'privacy.profile': 'Profil de l’élève, et le moment où il a été envoyé par courriel',
  'privacy.profile.who': 'L’élève, le personnel de son école et l’équipe de Trio.',
  'privacy.profile.howLong':
    'Le document est refait chaque fois qu’on le demande et n’est pas conservé. Le moment de son envoi l’est aussi longtemps que le tri.',
  'privacy.surveys':
    'Réponses à nos sondages, proposés seulement aux personnes qui utilisent Trio sans école',
  'privacy.surveys.who':
    'La personne elle-même et l’équipe de Trio, avec son nom. Chaque consultation est notée dans un journal.',
  'privacy.ownCards':
    'Cartes créées par l’élève : titre, description et image. Le lieu où une photo a été prise et l’appareil utilisé en sont retirés.',
  'privacy.ownCards.who':
    'L’élève. Le personnel de son école et l’équipe de Trio voient une de ces cartes si elle fait partie des trois choisies. Le profil nomme les autres.',
  'privacy.ownCards.howLong':
    'Aussi longtemps que le tri dont elles font partie. Une image qu’aucun tri ne montre est effacée au bout d’une semaine.',
  'privacy.extraCards': 'Cartes ajoutées par une école ou par l’équipe de Trio : textes et image',
  'privacy.extraCards.who':
    'Tout le monde à l’école; tout le monde, si c’est l’équipe de Trio qui les a ajoutées.',
  'privacy.extraCards.howLong':
    'Jusqu’à leur retrait ou à la suppression de l’école. Une image qu’aucune carte ne montre est effacée au bout d’une semaine.',
  'privacy.signOn':
    'Connexion par la plateforme de l’école : laquelle, et l’identifiant de l’élève sur cette plateforme',
  'privacy.sessions': 'Sessions : leur début et leur dernière utilisation',
  'privacy.sessions.howLong':
    '12 heures au plus, puis elles sont effacées dans l’heure. Les connexions sont aussi notées dans le journal : voir plus bas.',
  'privacy.links':
    'Liens envoyés pour un nouveau mot de passe, pour confirmer une adresse ou pour inviter du personnel, sous forme d’empreinte',
  'privacy.links.who':
    'Personne. L’équipe de Trio voit qu’un lien attend, depuis quand, et si le courriel est arrivé.',
  'privacy.links.howLong':
    'Un lien fonctionne 1 heure (nouveau mot de passe), 1 jour (nouvelle adresse) ou 7 jours (première adresse d’une école ou d’un compte d’élève, invitation), puis il est effacé dans l’heure.',
  'privacy.tickets': 'Une marque, sans nom, qui indique qu’un lien vers un profil a servi',
  'privacy.tickets.howLong': 'Une minute, puis elle est effacée dans l’heure.',
  'privacy.mails': 'Courriels envoyés : à qui, lequel, quand, remis ou non',
  'privacy.mails.howLong':
    '30 jours s’ils sont remis, 90 jours sinon. Leur texte est chiffré, puis effacé dès qu’ils sont remis.',
  'privacy.tries':
    'Décompte des essais répétés, pour que personne ne puisse deviner un mot de passe',
  'privacy.tries.who':
    'Personne. L’équipe de Trio voit si les connexions d’un compte sont ralenties, et jusqu’à quand.',
  'privacy.tries.howLong': 'Un jour au plus, puis il est effacé dans l’heure.',
  'privacy.use':
    'Utilisation de Trio : une liste fixe d’événements, avec le type de page, le rôle et la langue; et leurs totaux par jour, avec l’endroit où les tris se sont arrêtés, le temps passé devant les cartes, les cartes et métiers consultés, et les métiers gardés',
  'privacy.use.howLong':
    'Événements : 30 jours; totaux : 760 jours. Aucun nom n’y figure : ces données ne sont liées à personne. Les navigateurs réglés pour refuser le suivi ne sont pas comptés.',
  'privacy.totals':
    'Totaux par école et pour toutes les écoles : nombre d’élèves et de tris, et combien de fois un défi a été choisi',
  'privacy.totals.who': 'Le personnel de l’école, pour son école, et l’équipe de Trio.',
  'privacy.totals.howLong':
    'Ceux d’une école, jusqu’à sa suppression. Les totaux généraux restent; ils ne sont liés à personne.',
  'privacy.boards':
    'Si l’école fait partie d’un conseil scolaire : chiffres par école et par année scolaire (élèves, et combien ont commencé, terminé et écrit sur leur trio) et, pour tout le conseil, combien de fois un défi a été choisi',
  'privacy.boards.who':
    'Les membres du conseil scolaire voient ces chiffres, sans les groupes de moins de 10 élèves, et jamais un élève. Le journal de l’école montre qui les a pris. L’équipe de Trio crée les conseils.',
  'privacy.boards.howLong':
    'Jusqu’à ce que l’école quitte le conseil, ou jusqu’à la suppression de l’école ou du conseil.',
  'privacy.operation':
    'Ce qu’il faut pour faire fonctionner ce site : sa version, et la fin de chaque tâche quotidienne',
  'privacy.operation.howLong': 'Tant que le site fonctionne. On n’y trouve rien sur une personne.',
  'privacy.faults':
    'Erreurs de Trio dans le navigateur : ce qui a échoué, et où dans notre programme. Seulement si ce site l’a activé.',
  'privacy.faults.who': 'L’équipe de Trio, ou le service que ce site a choisi pour cela.',
  'privacy.faults.howLong':
    'Aussi longtemps que les journaux techniques. On n’y trouve rien de ce qui est tapé, ni l’identité de qui que ce soit.',
  'privacy.log':
    'Journal : les connexions, même refusées (pour le personnel : l’heure, le moyen, le type d’appareil et une adresse réseau abrégée; pour les élèves : seulement le jour et le moyen), les consultations de la page, du profil ou des réponses d’élèves et celles d’un compte, les fichiers téléchargés et les modifications',
  'privacy.log.who':
    'Les responsables du compte de l’école, pour leur école, les membres d’un conseil scolaire, pour leur conseil, et l’équipe de Trio. Le fichier de données de chaque personne contient ses connexions, ainsi que qui a consulté son compte et quand.',
  'privacy.log.howLong':
    '400 jours, même après la suppression d’un compte, sauf si ce site a fixé une autre durée. Les élèves n’y figurent alors que par un numéro; le nom des anciens membres du personnel y reste.',
  'privacy.support':
    'Message envoyé depuis Trio : le texte, avec le nom, l’adresse courriel, le rôle et l’école',
  'privacy.contact': 'Demande de contact : nom, adresse courriel, téléphone et école',
  'privacy.contact.who': 'L’équipe de Trio, qui la reçoit par courriel.',
  'privacy.contact.howLong':
    'Jusqu’à son envoi. Ensuite, c’est un courriel dans la boîte de l’équipe.',

  'privacy.device': 'Ce qui reste sur l’appareil',
  'privacy.device.login':
    'Trois témoins (cookies) pendant la connexion : l’un contient la session, un autre dit qu’elle se termine avec le navigateur, et notre serveur est seul à pouvoir les lire; le dernier dit qu’il y a une session. Ils disparaissent à la déconnexion ou à la fermeture du navigateur. Un quatrième dure quelques minutes, le temps d’arriver de la plateforme de l’école. Un cinquième indique qu’une connexion a déjà réussi dans ce navigateur, pour que les mauvais mots de passe essayés par d’autres ne ralentissent pas la prochaine : il ne contient aucun nom, notre serveur est seul à pouvoir le lire, et il reste 180 jours, même après la déconnexion. L’heure de la dernière activité est gardée jusqu’à la déconnexion.',
  'privacy.device.choices':
    'La langue choisie et le fait d’avoir fermé l’avis sur les témoins : les deux restent jusqu’à ce qu’on les efface. La langue est aussi dans un témoin, pendant un an, pour que la première page arrive dans cette langue. Un formulaire en cours reste dans son onglet, sans mot de passe ni code d’école, une heure au plus.',
  'privacy.device.sort':
    'Pour les élèves : le tri en cours, le dernier résultat, les métiers gardés et les mots commencés au sujet des trois cartes, avec le prénom et les réglages de l’école, pour que rien ne se perde sans Wi‑Fi. Tout est effacé à la déconnexion. Les réponses, les métiers gardés et le choix au sujet des profs qui n’ont pas encore pu être envoyés restent jusqu’à la prochaine connexion de l’élève, seule personne à pouvoir les voir.',
  'privacy.device.others':
    'Pas de publicité, rien qui suive les gens sur d’autres sites, et aucun fichier d’une autre entreprise.',

  'privacy.shared': 'Ce qui sort de Trio',
  'privacy.sold':
    'Rien n’est vendu. Aucune donnée n’est transmise à une autre entreprise, sauf à un service de courriel, de connexion, de sondage, d’exploration de parcours, de statistiques d’utilisation ou de suivi des erreurs, s’il y en a un pour ce site.',
  'privacy.logs':
    'Nos journaux techniques ne contiennent ni nom, ni adresse, ni rien de ce qui est tapé.',

  'privacy.asking': 'Obtenir une copie ou demander la suppression',
  'privacy.copy':
    'Sur la page du compte, un bouton permet de télécharger tout ce que nous conservons sur la personne. Une personne responsable du compte de l’école peut télécharger le même fichier pour une ou un élève, par exemple pour répondre à un parent. Le journal en garde la trace.',
  'privacy.askStudent':
    'Les élèves demandent la suppression sur la page de leur compte. Le personnel de l’école reçoit un courriel et supprime le compte : tout ce qui précède et qui concerne l’élève disparaît d’un coup, et un dernier courriel le confirme. D’ici là, la demande peut être retirée.',
  'privacy.askSchool':
    'Les écoles font de même. L’équipe de Trio reçoit un courriel et supprime l’école avec les comptes de tous ses élèves.',
  'privacy.staffDelete':
    'Le personnel d’une école peut supprimer en tout temps le compte d’une ou d’un de ses élèves. L’équipe de Trio peut supprimer tout compte d’élève.',

  'privacy.time': 'Combien de temps une école garde les données de ses élèves',
  'privacy.timeText':
    'Un compte d’élève qui ne sert plus est supprimé, avec tout ce qu’il contient, 24 mois après sa dernière utilisation. L’école peut choisir une autre durée, de 12 à 60 mois, et garder certains comptes plus longtemps. Au moins 30 jours avant, les responsables du compte de l’école reçoivent un avertissement avec la liste, et l’élève reçoit un courriel si nous avons son adresse. Une seule connexion suffit pour garder le compte. Sans cet avertissement, rien n’est supprimé. Une école dont l’abonnement est terminé garde le reste jusqu’à ce qu’elle en demande la suppression.',

  'privacy.questions': 'Des questions? L’équipe de Trio y répond à cette adresse : {address}',
};
