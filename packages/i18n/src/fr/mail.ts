import type { mail as english } from '../en/mail.ts';
import type { French } from '../message.ts';

export const mail: French<typeof english> = {
  'mail.greeting': 'Bonjour {name},',
  'mail.copyLink':
    'Le bouton ne fonctionne pas? Cette adresse, copiée dans le navigateur, mène au même endroit :',
  'mail.why.account': 'Trio écrit à cette adresse parce qu’elle est celle d’un compte Trio.',
  'mail.why.invited':
    'Trio écrit à cette adresse parce qu’une personne de cette école nous l’a donnée : {schoolName}.',
  'mail.why.board':
    'Trio écrit à cette adresse parce qu’une personne nous l’a donnée pour ce conseil scolaire : {boardName}.',
  'mail.why.former': 'Trio écrit à cette adresse parce qu’elle était celle d’un compte Trio.',
  'mail.why.form':
    'Trio écrit à cette adresse parce qu’elle a été saisie dans un formulaire sur {host}.',
  'mail.why.reminders': 'Trio t’écrit parce que tu as demandé un rappel au sujet de ton pas.',
  'mail.why.admin':
    'Trio vous écrit parce que vous faites partie de son administration sur {host}.',
  'mail.why.support': 'Trio écrit à l’adresse de soutien de {host}.',
  'mail.noReply': 'Personne ne lit les réponses à ce courriel. Pour toute question : {support}.',

  'mail.fact.name': 'Nom',
  'mail.fact.school': 'École',
  'mail.fact.email': 'Adresse courriel',
  'mail.fact.phone': 'Téléphone',
  'mail.fact.place': 'Lieu',
  'mail.fact.domain': 'Domaine de l’adresse',
  'mail.fact.role': 'Rôle',
  'mail.fact.language': 'Lit Trio en',
  'mail.role.student': 'élève',
  'mail.role.school': 'personnel d’école',
  'mail.role.board': 'membre d’un conseil scolaire',
  'mail.role.admin': 'équipe de Trio',
  'mail.ownLanguage': 'français',
  'mail.reply': 'Une réponse à ce courriel lui parviendra directement.',

  'mail.passwordReset.subject': 'Choisir un nouveau mot de passe',
  'mail.passwordReset.text.student':
    'Quelqu’un, sans doute toi, a demandé un nouveau mot de passe pour ton compte Trio.',
  'mail.passwordReset.text.staff':
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Trio.',
  'mail.passwordReset.action': 'Choisir un mot de passe',
  'mail.passwordReset.after': 'Le lien ne sert qu’une fois et reste valable une heure.',
  'mail.passwordReset.notYou.student':
    'Ce n’était pas toi? Ignore ce courriel : ton mot de passe reste le même.',
  'mail.passwordReset.notYou.staff':
    'Ce n’était pas vous? Ignorez ce courriel : votre mot de passe reste le même.',

  'mail.passwordChanged.subject.student': 'Ton mot de passe a été changé',
  'mail.passwordChanged.subject.staff': 'Votre mot de passe a été changé',
  'mail.passwordChanged.text.student':
    'Ton compte Trio a un nouveau mot de passe. Sur tous les autres appareils, ta session a été fermée.',
  'mail.passwordChanged.text.staff':
    'Votre compte Trio a un nouveau mot de passe. Sur tous les autres appareils, votre session a été fermée.',
  'mail.passwordChanged.notYou.student':
    'Ce n’était pas toi? Demande tout de suite un nouveau mot de passe sur la page de connexion, puis préviens ton école ou écris à {support}.',
  'mail.passwordChanged.notYou.staff':
    'Ce n’était pas vous? Demandez tout de suite un nouveau mot de passe sur la page de connexion, puis écrivez à {support}.',

  'mail.schoolVerification.subject': 'Confirmez votre adresse courriel',
  'mail.schoolVerification.heading': 'Plus qu’une étape',
  'mail.schoolVerification.text':
    'Merci d’avoir inscrit votre école, {schoolName}. Confirmez que cette adresse est bien la vôtre : les élèves pourront ensuite s’inscrire avec votre code.',
  'mail.schoolVerification.action': 'Confirmer mon adresse',
  'mail.schoolVerification.after': 'Le lien ne sert qu’une fois, dans les 7 jours.',
  'mail.schoolVerification.notYou':
    'Vous n’avez pas inscrit d’école? Ignorez simplement ce courriel. Un compte qui n’est pas confirmé dans les 14 jours est supprimé.',

  'mail.studentConfirmation.subject': 'Cette adresse courriel est-elle bien à toi?',
  'mail.studentConfirmation.text':
    'Tu as créé un compte Trio avec le code de cette école : {schoolName}. Confirme que cette adresse est bien la tienne. En attendant, tu peux déjà trier tes cartes, sauf si ton école demande cette étape d’abord.',
  'mail.studentConfirmation.action': 'Oui, c’est la mienne',
  'mail.studentConfirmation.after':
    'Le lien ne sert qu’une fois, dans les 7 jours. Tu devras te connecter à Trio.',
  'mail.studentConfirmation.notYou':
    'Tu n’as pas créé de compte? Ignore ce courriel. Quelqu’un d’autre a peut-être saisi ton adresse.',

  'mail.emailChange.subject': 'Confirmez votre nouvelle adresse courriel',
  'mail.emailChange.text': 'Vous avez demandé d’utiliser cette adresse pour votre compte Trio.',
  'mail.emailChange.action': 'Utiliser cette adresse',
  'mail.emailChange.after':
    'Le lien fonctionne pendant un jour. Tant que vous ne l’avez pas utilisé, votre adresse actuelle reste la même.',
  'mail.emailChange.notYou':
    'Vous n’avez rien demandé? Ignorez simplement ce courriel, et rien ne changera.',

  'mail.emailChangeAsked.subject': 'On a demandé de changer votre adresse courriel',
  'mail.emailChangeAsked.text':
    'Quelqu’un, sans doute vous, a demandé que votre compte Trio passe à l’adresse {newEmail}. Le changement se fera une fois confirmé à cette nouvelle adresse; d’ici là, l’adresse actuelle reste valable.',
  'mail.emailChangeAsked.notYou':
    'Ce n’était pas vous? Changez tout de suite votre mot de passe : l’adresse restera la même. Vous pouvez aussi écrire à {support}.',

  'mail.emailChanged.subject': 'Votre adresse courriel a été changée',
  'mail.emailChanged.text':
    'Votre compte Trio utilise maintenant {newEmail}. L’adresse à laquelle vous lisez ceci ne permet plus de vous connecter.',
  'mail.emailChanged.notYou': 'Ce n’était pas vous? Écrivez tout de suite à {support}.',

  'mail.emailCorrection.subject': 'Cette adresse courriel est-elle à toi?',
  'mail.emailCorrection.text':
    'Ton école, {schoolName}, nous a demandé d’utiliser cette adresse pour ton compte Trio. Ouvre le lien pour dire que c’est bien la tienne.',
  'mail.emailCorrection.action': 'Utiliser cette adresse',
  'mail.emailCorrection.after':
    'Le lien ne sert qu’une fois, dans les 7 jours. Tant que tu ne l’as pas utilisé, rien ne change.',
  'mail.emailCorrection.notYou':
    'Tu n’as pas de compte Trio, ou ce n’est pas ton école? N’ouvre pas le lien et ignore ce courriel.',

  'mail.emailCorrectionAsked.subject': 'L’adresse d’un compte Trio pourrait changer',
  'mail.emailCorrectionAsked.text':
    'Ton école a demandé de changer l’adresse d’un compte Trio qui utilise cette adresse courriel. Le changement se fera seulement une fois la nouvelle adresse confirmée. D’ici là, rien ne change.',
  'mail.emailCorrectionAsked.after':
    'Si cela te surprend, parles-en à ton enseignante, à ton enseignant ou à ton école.',

  'mail.contactRequest.subject': 'Une école aimerait qu’on communique avec elle',
  'mail.contactRequest.text': '{person} aimerait en savoir plus sur l’abonnement numérique.',

  'mail.contactReceived.subject': 'Nous avons reçu votre demande',
  'mail.contactReceived.text':
    'Merci de votre intérêt pour Trio. Nous communiquerons bientôt avec vous au sujet d’un abonnement pour votre école, {schoolName}.',
  'mail.contactReceived.notYou': 'Vous n’avez rien demandé? Ignorez simplement ce courriel.',

  'mail.approvalRequested.subject': 'Nouvelle école : {schoolName}',
  'mail.approvalRequested.open':
    '{schoolName} s’est inscrite et a confirmé son adresse courriel. Ses élèves peuvent déjà s’inscrire. Vérifiez qu’il s’agit bien d’une école.',
  'mail.approvalRequested.closed':
    '{schoolName} s’est inscrite et a confirmé son adresse courriel. Son personnel peut se préparer, mais ses élèves ne pourront s’inscrire que lorsque vous aurez approuvé l’école.',
  'mail.approvalRequested.approve': 'Voir l’école et l’approuver',
  'mail.approvalRequested.after':
    'Ouvrir un lien ne change rien : la page présente l’école, et vous décidez d’un seul clic.',
  'mail.approvalRequested.refuse': 'Voir l’école et la refuser, avec un motif :',

  'mail.schoolRefused.subject': 'Inscription refusée : {schoolName}',
  'mail.schoolRefused.not-a-school':
    'Nous avons étudié l’inscription de votre école, {schoolName}. Rien ne nous a permis de confirmer qu’il s’agit d’une école : elle ne peut pas utiliser Trio.',
  'mail.schoolRefused.unknown-person':
    'Nous avons étudié l’inscription de votre école, {schoolName}. Rien ne nous a permis de confirmer que vous y travaillez : l’école ne peut pas utiliser Trio avec ce compte.',
  'mail.schoolRefused.duplicate':
    'Nous avons étudié l’inscription de votre école, {schoolName}. L’école a déjà un compte : elle ne peut pas en utiliser un deuxième.',
  'mail.schoolRefused.other':
    'Nous avons étudié l’inscription de votre école, {schoolName}. Nous avons décidé qu’elle ne peut pas utiliser Trio.',
  'mail.schoolRefused.after':
    'Plus personne ne peut se connecter au compte de cette école. Le {day}, le compte et tout ce qu’il contient seront supprimés.',
  'mail.schoolRefused.notYou': 'Est-ce une erreur? Écrivez à {support} avant cette date.',

  'mail.refusalUndone.subject': '{schoolName} peut de nouveau utiliser Trio',
  'mail.refusalUndone.text':
    'Nous avons revu l’inscription de votre école, {schoolName}, et annulé notre refus. Vous pouvez vous connecter comme avant, et rien n’a été supprimé.',

  'mail.adminInvited.subject': 'Invitation à administrer Trio',
  'mail.adminInvited.text':
    '{invitedBy} vous invite à faire partie de l’administration de Trio sur {host}. L’administration s’occupe de toutes les écoles et aide les gens avec leur compte. Il ne vous manque qu’un mot de passe.',
  'mail.adminInvited.after':
    'Le lien fonctionne pendant sept jours. Le compte n’existe qu’une fois le mot de passe choisi.',
  'mail.adminInvited.notYou': 'C’est une surprise? Ignorez simplement ce courriel.',

  'mail.adminRemoved.subject': 'Vous n’avez plus accès à l’administration de Trio',
  'mail.adminRemoved.text':
    'Votre compte d’administration sur {host} a été retiré. Toutes vos sessions sont terminées et vous ne pouvez plus vous connecter.',
  'mail.adminRemoved.notYou': 'C’est une surprise? Écrivez à {support}.',

  'mail.adminLeft.subject': 'Un compte d’administration a été retiré',
  'mail.adminLeft.text':
    '{memberName} ({email}) ne fait plus partie de l’administration de Trio. Retrait effectué par : {removedBy}.',
  'mail.adminLeft.action': 'Voir l’administration',
  'mail.adminLeft.notYou':
    'Si ce n’était pas convenu, changez votre mot de passe et écrivez à {support}.',

  'mail.schoolApproved.subject': 'Votre école est prête',
  'mail.schoolApproved.text':
    'Bonne nouvelle : l’inscription de votre école, {schoolName}, est approuvée. Vos élèves s’inscrivent avec ce code :',
  'mail.schoolApproved.codeHint':
    'Dictez-le, écrivez-le au tableau ou transmettez-le : majuscules et minuscules se valent.',
  'mail.schoolApproved.action': 'Ouvrir Trio',

  'mail.studentDeletion.subject': 'Une suppression de compte est demandée',
  'mail.studentDeletion.text':
    '{studentName} demande que son compte Trio soit supprimé, avec tout ce qu’il contient.',
  'mail.studentDeletion.action': 'Voir la demande',
  'mail.studentDeletion.after':
    'La décision revient à votre école. Une suppression est définitive.',

  'mail.schoolDeletion.subject': 'Une école demande la suppression de ses données',
  'mail.schoolDeletion.text':
    '{schoolName} demande que l’école, ses élèves et tous leurs résultats soient supprimés. Vérifiez d’abord auprès de l’école : une suppression est définitive.',

  'mail.accountDeleted.subject': 'Ton compte a été supprimé',
  'mail.accountDeleted.text':
    'Ton compte Trio a été supprimé, avec tout ce qu’il contenait. C’est notre dernier courriel. Bonne route!',
  'mail.accountDeleted.notYou': 'C’est une surprise? Parles-en à ton école ou écris à {support}.',

  'mail.staffInvited.subject': 'Invitation à rejoindre {schoolName} sur Trio',
  'mail.staffInvited.text':
    '{invitedBy} vous invite à rejoindre l’équipe de votre école, {schoolName}, sur Trio. Vous y verrez où en sont les élèves et leurs résultats. Il ne vous manque qu’un mot de passe.',
  'mail.staffInvited.action': 'Choisir un mot de passe',
  'mail.staffInvited.after': 'Le lien fonctionne pendant sept jours.',
  'mail.staffInvited.notYou':
    'Vous ne connaissez pas cette école? Ignorez simplement ce courriel : rien ne se passera.',

  'mail.boardInvited.subject': 'Invitation à consulter les chiffres de votre conseil scolaire',
  'mail.boardInvited.text':
    'Une invitation vous attend : {boardName} utilise Trio, où des élèves explorent des métiers. Comme membre, vous voyez les chiffres des écoles de votre conseil, jamais un élève. Choisissez un mot de passe pour commencer.',
  'mail.boardInvited.action': 'Choisir un mot de passe',
  'mail.boardInvited.after': 'Le lien fonctionne pendant sept jours.',
  'mail.boardInvited.notYou':
    'Vous ne connaissez pas ce conseil scolaire? Vous pouvez ignorer ce courriel.',

  'mail.boardRemoved.subject': 'Vous n’avez plus accès aux chiffres de votre conseil scolaire',
  'mail.boardRemoved.text':
    'Votre compte auprès de {boardName} a été retiré de Trio. La connexion n’est donc plus possible.',
  'mail.boardRemoved.notYou':
    'C’est une surprise? Parlez-en à votre conseil scolaire ou écrivez à {support}.',

  'mail.staffRemoved.subject': 'Vous n’avez plus accès au compte de votre école',
  'mail.staffRemoved.text':
    'Une personne de votre équipe vous a retiré l’accès au compte de votre école, {schoolName}, sur Trio. Votre propre compte a été supprimé.',
  'mail.staffRemoved.notYou': 'C’est une surprise? Parlez-en à votre école ou écrivez à {support}.',

  'mail.schoolChanged.subject': '{schoolName} : des modifications dans Trio',
  'mail.schoolChanged.text':
    'L’équipe ou les réglages de {schoolName} ont été modifiés dans Trio :',
  'mail.schoolChanged.action': 'Ouvrir le journal',
  'mail.schoolChanged.after':
    'Trio envoie ce message à tous les responsables de l’école, y compris à la personne qui a fait la modification.',
  'mail.schoolChanged.notYou':
    'Si ce n’était pas prévu, changez votre mot de passe, vérifiez votre équipe et écrivez à {support}.',

  'mail.auditSummary.subject': '{schoolName} : le journal, {month}',
  'mail.auditSummary.text': 'Voici en chiffres le journal de {schoolName}, {month}.',
  'mail.auditSummary.entries': 'Entrées',
  'mail.auditSummary.looks': 'Consultations d’élèves',
  'mail.auditSummary.sequence': 'Dernier numéro',
  'mail.auditSummary.hash': 'Dernière empreinte',
  'mail.auditSummary.action': 'Ouvrir le journal',
  'mail.auditSummary.after':
    'Conservez ce message. Avec ce numéro et cette empreinte, les personnes qui exploitent Trio peuvent vérifier qu’aucune entrée antérieure n’a été modifiée ni supprimée. Pour faire cette vérification, écrivez à {support}.',

  'mail.ownerChange.subject': '{schoolName} : un changement de responsables est demandé',
  'mail.ownerChange.text.none':
    'Une personne responsable du compte Trio de votre école, {schoolName}, demande de retirer de l’équipe {memberName}, qui est aussi responsable du compte. Le retrait aura lieu dans sept jours.',
  'mail.ownerChange.text.counsellor':
    'Une personne responsable du compte Trio de votre école, {schoolName}, demande que {memberName} passe à l’orientation et cesse d’être responsable du compte. Le changement aura lieu dans sept jours.',
  'mail.ownerChange.text.teacher':
    'Une personne responsable du compte Trio de votre école, {schoolName}, demande que {memberName} passe à l’enseignement et cesse d’être responsable du compte. Le changement aura lieu dans sept jours.',
  'mail.ownerChange.text.owner':
    'On a demandé à l’équipe de Trio de confier à {memberName} la responsabilité du compte Trio de votre école, {schoolName}. Le changement aura lieu dans sept jours. Une personne responsable du compte voit tous les élèves et gère l’équipe et les réglages de l’école.',
  'mail.ownerChange.action': 'Ouvrir la page de l’équipe',
  'mail.ownerChange.after':
    'D’ici là, toute personne responsable du compte peut l’empêcher sur la page de l’équipe.',
  'mail.ownerChange.notYou':
    'C’est une surprise, ou vous ne pouvez pas vous connecter? Écrivez à {support}.',

  'mail.secondFactorChanged.subject': 'Votre second facteur sur Trio',
  'mail.secondFactorChanged.text.added':
    'Un second facteur a été ajouté à votre compte Trio. Désormais, la connexion demande votre mot de passe et un second facteur. Toutes vos autres sessions ont été fermées.',
  'mail.secondFactorChanged.text.removed':
    'Un second facteur a été retiré de votre compte Trio. Toutes vos autres sessions ont été fermées.',
  'mail.secondFactorChanged.text.codes':
    'De nouveaux codes de secours ont été créés pour votre compte Trio. Les anciens ne fonctionnent plus, et toutes vos autres sessions ont été fermées.',
  'mail.secondFactorChanged.text.codeUsed':
    'Quelqu’un, sans doute vous, s’est connecté à votre compte Trio avec un code de secours. Ce code ne fonctionne plus.',
  'mail.secondFactorChanged.text.reset':
    'Tous les seconds facteurs et les codes de secours de votre compte Trio ont été retirés, à la suite d’une demande. Votre mot de passe fonctionne toujours, et toutes les sessions ont été fermées. Connectez-vous et ajoutez un nouveau second facteur.',
  'mail.secondFactorChanged.notYou':
    'C’est une surprise? Changez votre mot de passe sans attendre et écrivez à {support}.',

  'mail.secondFactorLoss.subject': '{schoolName} : un second facteur a été perdu',
  'mail.secondFactorLoss.text': {
    one: 'Quelqu’un s’est servi sur Trio du mot de passe d’une personne responsable du compte de votre école, {schoolName}, et a indiqué que son second facteur est perdu. Il s’agit de cette personne : {memberName}. Dans {count} heure, il sera retiré, et le mot de passe suffira.',
    many: 'Quelqu’un s’est servi sur Trio du mot de passe d’une personne responsable du compte de votre école, {schoolName}, et a indiqué que son second facteur est perdu. Il s’agit de cette personne : {memberName}. Dans {count} d’heures, il sera retiré, et le mot de passe suffira.',
    other:
      'Quelqu’un s’est servi sur Trio du mot de passe d’une personne responsable du compte de votre école, {schoolName}, et a indiqué que son second facteur est perdu. Il s’agit de cette personne : {memberName}. Dans {count} heures, il sera retiré, et le mot de passe suffira.',
  },
  'mail.secondFactorLoss.action': 'Empêcher le retrait',
  'mail.secondFactorLoss.after':
    'Posez la question en personne à {memberName}. Si la demande ne vient pas de cette personne, empêchez le retrait : le lien ouvre une page avec un seul bouton. Si tout est en ordre, vous n’avez rien à faire.',

  'mail.supportWindow.subject': '{schoolName} : l’équipe de Trio peut consulter les élèves',
  'mail.supportWindow.text': {
    one: '{openedBy}, responsable du compte Trio de votre école, {schoolName}, permet à l’équipe de Trio de consulter les dossiers des élèves pendant {count} heure.',
    many: '{openedBy}, responsable du compte Trio de votre école, {schoolName}, permet à l’équipe de Trio de consulter les dossiers des élèves pendant {count} d’heures.',
    other:
      '{openedBy}, responsable du compte Trio de votre école, {schoolName}, permet à l’équipe de Trio de consulter les dossiers des élèves pendant {count} heures.',
  },
  'mail.supportWindow.action': 'Ouvrir votre compte',
  'mail.supportWindow.after':
    'L’accès prend fin de lui-même. Toute personne responsable du compte peut y mettre fin plus tôt sur la page « Compte ». Chaque consultation figure au journal de l’école.',

  'mail.keepingWarning.subject': '{schoolName} : des comptes seront bientôt supprimés',
  'mail.keepingWarning.text': {
    one: 'Le compte de {count} élève de votre école, {schoolName}, n’a pas servi pendant toute la durée de conservation. Il sera supprimé au plus tôt le {day}, avec tout ce qu’il contient.',
    many: 'Les comptes de {count} d’élèves de votre école, {schoolName}, n’ont pas servi pendant toute la durée de conservation. Ils seront supprimés à partir du {day}, avec tout ce qu’ils contiennent.',
    other:
      'Les comptes de {count} élèves de votre école, {schoolName}, n’ont pas servi pendant toute la durée de conservation. Ils seront supprimés à partir du {day}, avec tout ce qu’ils contiennent.',
  },
  'mail.keepingWarning.action': 'Voir la liste',
  'mail.keepingWarning.after':
    'Vous pouvez y garder un compte un an de plus, ou modifier la durée. Dès qu’une ou un élève se connecte, son nom disparaît de la liste.',

  'mail.accountExpiring.subject': 'Ton compte Trio sera bientôt supprimé',
  'mail.accountExpiring.text':
    'Tu n’as pas utilisé ton compte Trio ({schoolName}) depuis longtemps. Il sera supprimé le {day} ou plus tard. Pour le garder, connecte-toi avant cette date.',
  'mail.accountExpiring.action': 'Me connecter',
  'mail.accountExpiring.after': 'Tu n’en as plus besoin? Alors, il n’y a rien à faire.',

  'mail.talkRequested.subject': 'Une ou un élève aimerait vous parler',
  'mail.talkRequested.text':
    'Une ou un élève de votre école aimerait vous parler de ses résultats dans Trio. Connectez-vous pour savoir de qui il s’agit.',
  'mail.talkWaiting.subject': 'Une demande de rencontre attend encore',
  'mail.talkWaiting.text':
    'Une ou un élève de votre école aimerait parler de ses résultats dans Trio, et la personne choisie n’a pas ouvert la demande. Celle-ci s’adresse maintenant à toute l’équipe d’orientation. Connectez-vous pour voir qui attend.',
  'mail.talk.action': 'Voir qui attend',
  'mail.talk.after':
    'Ce courriel ne nomme personne, et c’est voulu. L’élève peut voir quand sa demande a été ouverte.',

  'mail.accountsMerged.subject': 'Tes deux comptes n’en font plus qu’un',
  'mail.accountsMerged.text':
    'Tu avais deux comptes et ton école, {schoolName}, les a fusionnés. Tous tes tris sont au même endroit. À partir de maintenant, connecte-toi avec {keptEmail}.',
  'mail.accountsMerged.action': 'Ouvrir Trio',
  'mail.accountsMerged.after':
    'Tu as oublié ce mot de passe? Tu peux en demander un nouveau à la connexion.',

  'mail.support.subject': 'Message envoyé par {person}',
  'mail.support.text': 'Quelqu’un nous a écrit depuis Trio :',
  'mail.support.action': 'Ouvrir la fiche de cette personne dans Trio',

  'mail.guardianAsked.subject': 'Un enfant vous demande la permission d’utiliser Trio',
  'mail.guardianAsked.text.signUp':
    'Un enfant, qui dit avoir {age} ans, aimerait utiliser Trio et nous a donné votre adresse comme celle d’un parent, d’une tutrice ou d’un tuteur. À cet âge, il nous faut d’abord votre permission. Il n’y a pas encore de compte.',
  'mail.guardianAsked.text.account':
    'Un enfant, qui dit avoir {age} ans, a un compte Trio et nous a donné votre adresse comme celle d’un parent, d’une tutrice ou d’un tuteur. À cet âge, il nous faut votre permission. D’ici là, le compte est en sommeil : personne ne peut s’en servir.',
  'mail.guardianAsked.trio': 'Trio, c’est',
  'mail.guardianAsked.trio.text':
    'Une activité pour la maison ou la classe : les jeunes trient 56 cartes sur des défis du monde, en choisissent trois et découvrent des métiers. Ce n’est pas un test.',
  'mail.guardianAsked.group': 'Groupe',
  'mail.guardianAsked.kept': 'Nous gardons',
  'mail.guardianAsked.kept.text':
    'Le nom de l’enfant, son adresse courriel ou son nom d’utilisateur, ses réponses, ses choix et ce que l’enfant écrit. Jamais son âge ni sa date de naissance.',
  'mail.guardianAsked.readers': 'Qui lit',
  'mail.guardianAsked.readers.text':
    'L’enfant, le personnel du groupe et l’équipe de Trio. Rien n’est vendu, et il n’y a aucune publicité.',
  'mail.guardianAsked.action': 'En savoir plus et répondre',
  'mail.guardianAsked.after.signUp':
    'Ouvrir la page ne change rien : c’est là que vous acceptez ou refusez. Sans réponse, nous supprimons votre adresse et cette demande à cette date : {day}.',
  'mail.guardianAsked.after.account':
    'Ouvrir la page ne change rien : c’est là que vous acceptez ou refusez. Sans réponse, nous supprimons votre adresse et cette demande à cette date : {day}. Le compte reste alors en sommeil.',
  'mail.guardianAsked.notYou':
    'Ce n’est pas votre enfant? Choisissez « Non » sur cette page, ou ignorez ce courriel. Votre adresse ne sert à rien d’autre.',
  'mail.guardianAsked.privacy': 'Tout sur ce que Trio garde :',

  'mail.guardianAgreed.subject': 'Votre enfant peut terminer son inscription à Trio',
  'mail.guardianAgreed.text':
    'Merci de votre accord. Votre enfant peut maintenant créer son compte pour ce groupe : {schoolName}. Ouvrez cette page ensemble, ou envoyez-lui le lien.',
  'mail.guardianAgreed.action': 'Terminer l’inscription',
  'mail.guardianAgreed.after':
    'Le lien sert pour un seul compte, jusqu’à cette date : {day}. Ensuite, nous le supprimons, et votre adresse aussi. Vous changez d’avis d’ici là? La même page permet de tout annuler.',

  'mail.stepReminder.subject': 'Où en est ton pas?',
  'mail.stepReminder.text':
    'Le jour que tu avais choisi pour ton pas est arrivé. C’est fait? Pas encore? Ton plan a changé? Toutes les réponses sont bonnes, et ça prend une minute.',
  'mail.stepReminder.action': 'Dire comment ça s’est passé',
  'mail.stepReminder.after':
    'Ton pas est sur la page de ton résultat. Tu peux aussi y choisir un autre jour. Tu reçois au plus deux de ces courriels pour un jour choisi.',
  'mail.stepReminder.stop': 'Ne plus recevoir ces courriels',

  'mail.profile.subject': 'Ton profil Trio',
  'mail.profile.heading': 'Voici ton profil',
  'mail.profile.text':
    'Les trois défis que tu as choisis, et ce qui pourrait venir ensuite : tout est dans le PDF joint à ce courriel. Il est à toi; tu peux le garder, l’imprimer ou le montrer à quelqu’un en qui tu as confiance.',
  'mail.profile.action': 'Ouvrir Trio',
  'mail.profile.after':
    'Il montre ce qui a retenu ton attention cette fois-ci, et cela peut changer. Tu peux trier les cartes de nouveau quand tu veux.',
};
