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
  'nav.careers': 'Careers',
  'nav.dashboard': 'Dashboard',
  'nav.getCards': 'Get cards',
  'nav.help': 'Help',
  'nav.faq': 'FAQ',
  'nav.mail': 'Emails',
  'nav.profiles': 'Profiles',
  'nav.queue': 'Conversations',
  'nav.classes': 'Classes',
  'nav.staff': 'Team',
  'nav.cards': 'Extra cards',
  'nav.audit': 'Activity',
  'nav.usage': 'Usage',
  'nav.account': 'Account',
  'nav.accountOf': 'Account: {name}',

  'footer.label': 'About Trio',
  'footer.careers': 'Careers',
  'footer.terms': 'Terms of use',
  'footer.privacy': 'Privacy policy',
  'footer.sources': 'Data sources',
  'footer.newTab': '(opens in a new tab)',
  'footer.copyright': '© {years} Trio',

  'landing.title': 'Trio: which problems do you want to solve?',
  'landing.heading': 'Which problems do you want to solve?',
  'landing.paragraph':
    'Forget job titles for a while. Sort 56 real-world challenges, keep the three that pull you in, and leave with a profile that is yours.',
  'landing.start': 'Get started',
  'landing.careers': 'Browse careers',
  'landing.schools': 'For schools',
  'landing.duration': 'About 12 minutes, longer if you like to read',
  'landing.join': 'Join a class',
  'landing.login': 'Log in',
  'landing.card.everydayCare': 'Bring care closer to home',
  'landing.card.affordableHomes': 'Build homes we can afford',
  'landing.card.belongTogether': 'Make room for everyone',
  'landing.card.robotsAtWork': 'Team up with robots',
  'landing.card.freshWater': 'Keep every tap running clean',
  'landing.card.soundAndStage': 'Give a crowd goosebumps',
  'landing.card.emergencyResponse': 'Get help there in time',
  'landing.card.entrepreneurship': 'Launch a business idea',
  'landing.card.learnForLife': 'Help people keep learning',
  'landing.card.digitalShield': 'Lock out digital thieves',
  'landing.card.cleanPower': 'Power a town without smoke',
  'landing.card.screenMagic': 'Make the unreal feel real',
  'landing.pause': 'Pause the animation',
  'landing.move': 'Play the animation',

  'cookies.label': 'About cookies',
  'cookies.text':
    'Trio uses only the cookies it needs, for logging in and for your language. No ads, and nothing that follows you to other sites.',
  'cookies.hide': 'Got it',

  'print.day': 'Printed on {date}',
  'print.schoolDay': '{school}, printed on {date}',

  'timeout.text': 'You were logged out after an hour without activity.',
  'timeout.login': 'Log in again',
  'timeout.close': 'Close this message',
  'loggedOut.text': 'You are logged out.',

  'notFound.title': 'Page not found',
  'notFound.heading': 'We couldn’t find this page',
  'notFound.paragraph': 'The page you asked for does not exist, or it has moved.',
  'notFound.toDashboard': 'Back to my dashboard',
  'notFound.toHome': 'Back to the home page',

  'status.offlineHeading': 'We can’t reach Trio',
  'status.offline': 'Check your Wi‑Fi, then try again. Your saved work is safe.',
  'status.retry': 'Try again',
  'status.troubleHeading': 'Trio is having trouble',
  'status.trouble':
    'It’s not your Wi‑Fi. We’ll keep trying, so you can just wait. Your saved work is safe.',
  'status.troublePart': 'Trio is having trouble. It’s not your Wi‑Fi, and we’ll keep trying.',
  'status.tryNow': 'Try now',

  'language.missing': 'We couldn’t load Trio in French. Reload the page, then try again.',
  'language.unreachable':
    'We can’t reach Trio to load it in French. Check your Wi‑Fi, then try again.',

  'network.kept': 'Kept on this device.',
  'network.offline': 'Offline',
  'network.here': 'On this device',
  'network.later': 'It will be sent as soon as we can reach Trio.',
  'network.refused':
    'We couldn’t save some of your answers. Keep this page open and tell your teacher.',
  'network.expired': 'We couldn’t save this sort.',
  'network.onlyOnPage':
    'Your latest answers haven’t been sent yet, and this device can’t keep them. Keep this page open.',
  'network.goneOn':
    'You continued this sort on another device, so it wasn’t erased. You can pick it up again any time.',
} as const satisfies EnglishMessages;
