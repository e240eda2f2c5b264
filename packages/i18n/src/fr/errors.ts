import type { errors as english } from '../en/errors.ts';
import type { FrenchErrors } from '../message.ts';

/**
 * A text that only students read says tu, one that only staff read says vous. A text for both has
 * both registers, or is a statement that addresses nobody.
 */
export const errors: FrenchErrors<typeof english> = {
  'auth/user-not-found': 'Aucun compte ne correspond à cette adresse courriel.',
  'auth/school-not-found': 'École introuvable.',
  'auth/wrong-password': 'Adresse courriel ou mot de passe incorrect.',
  'auth/wrong-username-or-password': 'Nom d’utilisateur ou mot de passe incorrect.',
  'auth/user-disabled': 'Ce compte est désactivé.',
  'auth/given-password-expired':
    'Ce mot de passe t’a été donné et il est expiré. Demandes-en un nouveau à ton enseignante ou à ton enseignant.',
  'auth/school-refused':
    'L’inscription de cette école a été refusée : personne ne peut se connecter à son compte. La personne responsable du compte a reçu le motif par courriel.',
  'auth/email-already-exists': 'Il existe déjà un compte avec cette adresse courriel.',
  'auth/invalid-email': 'Adresse courriel non valide. Format requis : nom@exemple.com',
  'auth/email-domain-not-whitelisted': 'Cette adresse courriel ne permet pas de s’inscrire.',
  'auth/email-domain-blacklisted': 'Cette adresse courriel ne permet pas de s’inscrire.',
  'auth/school-not-open':
    'Cette école n’est pas encore ouverte aux élèves sur Trio. Préviens-la, puis réessaie plus tard.',
  'auth/link-invalid': {
    tu: 'Ce lien est expiré ou a déjà servi. Demandes-en un nouveau.',
    vous: 'Ce lien est expiré ou a déjà servi. Demandez-en un nouveau.',
  },
  'auth/sign-in-to-confirm': {
    tu: 'Connecte-toi d’abord au compte qui a cette adresse, puis confirme. Mot de passe oublié? Tu peux en choisir un nouveau sur la page de connexion.',
    vous: 'Connectez-vous d’abord au compte qui a cette adresse, puis confirmez. Mot de passe oublié? Vous pouvez en choisir un nouveau sur la page de connexion.',
  },
  'auth/age-required': 'L’âge, et la province ou l’État, sont nécessaires.',
  'auth/age-unanswered': {
    tu: 'Réponds d’abord à la question sur ton âge.',
    vous: 'La question sur l’âge attend encore une réponse.',
  },
  'auth/guardian-required': {
    tu: 'À ton âge, l’accord d’un parent, d’une tutrice ou d’un tuteur est nécessaire.',
    vous: 'À cet âge, l’accord d’un parent, d’une tutrice ou d’un tuteur est nécessaire.',
  },
  'guardian/link-invalid':
    'Ce lien est expiré, a déjà servi, ou un courriel plus récent le remplace. La demande peut être refaite.',
  'guardian/not-needed': {
    tu: 'Ici, tu n’as pas besoin de l’accord d’une autre personne. Tu peux continuer.',
    vous: 'Ici, l’accord d’une autre personne n’est pas nécessaire. Vous pouvez continuer.',
  },
  'guardian/own-email': {
    tu: 'C’est ta propre adresse. Écris celle d’un parent, d’une tutrice ou d’un tuteur.',
    vous: 'C’est la même adresse. Écrivez celle d’un parent, d’une tutrice ou d’un tuteur.',
  },
  'form/age-invalid': {
    tu: 'Écris ton âge en années, par exemple 15.',
    vous: 'Écrivez l’âge en années, par exemple 15.',
  },
  'form/region-required': {
    tu: 'Choisis ta province ou ton État.',
    vous: 'Choisissez la province ou l’État.',
  },
  'auth/recent-sign-in-required': {
    tu: 'Par sécurité, déconnecte-toi, reconnecte-toi, puis choisis ton mot de passe.',
    vous: 'Par sécurité, déconnectez-vous, reconnectez-vous, puis choisissez votre mot de passe.',
  },
  'auth/second-factor-required': 'Un second facteur est exigé.',
  'auth/log-in-again':
    'Cette connexion a pris trop de temps. Entrez de nouveau votre mot de passe.',

  'factor/code-required': 'Entrez les 6 chiffres du code.',
  'factor/code-wrong': 'Ce code est erroné ou a déjà servi. Attendez le suivant, puis réessayez.',
  'factor/recovery-code-required': 'Entrez un code de secours : 12 lettres et chiffres.',
  'factor/recovery-code-wrong': 'Ce code de secours est erroné ou a déjà servi.',
  'factor/passkey-refused':
    'Cette clé d’accès n’a pas été acceptée. Réessayez, ou choisissez un autre moyen.',
  'factor/name-required': 'Entrez un nom d’au plus 60 caractères.',
  'factor/enrolment-expired': 'Le délai est dépassé. Recommencez.',
  'factor/too-many': 'Votre compte en a déjà le nombre maximal. Retirez-en d’abord un.',
  'factor/none': 'Ce compte n’a pas de second facteur.',
  'factor/owner-waits':
    'Le second facteur d’une personne responsable est retiré 72 heures après sa demande, faite à la connexion.',
  'factor/owner-can-help':
    'Une autre personne responsable du compte de l’école peut aider : sur la page de l’équipe, ou après 72 heures d’attente.',

  'join/class-closed':
    'Cette classe n’accepte pas d’élèves en ce moment. Demande à ton enseignante ou à ton enseignant de l’ouvrir.',
  'join/email-needed':
    'Cette classe demande une adresse courriel. Inscris-toi plutôt avec la tienne.',
  'join/other-school': 'Cette classe est dans une autre école que celle de ton compte.',
  'join/not-a-class':
    'C’est le code d’une école, pas d’une classe. Demande le code de classe à ton enseignante ou à ton enseignant.',

  'classlink/student-only': 'La connexion par la plateforme de l’école est réservée aux élèves.',
  'classlink/staff-not-invited': 'Votre école ne vous a pas encore donné accès à Trio.',
  'classlink/user-unauthorized': 'La plateforme de ton école nous a refusé l’accès.',
  'classlink/invalid_grant': 'Cette connexion est expirée ou a déjà servi.',
  'classlink/email-required':
    'La plateforme de ton école ne nous a pas transmis ton adresse courriel.',
  'classlink/school-not-found':
    'Nous ne connaissons pas encore la plateforme de ton école. Demande à ton école de nous écrire.',
  'classlink/tenant-id-not-found':
    'La plateforme de ton école ne nous a pas dit de quelle école il s’agit.',

  'reservation-taken': 'Ce code est déjà pris.',

  'form/firstname-required': 'Le prénom est obligatoire.',
  'form/firstname-invalid':
    'Le prénom est trop long (100 caractères au plus) ou contient un caractère illisible.',
  'form/lastname-required': 'Le nom de famille est obligatoire.',
  'form/lastname-invalid':
    'Le nom de famille est trop long (100 caractères au plus) ou contient un caractère illisible.',
  'form/email-required': 'L’adresse courriel est obligatoire.',
  'form/login-required': 'L’adresse courriel ou le nom d’utilisateur est obligatoire.',
  'form/address-required': 'L’adresse est obligatoire.',
  'form/city-required': 'La ville est obligatoire.',
  'form/state-required': 'La province ou l’État est obligatoire.',
  'form/country-required': 'Le pays est obligatoire.',
  'form/postalzip-invalid': 'Un code postal valide est obligatoire.',
  'form/boardname-required': 'Entrez le nom du conseil scolaire.',
  'form/schoolname-required': 'Le nom de l’école est obligatoire.',
  'form/phone-required': 'Le numéro de téléphone est obligatoire.',
  'form/text-invalid': {
    tu: 'Raccourcis ce texte ou enlèves-en les caractères inhabituels.',
    vous: 'Raccourcissez ce texte ou enlevez-en les caractères inhabituels.',
  },
  'form/code-required': 'Le code de l’école est obligatoire.',
  'form/code-invalid': 'Le code de l’école doit compter de 4 à 64 caractères.',
  'form/type-invalid':
    'Un choix est nécessaire : « Je suis élève » ou « Je représente une école ».',
  'form/password-required': 'Le mot de passe est obligatoire.',
  'form/password-too-short': 'Le mot de passe doit compter au moins 8 caractères.',
  'form/password-too-long': 'Le mot de passe doit compter au plus 128 caractères.',
  'form/password-common': {
    tu: 'Ce mot de passe est trop facile à deviner. Évite les mots de passe courants, ton nom, et le nom ou le code de ton école.',
    vous: 'Ce mot de passe est trop facile à deviner. Évitez les mots de passe courants, votre nom, et le nom ou le code de votre école.',
  },
  'form/passwords-differ': 'Les mots de passe ne correspondent pas.',
  'form/current-password-required': 'Le mot de passe actuel est obligatoire.',
  'form/current-password-wrong': 'Ce n’est pas le mot de passe actuel.',
  'form/domains-invalid':
    'Écrivez des domaines comme ecole.ca ou *.ecole.ca, séparés par des virgules; 100 au plus.',
  'form/reflection-too-long': 'Écris au plus 240 caractères par champ.',
  'form/text-too-long': 'Ce texte est trop long. Raccourcissez-le à 2 000 caractères.',
  'form/day-invalid': { tu: 'Choisis une date.', vous: 'Choisissez une date.' },

  'card/malformed': {
    tu: 'Cette carte n’est pas complète. Vérifie son titre, son texte et son image.',
    vous: 'Cette carte n’est pas complète. Vérifiez son titre, ses textes et ses liens.',
  },

  'card/title-required': {
    tu: 'Donne un titre à ta carte.',
    vous: 'Donnez un titre à la carte.',
  },
  'card/color-required': {
    tu: 'Choisis une couleur et une catégorie pour ta carte.',
    vous: 'Choisissez une couleur et une catégorie pour la carte.',
  },
  'card/title-too-long': {
    tu: 'Écris un titre d’une seule ligne, de 40 caractères au plus.',
    vous: 'Écrivez un titre d’une seule ligne, de 40 caractères au plus.',
  },
  'card/description-too-long': 'Écris une description de 500 caractères au plus.',
  'card/text-too-long': 'Un texte de cette carte est trop long. Raccourcissez-le.',
  'career/unknown': 'Nous ne connaissons pas ce métier. Recharge la page, puis réessaie.',
  'career/too-many': 'Tu peux garder 50 métiers au plus. Retires-en un d’abord.',
  'card/too-many': 'Tu peux créer jusqu’à 3 cartes à toi. Enlèves-en une d’abord.',
  'card/deck-full':
    'Ce jeu a atteint le nombre maximal de cartes ajoutées. Retirez-en une d’abord.',

  'result/card-unknown':
    'Une de ces cartes ne fait pas partie de ce tri. Recharge la page, puis réessaie.',
  'result/rank-invalid': 'Les rangs vont de 1 à 3, chacun une seule fois.',
  'result/too-many-picks': 'Trois cartes, c’est le maximum : enlèves-en une d’abord.',
  'result/selection-invalid':
    'Choisis exactement trois cartes parmi celles qui t’intéressent ou que tu as créées.',
  'result/confirmed': 'Ce tri est déjà confirmé. Pour changer ton trio, trie de nouveau.',
  'result/changed':
    'Entre-temps, tu as continué ce tri sur un autre appareil. Rien n’a été effacé. Recharge la page pour continuer.',
  'result/school-expired':
    'L’abonnement de ton école est terminé : tu ne peux pas commencer de nouveau tri pour l’instant. Ce que tu as enregistré est toujours là.',
  'result/email-unconfirmed':
    'Ton école te demande de confirmer ton adresse courriel avant ton premier tri. Ouvre le lien du courriel que nous t’avons envoyé. Tu ne le trouves pas? Fais-le renvoyer depuis la page « Tes cartes ».',
  'result/not-confirmed': 'Confirme d’abord ton trio; tu pourras ensuite écrire à son sujet.',

  'profile/uid-missing': 'Aucun UID défini.',
  'class/projector-ended':
    'Cet écran n’est plus actif. Ouvrez-le de nouveau depuis la page de la classe.',
  'profile/none': 'Il n’y a pas encore de profil : il est créé quand le trio est confirmé.',
  'profile/awaited':
    'Notre équipe prépare ce profil et l’enverra par courriel d’ici quelques jours.',
  'profile/no-email': 'Ce compte n’a pas d’adresse courriel.',
  'profile/ticket-invalid': {
    tu: 'Ce lien n’est plus valide. Retourne dans Trio et ouvre de nouveau le profil.',
    vous: 'Ce lien n’est plus valide. Retournez dans Trio et ouvrez de nouveau le profil.',
  },
  'profile/unavailable':
    'Le PDF n’est pas disponible pour le moment. Rien n’est perdu : il pourra être créé plus tard.',
  'profile/busy':
    'Beaucoup de profils se préparent en ce moment. Celui-ci sera prêt dans un instant.',

  'school/zone-invalid': 'Choisissez un fuseau horaire de la liste.',

  'step/text-too-long': 'Cette partie est trop longue. Raccourcis-la un peu.',
  'step/will-required': 'Écris ce que tu vas faire.',
  'step/closed': 'Ce pas est déjà terminé. Recharge la page.',
  'effect/off': 'Ton école ne pose plus ces questions. Rien n’a été enregistré.',
  'effect/not-open': 'Ces questions ne sont pas ouvertes en ce moment. Rien n’a été enregistré.',
  'step/no-email':
    'Les rappels demandent une adresse courriel confirmée. Ajoutes-en une sur la page de ton compte.',
  'reminder/link-invalid':
    'Ce lien n’est pas complet. Ouvre-le de nouveau à partir du courriel, ou désactive les rappels sur la page de ton résultat.',

  'talk/person-unknown': 'Cette personne ne peut plus recevoir de demande. Choisis-en une autre.',
  'talk/asked-already': 'Tu as déjà fait une demande. Retire-la d’abord.',
  'talk/closed': 'Cette demande est déjà fermée. Recharge la page.',
  'conversation/empty': 'Écrivez une note ou le pas convenu.',
  'conversation/day-in-future': 'Choisissez la date d’aujourd’hui ou une date passée.',
  'conversation/not-author': 'Seule la personne qui a noté cet entretien peut le corriger.',
  'conversation/too-many': 'Le nombre maximal d’entretiens est atteint pour cet élève.',
  'queue/day-invalid': 'Choisissez une date dans les douze prochains mois.',

  'survey/invalid': 'Une de tes réponses est trop longue. Raccourcis-la, puis envoie de nouveau.',

  'support/message-required': {
    tu: 'Écris d’abord ton message.',
    vous: 'Écrivez d’abord votre message.',
  },
  'support/message-too-long': 'Le message est trop long. Il doit compter au plus 5 000 caractères.',

  'support/not-granted':
    'Cette école n’a pas permis à l’équipe de Trio de consulter ses élèves. Une personne responsable du compte de l’école peut le permettre pour quelques heures, à la page « Compte ».',

  'people/search-too-long': 'C’est trop long pour un courriel ou un nom d’utilisateur.',
  'people/no-email': 'Ce compte n’a pas de courriel. Donnez plutôt un nouveau mot de passe.',
  'people/nothing-to-resend': 'Rien n’attend d’être confirmé.',
  'people/own-account': 'Vous ne pouvez pas désactiver votre propre compte.',
  'people/last-admin': 'C’est le dernier compte d’administration qui peut se connecter.',

  'student/merge-invalid':
    'Ces deux comptes ne peuvent pas être fusionnés. Choisissez un autre compte de la même école.',
  'student/disabled': 'Ce compte est désactivé. Réactivez-le d’abord.',
  'student/single-sign-on':
    'Cette personne se connecte par la plateforme de l’école : Trio ne peut pas lui donner de mot de passe.',
  'student/same-email': 'C’est déjà l’adresse de ce compte.',
  'search/key-invalid': 'Cette recherche est expirée. Lancez-la de nouveau.',
  'search/too-short': 'Tapez au moins 3 caractères.',
  'school/not-found': 'Cette école n’existe pas.',
  'school/day-invalid': 'Entrez une date, par exemple 2027-06-30.',
  'school/too-few-cards': 'Un tri demande au moins 3 cartes. Remettez-en quelques-unes.',
  'school/reason-required': 'Choisissez un motif.',
  'school/refused': 'Cette école a été refusée. Annulez d’abord le refus.',
  'admins/email-taken':
    'Cette adresse courriel appartient déjà à un compte Trio. Une adresse, c’est un seul compte : une personne de l’administration qui travaille aussi dans une école utilise une deuxième adresse.',
  'admins/too-many': 'Il y a trop de comptes d’administration. Retirez-en un d’abord.',
  'session/none-chosen': {
    tu: 'Choisis au moins un appareil.',
    vous: 'Choisissez au moins un appareil.',
  },

  'staff/own-account':
    'Vous ne pouvez pas vous retirer vous-même. Demandez-le à une ou un collègue.',
  'staff/last-owner':
    'Une école a besoin d’une personne responsable du compte. Confiez d’abord ce rôle à quelqu’un d’autre.',
  'staff/email-taken':
    'Cette adresse courriel appartient déjà à un compte Trio. Une personne qui travaille dans deux écoles, ou dans une école et un conseil scolaire, utilise une deuxième adresse.',
  'staff/not-joined': 'Cette personne n’a pas encore accepté l’invitation.',
  'staff/joined-already': 'Cette personne a déjà accepté : elle peut se connecter.',
  'staff/too-many':
    'Votre école a atteint le nombre maximal de comptes du personnel. Retirez-en un d’abord.',
  'board/last-member':
    'Un conseil scolaire a besoin d’un membre qui peut se connecter. Invitez d’abord une autre personne.',
  'board/too-many-members':
    'Le conseil scolaire a atteint le nombre maximal de membres. Retirez-en un d’abord.',
  'board/too-many': 'Le nombre maximal de conseils scolaires est atteint.',
  'board/of-the-platform':
    'Les groupes grand public et d’essai appartiennent à la plateforme et ne peuvent pas faire partie d’un conseil scolaire.',

  'class/name-required': 'Donnez un nom à la classe.',
  'class/name-invalid': 'Choisissez un nom de 80 caractères au plus, sur une seule ligne.',
  'class/year-invalid': 'Choisissez une année scolaire.',
  'class/term-invalid': 'Entrez une date, par exemple 2027-01-31.',
  'class/not-found': 'Cette classe n’existe pas, ou elle n’est pas une des vôtres.',
  'class/archived': 'Cette classe est archivée. Restaurez-la d’abord.',
  'class/not-empty':
    'Il y a encore des élèves dans cette classe. Retirez-les, ou archivez la classe.',
  'class/too-many': 'Votre école compte 500 classes. Archivez-en une d’abord.',
  'class/year-over': 'Il ne reste aucune classe de cette année scolaire à recommencer.',
  'class/person-unknown': 'Une de ces personnes n’est plus dans votre école. Rechargez la page.',
  'class/teachers-only-add':
    'Vous pouvez ajouter une ou un collègue, ou quitter la classe. Pour retirer une autre personne, adressez-vous à l’orientation.',
  'insight/too-many': 'Ce sont plus de 1 000 élèves. Choisissez une classe.',
  'class/sign-in-exists':
    'Ce compte existe déjà, et quelqu’un s’en sert. Si le mot de passe est perdu, donnez-en un nouveau.',
  'class/owner-allows':
    'Votre école n’accepte que certaines adresses courriel : seule une personne responsable du compte de l’école peut activer ce réglage.',

  'students/school-needed':
    'Choisissez d’abord une école : ces filtres et cet ordre ne valent que pour les élèves d’une même école.',

  'upload/name-invalid': {
    tu: 'Cette image n’a pas pu être enregistrée. Choisis-la de nouveau.',
    vous: 'Cette image n’a pas pu être enregistrée. Choisissez-la de nouveau.',
  },
  'upload/type-invalid': {
    tu: 'Choisis une image PNG ou JPEG.',
    vous: 'Choisissez une image PNG ou JPEG.',
  },
  'upload/empty': {
    tu: 'Cette image est vide. Choisis-en une autre.',
    vous: 'Cette image est vide. Choisissez-en une autre.',
  },
  'upload/too-large': {
    tu: 'Choisis une image de 1,5 Mo au plus.',
    vous: 'Choisissez une image de 1,5 Mo au plus.',
  },
  'upload/too-many-pixels': {
    tu: 'Cette image a trop de pixels. Choisis-en une plus petite.',
    vous: 'Cette image a trop de pixels. Choisissez-en une plus petite.',
  },
  'upload/damaged': {
    tu: 'Cette image est illisible, peut-être endommagée. Choisis-en une autre.',
    vous: 'Cette image est illisible, peut-être endommagée. Choisissez-en une autre.',
  },
  'upload/expired': {
    tu: 'L’envoi a pris trop de temps. Choisis l’image de nouveau.',
    vous: 'L’envoi a pris trop de temps. Choisissez l’image de nouveau.',
  },

  'request/invalid': {
    tu: 'Cette demande contient une erreur. Vérifie le formulaire, puis réessaie.',
    vous: 'Cette demande contient une erreur. Vérifiez le formulaire, puis réessayez.',
  },
  'request/unauthenticated': {
    tu: 'Connecte-toi d’abord.',
    vous: 'Connectez-vous d’abord.',
  },
  'request/forbidden': {
    tu: 'Ton compte ne permet pas cette action.',
    vous: 'Votre compte ne permet pas cette action.',
  },
  'request/foreign-origin': {
    tu: 'Cette demande ne vient pas de Trio. Ouvre Trio, puis réessaie.',
    vous: 'Cette demande ne vient pas de Trio. Ouvrez Trio, puis réessayez.',
  },
  'request/not-found': 'Nous n’avons rien trouvé à cette adresse.',
  'request/too-large': {
    tu: 'C’est trop volumineux pour être envoyé. Raccourcis le texte ou choisis un fichier plus petit.',
    vous: 'C’est trop volumineux pour être envoyé. Raccourcissez le texte ou choisissez un fichier plus petit.',
  },
  'request/unsupported-type': 'Ce type de contenu n’est pas accepté ici.',
  'request/rate-limited': {
    tu: 'Trop de tentatives. Attends quelques minutes, puis réessaie. Si ça bloque encore, réessaie dans une heure.',
    vous: 'Trop de tentatives. Attendez quelques minutes, puis réessayez. Si cela bloque encore, réessayez dans une heure.',
  },
  'server/error': {
    tu: 'Un problème est survenu. Réessaie dans un instant.',
    vous: 'Un problème est survenu. Réessayez dans un instant.',
  },
  'server/unavailable': {
    tu: 'Trio a un problème passager, et le Wi‑Fi n’y est pour rien. Réessaie dans un instant.',
    vous: 'Trio a un problème passager, et le Wi‑Fi n’y est pour rien. Réessayez dans un instant.',
  },

  'error.defaultMessage': {
    tu: 'Un problème est survenu. Réessaie dans un instant.',
    vous: 'Un problème est survenu. Réessayez dans un instant.',
  },
  'error.offline': {
    tu: 'Connexion impossible. Vérifie le Wi‑Fi, puis réessaie.',
    vous: 'Connexion impossible. Vérifiez le Wi‑Fi, puis réessayez.',
  },

  'hint.auth/user-not-found':
    'Il y a peut-être une faute de frappe. Sinon, un compte se crée en quelques instants.',
  'hint.auth/school-not-found':
    'Vérifie le code caractère par caractère ou demande-le à ton école.',
  'hint.auth/wrong-password': {
    tu: 'Vérifie les deux, puis réessaie.',
    vous: 'Vérifiez les deux, puis réessayez.',
  },
  'hint.auth/wrong-username-or-password':
    'Vérifie les deux, puis réessaie. En cas d’oubli, demande de l’aide à ton enseignante ou à ton enseignant.',
  'hint.auth/user-disabled':
    'L’école peut réactiver un compte d’élève. Pour un compte du personnel, c’est l’équipe de Trio.',
  'hint.auth/email-domain-not-whitelisted': 'Essaie avec l’adresse que ton école t’a donnée.',
  'hint.auth/email-domain-blacklisted': 'Essaie avec l’adresse que ton école t’a donnée.',
  'hint.classlink/staff-not-invited':
    'Demandez une invitation, à votre adresse de l’école, à la personne responsable du compte de l’école.',
  'hint.classlink/user-unauthorized':
    'Ouvre Trio de nouveau à partir de la plateforme de ton école ou parles-en à ton école.',
  'hint.classlink/invalid_grant': 'Ouvre Trio de nouveau à partir de la plateforme de ton école.',
  'hint.classlink/email-required': 'Demande à ton école de la partager avec Trio.',
  'hint.classlink/school-not-found':
    'Si tu as déjà un mot de passe Trio, tu peux te connecter avec ton adresse courriel.',
  'hint.classlink/tenant-id-not-found': 'Parles-en à ton école.',
  'hint.reservation-taken': 'Choisissez-en un autre.',
};
