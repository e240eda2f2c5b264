import type { people as english } from '../en/people.ts';
import type { French } from '../message.ts';

export const people: French<typeof english> = {
  'people.title': 'Personnes',
  'people.lead':
    'Trouvez une ou un élève, un membre du personnel ou de l’équipe de Trio, dans toutes les écoles. Les noms s’affichent quand vous ouvrez une fiche, et le journal de l’école l’indique.',
  'people.label': 'Courriel, nom d’utilisateur ou identifiant',
  'people.hint':
    'Au moins {count} caractères : le début suffit. Les majuscules et les espaces ne comptent pas.',
  'people.hintWhole':
    'Au moins {count} caractères. Le début suffit pour le personnel; pour les élèves, il faut le courriel ou le nom d’utilisateur complet.',
  'people.search': 'Chercher',
  'people.searching': 'Recherche…',
  'people.results': 'Résultats',
  'people.found': {
    one: '{count} personne trouvée',
    many: '{count} de personnes trouvées',
    other: '{count} personnes trouvées',
  },
  'people.more':
    'Seules les {count} premières sont affichées. Précisez le courriel ou le nom d’utilisateur.',
  'people.none':
    'Personne ne correspond. Vérifiez l’orthographe, ou tapez seulement le début du courriel ou du nom d’utilisateur.',
  'people.noneWhole':
    'Personne ne correspond. Pour une ou un élève, tapez le courriel ou le nom d’utilisateur complet. Vérifiez l’orthographe.',

  'people.kind.student': 'Élève',
  'people.kind.teacher': 'Enseignement',
  'people.kind.counsellor': 'Orientation',
  'people.kind.owner': 'Responsable du compte',
  'people.kind.board': 'Conseil scolaire',
  'people.kind.admin': 'Administration de Trio',
  'people.state.disabled': 'Compte désactivé',
  'people.state.unconfirmed': 'Courriel non confirmé',
  'people.state.locked': 'Connexion ralentie',
  'people.state.invited': 'Invitation en attente',
  'people.state.never-logged-in': 'Aucune connexion',

  'people.open': 'Ouvrir',
  'people.openOne': 'Ouvrir {login}, {kind}',
  'people.help': 'Aider',
  'people.helpOne': 'Aider {login}, {kind}',
  'people.loading': 'Ouverture…',
  'people.gone': 'Cette personne n’existe pas, ou son compte a été supprimé.',

  'people.hidden.heading': 'Élève : {school}',
  'people.hidden.noSchool': 'Élève non affiché',
  'people.hidden.text':
    'Cette école n’a pas permis à l’équipe de Trio de consulter ses élèves. Une personne responsable du compte de l’école peut le permettre pour 1, 8 ou 24 heures, à la page « Compte ». D’ici là, vous pouvez aider sans voir de qui il s’agit.',
  'people.hidden.uniform':
    'Dans ce cas, la réponse est toujours la même : elle ne dit pas s’il y avait quelque chose à envoyer.',

  'people.account': 'Compte',
  'people.email': 'Courriel',
  'people.username': 'Nom d’utilisateur',
  'people.noEmail': 'Aucun',
  'people.classes': 'Classes',
  'people.created': 'Compte créé le',
  'people.lastLogIn': 'Dernière connexion',
  'people.noLogIn': 'Aucune dans le journal',
  'people.singleSignOn': 'Se connecte par la plateforme de son école.',
  'people.pendingEmail': 'Une nouvelle adresse attend d’être confirmée : {email}',
  'people.deletion': 'Suppression du compte demandée le {date}.',
  'people.log': 'Ce que le journal dit de cette personne',
  'people.studentPage': 'Ouvrir la fiche de l’élève',

  'people.logIn': 'Connexion',
  'people.locked':
    'Trop de mots de passe erronés : les connexions à ce compte sont ralenties jusqu’à {time}. Un navigateur où le compte s’est déjà connecté n’est pas touché.',
  'people.notLocked':
    'Rien ne ralentit les connexions partout. Après des mots de passe erronés, elles peuvent être ralenties sur un seul réseau; cela ne se voit pas ici, et déverrouiller y met fin aussi.',
  'people.links': 'Liens en attente',
  'people.noLinks': 'Aucun lien n’attend d’être utilisé.',
  'people.link.reset': 'Choisir un nouveau mot de passe',
  'people.link.confirm': 'Confirmer l’adresse courriel',
  'people.link.new-email': 'Confirmer une nouvelle adresse courriel',
  'people.link.invite': 'Accepter l’invitation',
  'people.linkTimes': 'Envoyé : {sent}. Valable jusqu’à : {expires}.',
  'people.mail.sent': 'Le serveur de courriel a accepté le message.',
  'people.mail.queued': 'Le courriel n’est pas encore parti.',
  'people.mail.dead': 'Le courriel n’a pas pu être remis.',

  'people.factorSet': 'A un second facteur.',
  'people.factorReset': 'Réinitialiser le second facteur',
  'people.factorResetText':
    'Tous les seconds facteurs et les codes de secours de cette personne sont retirés, et ses sessions prennent fin. Jusqu’à ce qu’elle en ajoute un nouveau, le mot de passe suffit. La personne reçoit un courriel, et le journal de l’école en garde la trace. Assurez-vous que la demande vient bien de cette personne.',
  'people.factorResetDone':
    'Les seconds facteurs sont retirés. Le journal de l’école en garde la trace, et la personne reçoit un courriel.',
  'people.reset': 'Envoyer un lien de réinitialisation',
  'people.resetDone':
    'Un lien pour choisir un nouveau mot de passe est en route. Il est valable une heure.',
  'people.unlock': 'Déverrouiller',
  'people.unlockDone': 'Les connexions à ce compte ne sont plus ralenties.',
  'people.resend.confirmation': 'Renvoyer la confirmation',
  'people.resend.invitation': 'Renvoyer l’invitation',
  'people.resendDone': 'Le courriel est de nouveau en route.',
  'people.hiddenResetDone':
    'C’est fait. Si le compte a une adresse courriel, un lien pour choisir un nouveau mot de passe est en route.',
  'people.hiddenResendDone':
    'C’est fait. Si une confirmation était en attente, elle est de nouveau en route.',
  'people.password': 'Donner un mot de passe ou corriger le courriel',
  'people.disable': 'Désactiver le compte',
  'people.enable': 'Réactiver le compte',
  'people.disableHeading': 'Désactiver ce compte?',
  'people.disableText':
    '{name} : toutes les sessions prennent fin, et la connexion n’est plus possible avant la réactivation du compte. Rien n’est supprimé.',
  'people.disableConfirm': 'Désactiver',
  'people.disabledDone': 'Le compte est désactivé.',
  'people.enabledDone':
    'Le compte est réactivé. Les liens envoyés auparavant ne fonctionnent plus.',
  'people.cancel': 'Annuler',

  'people.correct': 'Corriger le courriel',
  'people.correctHeading': 'Corriger le courriel : {name}',
  'people.correctText':
    'Nous envoyons un lien à la nouvelle adresse. Tant qu’il n’est pas utilisé, {email} reste en vigueur. Cette adresse et les responsables du compte de l’école en sont avertis.',
  'people.newEmail': 'Nouveau courriel',
  'people.correctSend': 'Envoyer le lien',
  'people.correctDone': 'Nous avons envoyé un lien à {email}. Il est valable un jour.',
  'people.withdraw': 'Retirer la nouvelle adresse',
  'people.withdrawDone': 'La nouvelle adresse est retirée.',
};
