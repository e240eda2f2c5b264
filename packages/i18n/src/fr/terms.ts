import type { terms as english } from '../en/terms.ts';
import type { French } from '../message.ts';

export const terms: French<typeof english> = {
  'terms.title': 'Conditions d’utilisation',
  'terms.lead':
    'En bref : du respect, un mot de passe gardé pour soi, et l’idée que Trio sert à explorer.',
  'terms.default':
    'Voici les conditions de Trio, de novembre 2026. L’organisation qui offre ce site peut avoir les siennes : le lien au bas de chaque page y mène alors.',

  'terms.own':
    'Ce site a ses propres conditions, et ce sont elles qui s’appliquent. Voici seulement celles que Trio propose par défaut.',
  'terms.ownOpen': 'Ouvrir les conditions de ce site',

  'terms.what': 'Ce qu’est Trio',
  'terms.what.1':
    'Trio aide les élèves à trouver les défis qui les attirent. On trie des cartes, on en garde trois et on reçoit un profil à leur sujet.',
  'terms.what.2':
    'C’est une exploration. Trio ne mesure personne, ne révèle rien sur la santé ou les capacités et ne prédit rien. Avant une grande décision, mieux vaut parler à des gens : la famille, une conseillère ou un conseiller d’orientation, quelqu’un du métier.',

  'terms.who': 'Qui peut l’utiliser',
  'terms.who.1':
    'Les élèves utilisent Trio parce que leur école l’a choisi, et s’inscrivent avec le code de l’école. L’école s’assure d’en avoir le droit et consulte les familles quand c’est nécessaire.',
  'terms.who.2':
    'Pour utiliser Trio sans école avant l’âge adulte, il faut d’abord l’accord d’un parent ou d’une personne responsable.',

  'terms.account': 'Comptes et codes',
  'terms.account.1':
    'Un compte appartient à une seule personne, sous son vrai nom et avec une adresse courriel qu’elle peut consulter.',
  'terms.account.2':
    'Le mot de passe ne se donne à personne : l’équipe de Trio ne le demandera jamais. Le code d’une école est réservé à ses élèves.',
  'terms.account.3':
    'Le personnel d’une école peut désactiver un compte de l’école et supprimer ceux de ses élèves.',

  'terms.yours': 'Ce qui est écrit reste à la personne qui l’écrit',
  'terms.yours.1':
    'Les réponses, les mots, les cartes et les images appartiennent à leur auteure ou à leur auteur. Trio les conserve et les montre à cette personne, ainsi qu’à celles que nomme la politique de confidentialité, pour pouvoir fonctionner. Nous n’en faisons rien d’autre.',
  'terms.yours.2': 'On n’ajoute que des images à soi, ou qu’on a le droit d’utiliser.',

  'terms.fair': 'Les règles du jeu',
  'terms.fair.hurt': 'Rien qui blesse, insulte ou menace quelqu’un.',
  'terms.fair.others': 'Rien de privé sur d’autres personnes.',
  'terms.fair.accounts':
    'Pas d’utilisation du compte d’une autre personne, et pas d’usurpation d’identité.',
  'terms.fair.attack':
    'Pas de tentative d’intrusion, de surcharge de Trio ou de copie des données d’autres personnes.',
  'terms.fair.after':
    'Une personne qui ne suit pas ces règles peut perdre son compte. Une faille découverte? Merci de nous la signaler.',

  'terms.works': 'Quand quelque chose ne marche pas',
  'terms.works.1':
    'Nous faisons de notre mieux pour que Trio soit là au bon moment et ne perde rien. Nous ne pouvons pas promettre qu’il fonctionnera toujours ni qu’il sera sans erreur.',
  'terms.works.2':
    'Ce que Trio dit des professions vient de sources publiques et peut changer. C’est à vérifier avant toute décision qui compte.',
  'terms.works.3': 'Les droits que donne la loi demeurent, quoi qu’il soit écrit ici.',

  'terms.change': 'Changements et départ',
  'terms.change.1':
    'Quand ces conditions changent, cette page change aussi, avec le mois indiqué plus haut. On peut cesser d’utiliser Trio en tout temps et demander, sur la page du compte, que tout soit supprimé.',

  'terms.contact': 'Des questions?',
  'terms.contact.1': 'L’équipe de Trio y répond à cette adresse : {address}',
};
