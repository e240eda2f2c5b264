import type { EnglishMessages } from '../message.ts';

/** What surrounds every page: header, menu, footer, landing, fallback pages. */
export const shell = {
  'app.name': 'Trio',
  'app.skip': 'Skip to content',
  'app.loading': 'Loading…',

  'nav.label': 'Main',
  'nav.menu': 'Menu',
  'nav.closeMenu': 'Close menu',
  'nav.home': 'Trio, home',
  'nav.login': 'Log in',
  'nav.signup': 'Sign up',
  'nav.logout': 'Log out',
  'nav.sortCards': 'Sort cards',
  'nav.dashboard': 'Dashboard',
  'nav.getCards': 'Get cards',
  'nav.help': 'Help',
  'nav.faq': 'FAQ',
  'nav.account': 'Account',
  'nav.accountOf': 'Account: {name}',

  'footer.label': 'About Trio',
  'footer.terms': 'Terms of use',
  'footer.privacy': 'Privacy policy',
  'footer.newTab': '(opens in a new tab)',
  'footer.copyright': '© {years} Trio',

  'landing.title': 'Trio: which problems do you want to solve?',
  'landing.heading': 'Which problems do you want to solve?',
  'landing.paragraph':
    'Forget job titles for a while. Sort 56 real-world challenges, keep the three that pull at you, and leave with a profile that is yours.',
  'landing.start': 'Get started',
  'landing.duration': 'About 12 minutes',
  'landing.card.everydayCare': 'Care close to home',
  'landing.card.affordableHomes': 'A home within reach',
  'landing.card.belongTogether': 'Everyone belongs',
  'landing.card.robotsAtWork': 'Robots as co-workers',
  'landing.card.freshWater': 'Clean water, every day',
  'landing.card.soundAndStage': 'Live on stage',

  'notFound.title': 'Page not found',
  'notFound.heading': 'This card is not in the deck',
  'notFound.paragraph': 'The page you asked for does not exist, or it has moved.',
  'notFound.toDashboard': 'Back to your dashboard',
  'notFound.toHome': 'Back to the home page',

  'crash.heading': 'Oops, something went wrong.',
  'crash.paragraph': 'Reload the page. If it happens again, write to us at {email}.',
  'crash.reload': 'Reload the page',

  'soon.heading': '{page}: in the making',
  'soon.paragraph': 'We are still building this page. Everything else works in the meantime.',
  'soon.back': 'Back',

  'status.offlineHeading': 'We can’t reach Trio',
  'status.offline': 'Check the Wi-Fi. Nothing of yours is lost; we will be here when it is back.',
  'status.retry': 'Try again',
} as const satisfies EnglishMessages;
