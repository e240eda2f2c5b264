import type { EnglishMessages } from '../message.ts';

export const shell = {
  'app.skip': 'Skip to content',
  'app.loading': 'Loading…',
  'app.close': 'Close',

  'nav.label': 'Main',
  'nav.menu': 'Menu',
  'nav.closeMenu': 'Close menu',
  'nav.home': 'Trio, home',
  'nav.login': 'Login',
  'nav.signup': 'Sign up',
  'nav.logout': 'Log out',
  'nav.sortCards': 'Sort cards',
  'nav.dashboard': 'Dashboard',
  'nav.getCards': 'Get cards',
  'nav.help': 'Help',
  'nav.faq': 'FAQ',
  'nav.mail': 'Emails',
  'nav.profiles': 'Profiles',
  'nav.staff': 'Team',
  'nav.cards': 'Extra cards',
  'nav.audit': 'Log',
  'nav.usage': 'Usage',
  'nav.account': 'Account',
  'nav.accountOf': 'Account: {name}',

  'footer.label': 'About Trio',
  'footer.terms': 'Terms of use',
  'footer.privacy': 'Privacy policy',
  'footer.sources': 'Data sources',
  'footer.newTab': '(opens in a new tab)',
  'footer.copyright': '© {years} Trio',

  'landing.title': 'Trio: which problems do you want to solve?',
  'landing.heading': 'Which problems do you want to solve?',
  'landing.paragraph':
    'Forget job titles for a while. Sort 56 real-world challenges, keep the three that pull at you, and leave with a profile that is yours.',
  'landing.start': 'Get started',
  'landing.duration': 'About 12 minutes',
  'landing.card.everydayCare': 'Bring care closer to home',
  'landing.card.affordableHomes': 'Build homes we can afford',
  'landing.card.belongTogether': 'Make room for everyone',
  'landing.card.robotsAtWork': 'Teach robots to lend a hand',
  'landing.card.freshWater': 'Keep every tap running clean',
  'landing.card.soundAndStage': 'Give a crowd goosebumps',
  'landing.card.emergencyResponse': 'Get help there in time',
  'landing.card.entrepreneurship': 'Launch a business idea',
  'landing.card.learnForLife': 'Help people keep learning',
  'landing.card.digitalShield': 'Lock out digital thieves',
  'landing.card.cleanPower': 'Power a town without smoke',
  'landing.card.screenMagic': 'Make the unreal feel real',
  'landing.pause': 'Pause the cards',
  'landing.move': 'Move the cards',

  'cookies.label': 'About cookies',
  'cookies.text':
    'Trio uses only the cookies it needs, for logging in and for your language. No tracking, no ads.',
  'cookies.hide': 'Got it',

  'print.day': 'Printed on {date}',
  'print.schoolDay': '{school}, printed on {date}',

  'timeout.text': 'You were logged out after an hour without activity.',
  'timeout.login': 'Log in again',
  'timeout.close': 'Close this message',
  'loggedOut.text': 'You are logged out.',

  'notFound.title': 'Page not found',
  'notFound.heading': 'This card is not in the deck',
  'notFound.paragraph': 'The page you asked for does not exist, or it has moved.',
  'notFound.toDashboard': 'Back to your dashboard',
  'notFound.toHome': 'Back to the home page',

  'status.offlineHeading': 'We can’t reach Trio',
  'status.offline': 'Check the Wi‑Fi, then try again. Nothing is lost.',
  'status.retry': 'Try again',
  'status.troubleHeading': 'Trio is having trouble',
  'status.trouble': 'It’s not your Wi‑Fi. We keep trying, so you can simply wait. Nothing is lost.',
  'status.troublePart': 'Trio is having trouble. It’s not your Wi‑Fi, and we keep trying.',
  'status.tryNow': 'Try now',

  'language.missing': 'We couldn’t load Trio in French. Reload the page, then try again.',
  'language.unreachable':
    'We can’t reach Trio to load it in French. Check the Wi‑Fi, then try again.',

  'network.kept': 'Kept on this device.',
  'network.later': 'It will be sent as soon as Trio can be reached.',
  'network.refused':
    'Some of your answers could not be saved. Keep this page open and tell your teacher.',
  'network.expired': 'This sort could not be saved.',
  'network.onlyOnPage':
    'Your latest answers are not sent yet, and this device can’t keep them. Keep this page open.',
  'network.goneOn':
    'You had gone on with this sort on another device, so we kept it. You can continue any time.',
} as const satisfies EnglishMessages;
