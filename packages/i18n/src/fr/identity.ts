import type { identity as english } from '../en/identity.ts';
import type { French } from '../message.ts';

export const identity: French<typeof english> = {
  'login.title': 'Connexion',
  'login.heading': 'Rebonjour!',
  'login.submit': 'Connexion',
  'login.busy':
    'Il y a beaucoup de tentatives de connexion en ce moment. Rien de ce qui a été écrit n’est perdu. Ça presse? Avec « Mot de passe oublié? », la connexion est possible dès qu’un nouveau mot de passe est choisi.',
  'login.nextTry': {
    one: 'Nouvel essai dans {count} seconde.',
    many: 'Nouvel essai dans {count} secondes.',
    other: 'Nouvel essai dans {count} secondes.',
  },
  'login.stop': 'Arrêter les essais',
  'login.forgot': 'Mot de passe oublié?',
  'login.join': 'Rejoindre une classe avec un code',
  'login.noAccount': 'Pas encore de compte?',
  'login.toSignup': 'Créer un compte',

  'forgot.title': 'Mot de passe oublié',
  'forgot.heading': 'Mot de passe oublié?',
  'forgot.text':
    'Ça arrive. Nous enverrons à l’adresse courriel du compte un lien pour choisir un nouveau mot de passe.',
  'forgot.username':
    'Un compte avec un nom d’utilisateur n’a pas d’adresse courriel. Ton enseignante ou ton enseignant peut te donner un nouveau mot de passe.',
  'forgot.submit': 'Recevoir le lien',
  'forgot.sentHeading': 'Vérifiez votre boîte de réception',
  'forgot.sent': 'Nous venons d’envoyer le lien à {email}.',
  'forgot.sentIfKnown':
    'S’il y a un compte Trio à l’adresse {email}, le courriel y arrivera bientôt.',
  'forgot.sentTip':
    'Il peut mettre une minute à arriver, parfois dans les courriels indésirables. Le lien fonctionne pendant une heure.',
  'forgot.noEmail':
    'Pas d’adresse courriel? Demande un nouveau mot de passe à ton enseignante ou à ton enseignant.',
  'forgot.toLogin': 'Retour à la connexion',
  'forgot.wrongAddress': 'Mauvaise adresse? Recommencer',

  'reset.title': 'Nouveau mot de passe',
  'reset.heading': 'Choisir un nouveau mot de passe',
  'reset.submit': 'Enregistrer',
  'reset.done': 'C’est fait : le mot de passe est changé. Vous pouvez vous connecter.',
  'reset.askAgain': 'Recevoir un nouveau lien',

  'given.title': 'Ton nouveau mot de passe',
  'given.heading': 'Choisis ton nouveau mot de passe',
  'given.text':
    'Celui que tu viens d’utiliser t’a été donné par {name}, le {day} à {time}. Il ne sert que jusqu’à ce que tu choisisses le tien.',
  'given.submit': 'Enregistrer et me connecter',
  'given.late':
    'Si tu as déjà choisi ton nouveau mot de passe, connecte-toi avec lui. Sinon, c’était trop long ou un autre t’a été donné : connecte-toi avec le dernier que tu as reçu.',

  'invite.title': 'Votre premier mot de passe',
  'invite.heading': 'Bienvenue sur Trio : choisissez votre mot de passe',
  'invite.text':
    'Votre école vous a fait une place dans son équipe. Avec ce mot de passe et votre adresse courriel, vous pourrez vous connecter et voir où en sont vos élèves.',
  'invite.doneHeading': 'Vous faites partie de l’équipe',
  'invite.done': 'Votre mot de passe est enregistré. Connectez-vous pour retrouver vos élèves.',
  'invite.invalidHeading': 'Cette invitation ne fonctionne plus',
  'invite.invalid':
    'Elle est expirée ou a déjà servi. Si vous avez déjà choisi un mot de passe, connectez-vous. Sinon, demandez à votre collègue de vous la renvoyer.',

  'link.invalidHeading': 'Ce lien ne fonctionne plus',

  'confirm.title': 'Confirmation de l’adresse courriel',
  'confirm.heading': 'Dernière étape : confirmer l’adresse courriel',
  'confirm.text': 'Un clic suffit pour montrer que cette adresse est la bonne.',
  'confirm.submit': 'Confirmer mon adresse',
  'confirm.thanksHeading': 'Merci!',
  'confirm.school':
    'L’adresse {email} est confirmée. Votre compte affiche le code pour vos élèves.',
  'confirm.student': 'L’adresse {email} est confirmée. Tes cartes sont prêtes.',
  'confirm.toCards': 'Aller à mes cartes',
  'confirm.emailHeading': 'Votre adresse est changée',
  'confirm.email':
    '{email} est maintenant votre adresse. Elle vous servira à votre prochaine connexion.',
  'confirm.corrected':
    '{email} est maintenant l’adresse de ton compte. Elle te servira à ta prochaine connexion.',
  'confirm.correctedHeading': 'Ton adresse est corrigée',
  'confirm.invalid':
    'Il est expiré ou a déjà servi. Si l’adresse est déjà confirmée, tout va bien. Sinon, la page du compte permet de recevoir un nouveau lien.',
  'confirm.toAccount': 'Aller à mon compte',
  'confirm.signInHeading': 'Se connecter pour confirmer',
  'confirm.logout': 'Se déconnecter d’abord',
  'confirm.toDashboard': 'Aller à mon tableau de bord',

  'signup.title': 'Inscription',
  'signup.heading.student': 'Crée ton compte',
  'signup.heading.school': 'Invitez Trio dans votre école',
  'signup.role': 'Qui s’inscrit?',
  'signup.student': 'Je suis élève',
  'signup.studentHint': 'Mon école m’a donné un code.',
  'signup.school': 'Je représente une école',
  'signup.schoolHint': 'J’inscris mon école.',
  'signup.subscription': 'Votre abonnement numérique',
  'signup.purchased': 'J’ai déjà confirmé mon abonnement numérique',
  'signup.contact': 'J’aimerais qu’on communique avec moi pour en acheter un',
  'signup.submit': 'Créer mon compte',
  'signup.submitContact': 'Demander qu’on communique avec moi',
  'signup.hasAccount': 'Déjà un compte?',
  'signup.toLogin': 'Se connecter',
  'signup.loginInstead': 'Se connecter avec cette adresse',
  'signup.codeHint': 'Ton école te l’a remis. Tu ne l’as pas? Demande-le en classe.',
  'signup.joining': 'Ton école : {school}',
  'signup.wantedCodeHint':
    'Vos élèves s’en serviront pour s’inscrire. Si vous laissez ce champ vide, nous en créerons un, facile à dire à voix haute.',
  'signup.schoolEmailHint':
    'Nous y enverrons un lien pour la confirmer. Sans confirmation dans les 14 jours, l’école est supprimée.',
  'signup.passwordHint': 'Au moins 8 caractères.',
  'signup.noticeHeading': 'Ce que nous gardons',
  'signup.notice.student':
    'Ton nom, ton adresse courriel, tes classes, tes réponses, tes choix, ce que tu écris, tes pas et comment ils se passent, les images que tu ajoutes, les métiers que tu gardes les moments où ton école t’a aidé à te connecter et les jours où tu te connectes. Tu peux les voir, tout comme le personnel de ton école et l’équipe de Trio, y compris le nom des cartes que tu as aimées, mais tes profs lisent tes mots au sujet de ton trio et de tes pas seulement si tu le permets. Si ton école note une conversation avec toi, tu peux en lire chaque mot. Une liste, faite à partir de ton avancement, de tes pas et de tes demandes, dit au personnel de ton école avec qui parler et pourquoi; tu peux voir pourquoi ton nom y est. Si ton école te demande si Trio t’aide, personne n’y voit tes réponses. Rien n’est vendu. Si tu n’utilises plus Trio, ton compte est supprimé 24 mois après ta dernière visite, ou après la durée choisie par ton école (12 à 60 mois). Tu peux demander qu’on le supprime plus tôt.',
  'signup.notice.school':
    'Votre nom, votre adresse courriel, ainsi que le nom, l’adresse et le numéro de téléphone de votre école. Vous et l’équipe de Trio pouvez les voir. Un journal garde pendant 400 jours vos connexions et les consultations que vous faites au sujet d’élèves. Les responsables du compte de votre école et l’équipe de Trio peuvent le lire. Rien n’est vendu. Nous gardons le reste tant que votre école a un compte, et vous pouvez en demander la suppression.',
  'signup.notice.contact':
    'Votre nom, votre adresse courriel, votre numéro de téléphone et le nom de votre école. Seule l’équipe de Trio les voit, pour vous répondre. Rien n’est vendu.',
  'signup.privacy': 'Lire la politique de confidentialité',

  'contact.heading': 'Merci, {name}!',
  'contact.sent':
    'Nous avons bien reçu votre demande. L’équipe de Trio vous écrira à {email} ou vous téléphonera.',
  'contact.close': 'Fermer',

  'field.firstname': 'Prénom',
  'field.lastname': 'Nom de famille',
  'field.email': 'Adresse courriel',
  'field.login': 'Adresse courriel ou nom d’utilisateur',
  'field.code': 'Code de l’école',
  'field.wantedCode': 'Un code pour vos élèves (facultatif)',
  'field.schoolname': 'Nom de l’école',
  'field.address': 'Adresse de l’école',
  'field.city': 'Ville',
  'field.state': 'Province ou État',
  'field.country': 'Pays',
  'field.postalzip': 'Code postal',
  'field.zip': 'Code postal (ZIP)',
  'field.example': 'Par exemple : {example}',
  'field.phone': 'Téléphone',
  'field.password': 'Mot de passe',
  'field.newPassword': 'Nouveau mot de passe',
  'field.confirmPassword': 'Confirmer le mot de passe',
  'field.showPassword': 'Afficher le mot de passe',
  'field.hidePassword': 'Masquer le mot de passe',

  'country.choose': 'Choisir un pays',
  'country.can': 'Canada',
  'country.usa': 'États-Unis',
  'country.other': 'Autre pays',

  'form.cancel': 'Annuler',
  'form.kept': 'Tout ce qui a été écrit est encore là.',
  'form.sending': 'Un instant…',
  'form.problems': {
    one: 'Il y a {count} point à corriger.',
    many: 'Il y a {count} de points à corriger.',
    other: 'Il y a {count} points à corriger.',
  },

  'logout.title': 'Déconnexion',
  'logout.working': 'Déconnexion en cours…',
  'logout.failed':
    'Trio est injoignable : la session n’est pas encore fermée sur nos serveurs, mais personne ne peut la reprendre sur cet appareil. Les réponses pas encore envoyées restent ici, cachées, jusqu’à la prochaine connexion de la même personne.',
  'logout.heading': 'Déconnexion sur cet appareil seulement',
  'logout.retry': 'Réessayer',
};
