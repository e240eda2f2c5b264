import type { EnglishMessages } from '../message.ts';

export const results = {
  'write.heading': 'In your own words',
  'write.text':
    'A sentence or two makes the profile yours. Leave out what you like; you can change it any time.',
  'write.start': 'Not sure how to begin?',
  'write.count': {
    one: '{count} of {max} characters',
    other: '{count} of {max} characters',
  },
  'write.reason': 'Number {rank}: {title}',
  'write.reason.hint': 'What drew you to this one?',
  'write.reason.start.1': 'What caught my eye was…',
  'write.reason.start.2': 'It reminds me of…',
  'write.shared': 'What do your three share?',
  'write.shared.hint': 'A kind of place, people, problem, way of working… Name it your way.',
  'write.shared.start.1': 'In all three, somebody…',
  'write.shared.start.2': 'They all make me think of…',
  'write.action': 'One thing to do in the next 30 days',
  'write.action.hint': 'Small counts: ask somebody, try something, go and see.',
  'write.action.start.1': 'I will ask…',
  'write.action.start.2': 'I will try…',

  'write.readers': 'Who reads this',
  'write.readers.text':
    'You, and the staff of your school. It is also in your profile: whoever you show that to sees it, and the Trio team can open it.',
  'write.help': 'Something on your mind?',
  'write.help.line':
    'Talk to an adult you trust. In Canada, Kids Help Phone listens day and night: 1-800-668-6868.',

  'write.pages': 'Extra pages in your profile',
  'write.pages.family': 'For my family',
  'write.pages.family.text': 'Open questions to talk about at home.',
  'write.pages.counsellor': 'For my counsellor',
  'write.pages.counsellor.text': 'How your sort went, and a way into a conversation.',

  'write.save': 'Save and go on',
  'write.saving': 'Saving…',
  'write.skip': 'Skip for now',
  'write.leave': 'Keep what I had',
  'write.draft': 'What you wrote last time is still here. It is not saved yet.',
  'write.unsaved':
    'Your three are not saved yet, so your words can’t be either. They are kept on this device: save again once you are online.',
  'write.kept': 'What you wrote is kept on this device.',

  'words.heading': 'In your own words',
  'words.shared': 'What the three share',
  'words.action': 'In the next 30 days',
  'words.none':
    'Your profile has room for your own words: why these three, what they share, what to try next.',
  'words.edit': 'Edit my words',
  'words.add': 'Add my words',
  'words.saved': 'Your words are saved.',

  'profile.heading': 'Your profile is yours to keep',
  'profile.text':
    'A few pages made from what you chose and wrote: your three, careers to look into, questions worth asking.',
  'profile.get': 'Get my profile',
  'profile.getHint': 'It opens in a new tab, where you can save it or print it.',
  'profile.phoneHint': 'On a phone? Email it to yourself and open it on a computer.',
  'profile.email': 'Email it instead',
  'profile.emailAgain': 'Email it again',
  'profile.emailing': 'Sending…',
  'profile.emailed': 'Your profile is on its way to {email}.',
  'profile.emailedSomewhere': 'Your profile is on its way to your email address.',
  'profile.emailedBefore': 'Your profile was emailed to {email}.',
  'profile.waiting': 'Your profile can be made as soon as your three are saved.',
  'profile.cards': 'All cards as an accessible PDF',
  'profile.cardsText':
    'Every challenge with its careers in one document that a screen reader reads well. Your own profile is accessible too.',
  'profile.cardsOpen': 'Open all cards (PDF)',
  'profile.path': 'Continue',
  'profile.pathHeading': 'Next: create your path',
  'profile.pathText':
    'Your first challenge comes along. Look at where it could lead, and plan a way there.',

  'tab.title': 'Profile',
  'tab.making': 'Generating PDF…',
  'tab.makingText': 'It takes a moment. The document opens here.',
  'tab.busyText':
    'Many profiles are being made right now. This one is in line and we keep trying: just leave this tab open.',
  'tab.ready': 'The profile is ready',
  'tab.readyText': 'It opens here, or it is among your downloads.',
  'tab.failed': 'The profile could not be opened',
  'tab.retry': 'Try again',
  'tab.again': 'Open it again',
  'tab.close': 'Close this tab',

  'conclusion.title': 'What’s next',
  'conclusion.heading': 'Nice work, {name}',
  'conclusion.text':
    'Three challenges, chosen by you. Here is what you could do with your profile.',
  'conclusion.freemium.heading': 'Thank you for sorting, {name}',
  'conclusion.awaited':
    'Our team is preparing your profile and emails it to you within a few days. In the meantime:',
  'conclusion.idea.talk': 'Talk about it',
  'conclusion.idea.talkText':
    'Show your three to somebody at home or at school, and ask what they see in them.',
  'conclusion.idea.ask': 'Ask somebody who does it',
  'conclusion.idea.askText':
    'Pick one career from your three and find a person who works in it. Ten minutes are enough.',
  'conclusion.idea.try': 'Try a small piece',
  'conclusion.idea.tryText':
    'A club, a shift, a book, an afternoon: something you can do this month.',
  'conclusion.feedback': 'Tell us what you think',
  'conclusion.back': 'Back to my cards',
} as const satisfies EnglishMessages;
