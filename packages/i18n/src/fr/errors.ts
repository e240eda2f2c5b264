import type { errors as english } from '../en/errors.ts';
import type { French } from '../message.ts';

export const errors: French<typeof english> = {
  'auth/user-not-found': 'Aucun compte n’existe à cette adresse courriel.',
  'auth/school-not-found': 'École introuvable.',
  'auth/wrong-password': 'Adresse courriel ou mot de passe incorrect.',
  'auth/user-disabled': 'Ce compte a été désactivé par l’administration.',
  'auth/email-already-exists': 'Cette adresse courriel est déjà inscrite.',
  'auth/invalid-email': 'Adresse courriel non valide. Format requis : nom@exemple.com',
  'auth/email-domain-not-whitelisted': 'Cette adresse courriel ne permet pas de s’inscrire.',
  'auth/email-domain-blacklisted': 'Cette adresse courriel ne permet pas de s’inscrire.',
  'auth/school-not-open':
    'Ce code n’est pas encore actif. Il faut prévenir l’école, puis réessayer plus tard.',
  'auth/link-invalid': 'Ce lien est expiré ou a déjà servi. Il faut en demander un nouveau.',
  'auth/sign-in-to-confirm':
    'La confirmation se fait après la connexion au compte qui porte cette adresse. En cas d’oubli du mot de passe, on peut en choisir un nouveau.',
  'auth/recent-sign-in-required':
    'Par sécurité, se déconnecter, se reconnecter, puis choisir le mot de passe.',

  'classlink/student-only': 'La connexion par la plateforme de l’école est réservée aux élèves.',
  'classlink/user-unauthorized': 'La plateforme de l’école a refusé l’accès.',
  'classlink/invalid_grant': 'Cette connexion est expirée ou a déjà servi.',
  'classlink/email-required': 'La plateforme de l’école ne nous a pas transmis l’adresse courriel.',
  'classlink/school-not-found':
    'Nous ne connaissons pas encore la plateforme de cette école. L’école peut nous écrire.',
  'classlink/tenant-id-not-found': 'La plateforme ne nous a pas dit de quelle école il s’agit.',

  'reservation-taken': 'Ce code est déjà pris.',

  'form/firstname-required': 'Le prénom est obligatoire.',
  'form/firstname-invalid': 'Le prénom doit compter au plus 100 caractères ordinaires.',
  'form/lastname-required': 'Le nom de famille est obligatoire.',
  'form/lastname-invalid': 'Le nom de famille doit compter au plus 100 caractères ordinaires.',
  'form/email-required': 'L’adresse courriel est obligatoire.',
  'form/address-required': 'L’adresse est obligatoire.',
  'form/city-required': 'La ville est obligatoire.',
  'form/state-required': 'La province ou l’État est obligatoire.',
  'form/country-required': 'Le pays est obligatoire.',
  'form/postalzip-invalid': 'Un code postal valide est obligatoire.',
  'form/schoolname-required': 'Le nom de l’école est obligatoire.',
  'form/phone-required': 'Le numéro de téléphone est obligatoire.',
  'form/text-invalid': 'Ce texte est trop long ou contient un caractère illisible.',
  'form/code-required': 'Le code de l’école est obligatoire.',
  'form/code-invalid': 'Vérifier le code de l’école : de 4 à 64 caractères lisibles.',
  'form/type-invalid': 'Le type de compte n’est pas valide.',
  'form/password-required': 'Le mot de passe est obligatoire.',
  'form/password-too-short': 'Le mot de passe doit compter au moins 8 caractères.',
  'form/password-too-long': 'Le mot de passe doit compter au plus 128 caractères.',
  'form/password-common':
    'Ce mot de passe est trop facile à deviner. Il ne peut être ni un mot de passe courant, ni un nom, ni le nom ou le code de l’école.',
  'form/passwords-differ': 'Les mots de passe ne correspondent pas.',
  'form/current-password-required': 'Le mot de passe actuel est obligatoire.',
  'form/current-password-wrong': 'Ce n’est pas le mot de passe actuel.',
  'form/domains-invalid':
    'Écrire des domaines comme ecole.ca ou *.ecole.ca, séparés par des virgules; 100 au plus.',
  'form/reflection-too-long': 'Écris au plus 240 caractères par phrase.',

  'card/malformed': 'Cette carte n’est pas complète. Vérifier son titre, ses textes et ses liens.',

  'card/title-required': 'Donne un titre à ta carte.',
  'card/title-too-long': 'Écris un titre d’une seule ligne, de 40 caractères au plus.',
  'card/description-too-long': 'Écris une description de 500 caractères au plus.',
  'card/text-too-long': 'Un texte de cette carte est trop long. À raccourcir.',
  'card/too-many': 'Tu peux créer jusqu’à 3 cartes à toi. Enlèves-en une d’abord.',
  'card/deck-full':
    'Ce jeu a atteint le nombre maximal de cartes ajoutées. Retirez-en une d’abord.',

  'result/card-unknown':
    'Une de ces cartes ne fait pas partie de ce tri. Recharge la page, puis réessaie.',
  'result/rank-invalid': 'Les rangs vont de 1 à 3, chacun une seule fois.',
  'result/too-many-picks': 'Trois cartes, c’est le maximum : enlèves-en une d’abord.',
  'result/selection-invalid': 'Choisis exactement trois cartes, que tu as aimées ou créées.',
  'result/confirmed': 'Ce tri est déjà confirmé. Pour changer tes trois cartes, trie de nouveau.',
  'result/changed': 'Ce tri a continué ailleurs entre-temps. Rien n’a été supprimé.',
  'result/school-expired':
    'L’abonnement de ton école est terminé : on ne peut pas commencer un nouveau tri pour l’instant. Ce que tu as enregistré est toujours là.',
  'result/email-unconfirmed':
    'Ton école te demande de confirmer ton adresse courriel avant ton premier tri. Le lien est dans le courriel que nous t’avons envoyé. Ta page d’accueil peut te le renvoyer.',
  'result/not-confirmed': 'Confirme d’abord tes trois cartes; tu pourras ensuite en parler.',

  'profile/uid-missing': 'Aucun UID défini.',
  'profile/none': 'Il n’y a pas encore de profil : il est créé quand trois cartes sont confirmées.',
  'profile/awaited':
    'Notre équipe prépare ce profil et l’enverra par courriel d’ici quelques jours.',
  'profile/ticket-invalid': 'Ce lien n’est plus valide. Il faut redemander le profil.',
  'profile/unavailable':
    'Le PDF n’est pas disponible pour le moment. Rien n’est perdu : il pourra être créé plus tard.',
  'profile/busy':
    'Beaucoup de profils se préparent en ce moment. Celui-ci sera prêt dans un instant.',

  'survey/invalid': 'Une des réponses est trop longue. Raccourcis-la et envoie de nouveau.',

  'support/message-required': 'Le message est vide. Il faut d’abord l’écrire.',
  'support/message-too-long': 'Le message est trop long. Il peut compter 5 000 caractères.',

  'student/merge-invalid':
    'Ces deux comptes ne peuvent pas être fusionnés. Choisissez un autre compte de la même école.',
  'search/key-invalid': 'Cette recherche a expiré. Lancez-la de nouveau.',
  'search/too-short': 'Tapez au moins 3 caractères.',
  'school/not-found': 'Cette école n’existe pas.',
  'school/day-invalid': 'Entrez une date, par exemple 2027-06-30.',
  'school/too-few-cards': 'Il faut au moins 3 cartes pour un tri. Remettez-en quelques-unes.',
  'staff/own-account':
    'Vous ne pouvez pas vous retirer vous-même. Demandez-le à une ou un collègue.',
  'staff/joined-already': 'Cette personne a déjà accepté : elle peut se connecter.',
  'staff/too-many':
    'Votre école a atteint le nombre maximal de comptes du personnel. Retirez-en un d’abord.',

  'upload/name-invalid': 'On n’a pas pu nommer cette image. Choisis-la de nouveau.',
  'upload/type-invalid': 'Choisis une image PNG ou JPEG.',
  'upload/empty': 'Cette image est vide. Choisis-en une autre.',
  'upload/too-large': 'Choisis une image de 1,5 Mo au plus.',
  'upload/too-many-pixels': 'Cette image a trop de pixels. Choisis-en une plus petite.',
  'upload/damaged':
    'On n’arrive pas à lire cette image. Elle est peut-être abîmée : choisis-en une autre.',
  'upload/expired': 'C’était trop long. Choisis l’image de nouveau.',

  'request/invalid': 'Cette demande contient une erreur. Vérifier le formulaire, puis réessayer.',
  'request/unauthenticated': 'Il faut d’abord se connecter.',
  'request/forbidden': 'Ce compte ne permet pas cette action.',
  'request/foreign-origin': 'Cette demande ne vient pas de Trio. Ouvrir Trio, puis réessayer.',
  'request/not-found': 'Nous n’avons rien trouvé à cette adresse.',
  'request/too-large': 'C’est trop volumineux pour être envoyé.',
  'request/unsupported-type': 'Ce type de contenu n’est pas accepté ici.',
  'request/rate-limited': 'Trop de tentatives. Prendre une pause, puis réessayer plus tard.',
  'server/error': 'Un problème est survenu.',
  'server/unavailable':
    'Trio a un souci passager, et le Wi‑Fi n’y est pour rien. Un nouvel essai dans un instant devrait suffire.',

  'error.defaultMessage': 'Un problème est survenu.',
  'error.offline': 'Connexion impossible. Vérifier le Wi‑Fi, puis réessayer.',

  'hint.auth/user-not-found':
    'Il y a peut-être une faute de frappe. Sinon, on peut créer un compte.',
  'hint.auth/school-not-found':
    'Vérifie le code caractère par caractère ou demande-le à ton école.',
  'hint.auth/wrong-password': 'L’erreur peut être dans l’un ou dans l’autre.',
  'hint.auth/user-disabled': 'L’école peut le réactiver.',
  'hint.auth/email-domain-not-whitelisted': 'Essaie avec l’adresse que ton école t’a donnée.',
  'hint.auth/email-domain-blacklisted': 'Essaie avec l’adresse que ton école t’a donnée.',
  'hint.classlink/user-unauthorized':
    'Ouvre Trio de nouveau à partir de la plateforme de ton école ou parles-en à ton école.',
  'hint.classlink/invalid_grant': 'Ouvre Trio de nouveau à partir de la plateforme de ton école.',
  'hint.classlink/email-required': 'Demande à ton école de la partager avec Trio.',
  'hint.classlink/school-not-found': 'Tu peux aussi te connecter avec ton adresse courriel.',
  'hint.classlink/tenant-id-not-found': 'Parles-en à ton école.',
  'hint.reservation-taken': 'Choisissez-en un autre.',
};
