import type { shell as english } from '../en/shell.ts';
import type { French } from '../message.ts';

export const shell: French<typeof english> = {
  'app.name': 'Trio',
  'app.skip': 'Passer au contenu',
  'app.loading': 'Chargement…',

  'nav.label': 'Principale',
  'nav.menu': 'Menu',
  'nav.closeMenu': 'Fermer le menu',
  'nav.home': 'Trio, accueil',
  'nav.login': 'Connexion',
  'nav.signup': 'Inscription',
  'nav.logout': 'Déconnexion',
  'nav.sortCards': 'Trier les cartes',
  'nav.dashboard': 'Tableau de bord',
  'nav.getCards': 'Obtenir les cartes',
  'nav.help': 'Aide',
  'nav.faq': 'FAQ',
  'nav.account': 'Compte',
  'nav.accountOf': 'Compte : {name}',

  'footer.label': 'À propos de Trio',
  'footer.terms': 'Conditions d’utilisation',
  'footer.privacy': 'Politique de confidentialité',
  'footer.newTab': '(s’ouvre dans un nouvel onglet)',
  'footer.copyright': '© {years} Trio',

  'landing.title': 'Trio : quels défis as-tu envie de relever?',
  'landing.heading': 'Quels défis as-tu envie de relever?',
  'landing.paragraph':
    'Oublie un moment les noms de métiers. Trie 56 défis bien réels, garde les trois qui t’appellent et repars avec un profil à ton image.',
  'landing.start': 'Commencer',
  'landing.duration': 'Environ 12 minutes',
  'landing.card.everydayCare': 'Des soins près de chez soi',
  'landing.card.affordableHomes': 'Un toit à la portée de chacun',
  'landing.card.belongTogether': 'Une place pour chaque personne',
  'landing.card.robotsAtWork': 'Travailler avec les robots',
  'landing.card.freshWater': 'De l’eau propre chaque jour',
  'landing.card.soundAndStage': 'En direct sur scène',

  'notFound.title': 'Page introuvable',
  'notFound.heading': 'Cette carte n’est pas dans le jeu',
  'notFound.paragraph': 'La page demandée n’existe pas ou a changé d’adresse.',
  'notFound.toDashboard': 'Retour au tableau de bord',
  'notFound.toHome': 'Retour à l’accueil',

  'crash.heading': 'Oups, un problème est survenu.',
  'crash.paragraph': 'Recharge la page. Si le problème persiste, écris-nous à {email}.',
  'crash.reload': 'Recharger la page',

  'soon.heading': '{page} : en construction',
  'soon.paragraph': 'Cette page arrive bientôt. Tout le reste fonctionne déjà.',
  'soon.back': 'Retour',

  'status.offlineHeading': 'Trio est injoignable',
  'status.offline':
    'Vérifie le Wi-Fi. Rien n’est perdu : tout reprendra dès que la connexion reviendra.',
  'status.retry': 'Réessayer',
};
