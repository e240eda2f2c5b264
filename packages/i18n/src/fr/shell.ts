import type { shell as english } from '../en/shell.ts';
import type { French } from '../message.ts';

export const shell: French<typeof english> = {
  'app.skip': 'Passer au contenu',
  'app.loading': 'Chargement…',
  'app.close': 'Fermer',

  'panel.retry': 'Réessayer',
  'panel.loading': 'Chargement…',
  'panel.old': 'Ces données ne sont peut-être plus à jour.',
  'nav.label': 'Principale',
  'nav.menu': 'Menu',
  'nav.closeMenu': 'Fermer le menu',
  'nav.home': 'Trio, accueil',
  'nav.login': 'Connexion',
  'nav.signup': 'Inscription',
  'nav.logout': 'Déconnexion',
  'nav.sortCards': 'Trier les cartes',
  'nav.careers': 'Métiers',
  'nav.dashboard': 'Tableau de bord',
  'nav.getCards': 'Commander des cartes',
  'nav.help': 'Aide',
  'nav.faq': 'FAQ',
  'nav.mail': 'Courriels',
  'nav.people': 'Personnes',
  'nav.profiles': 'Profils',
  'nav.queue': 'Entretiens',
  'nav.classes': 'Classes',
  'nav.staff': 'Équipe',
  'nav.cards': 'Cartes ajoutées',
  'nav.audit': 'Journal',
  'nav.keeping': 'Données',
  'nav.usage': 'Utilisation',
  'nav.admins': 'Administration',
  'nav.newSchools': 'Nouvelles écoles',
  'nav.more': 'Plus',
  'nav.boards': 'Conseils scolaires',
  'nav.members': 'Membres',
  'nav.account': 'Compte',
  'nav.accountOf': 'Compte : {name}',

  'footer.label': 'À propos de Trio',
  'footer.careers': 'Métiers',
  'footer.terms': 'Conditions d’utilisation',
  'footer.privacy': 'Politique de confidentialité',
  'footer.sources': 'Sources des données',
  'footer.trust': 'Documents sur la sécurité et la vie privée',
  'footer.newTab': '(s’ouvre dans un nouvel onglet)',
  'footer.copyright': '© {years} Trio',

  'landing.title': 'Trio : quels défis as-tu envie de relever?',
  'landing.heading': 'Quels défis as-tu envie de relever?',
  'landing.paragraph':
    'Oublie un moment les noms de métiers. Trie 56 défis de la vraie vie, garde les trois qui t’appellent et repars avec un profil bien à toi.',
  'landing.start': 'Commencer',
  'landing.careers': 'Parcourir les métiers',
  'landing.schools': 'Pour les écoles',
  'landing.duration': 'Environ 12 minutes, plus si tu aimes lire',
  'landing.join': 'Rejoindre une classe',
  'landing.login': 'Connexion',
  'landing.card.everydayCare': 'Rapprocher les soins des gens',
  'landing.card.affordableHomes': 'Bâtir des logements abordables',
  'landing.card.belongTogether': 'Faire une place à tout le monde',
  'landing.card.robotsAtWork': 'Faire équipe avec des robots',
  'landing.card.freshWater': 'Garder l’eau bonne à boire',
  'landing.card.soundAndStage': 'Faire vibrer toute une salle',
  'landing.card.emergencyResponse': 'Arriver à temps pour aider',
  'landing.card.entrepreneurship': 'Transformer une idée en entreprise',
  'landing.card.learnForLife': 'Aider à apprendre à tout âge',
  'landing.card.digitalShield': 'Barrer la porte aux pirates du Web',
  'landing.card.cleanPower': 'Chauffer et éclairer sans polluer',
  'landing.card.screenMagic': 'Faire croire à l’incroyable',
  'landing.pause': 'Arrêter l’animation',
  'landing.move': 'Lancer l’animation',

  'cookies.label': 'À propos des témoins',
  'cookies.text':
    'Trio n’utilise que les témoins (cookies) nécessaires à la connexion et au choix de la langue. Aucune publicité, et aucun suivi d’un site à l’autre.',
  'cookies.hide': 'Compris',

  'print.day': 'Imprimé le {date}',
  'print.schoolDay': '{school}, imprimé le {date}',

  'timeout.text': 'La session a pris fin après une heure sans activité.',
  'timeout.login': 'Se reconnecter',
  'timeout.close': 'Fermer ce message',
  'loggedOut.text': 'La session est fermée.',

  'notFound.title': 'Page introuvable',
  'notFound.heading': 'Cette page est introuvable',
  'notFound.paragraph': 'La page demandée n’existe pas ou a changé d’adresse.',
  'notFound.toDashboard': 'Retour au tableau de bord',
  'notFound.toHome': 'Retour à l’accueil',

  'status.offlineHeading': 'Trio est injoignable',
  'status.offline':
    'Il suffit de réessayer une fois le Wi‑Fi rétabli. Ce qui est enregistré ne risque rien.',
  'status.retry': 'Réessayer',
  'status.troubleHeading': 'Trio a un problème passager',
  'status.trouble':
    'Le Wi‑Fi n’y est pour rien. Nous réessayons sans cesse : il suffit d’attendre. Ce qui est enregistré ne risque rien.',
  'status.troublePart':
    'Trio a un problème passager. Le Wi‑Fi n’y est pour rien, et nous réessayons sans cesse.',
  'status.tryNow': 'Réessayer maintenant',

  'language.missing':
    'Trio n’a pas pu s’afficher en anglais. Il suffit de recharger la page, puis de choisir l’anglais.',
  'language.unreachable':
    'Trio est injoignable : l’anglais sera disponible une fois le Wi‑Fi rétabli.',

  'network.kept': 'Gardé sur cet appareil.',
  'network.offline': 'Hors ligne',
  'network.here': 'Sur cet appareil',
  'network.later': 'Ce sera envoyé dès que Trio sera joignable.',
  'network.refused':
    'Certaines de tes réponses n’ont pas pu être enregistrées. Garde cette page ouverte et parles-en à ton enseignante ou à ton enseignant.',
  'network.expired': 'Ce tri n’a pas pu être enregistré.',
  'network.onlyOnPage':
    'Tes dernières réponses ne sont pas encore envoyées, et cet appareil ne peut pas les garder. Garde cette page ouverte.',
  'network.goneOn':
    'Tu avais continué ce tri sur un autre appareil : il n’a donc pas été effacé. Tu peux le poursuivre quand tu veux.',
};
