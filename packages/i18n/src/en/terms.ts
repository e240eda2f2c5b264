import type { EnglishMessages } from '../message.ts';

export const terms = {
  'terms.title': 'Terms of use',
  'terms.lead':
    'In short: be fair, keep your login to yourself, and remember that Trio is there to explore with.',
  'terms.default':
    'These are Trio’s own terms, from November 2026. Whoever runs this site may have terms of their own: the link at the bottom of each page then leads to those.',

  'terms.own':
    'This site has terms of its own, and they are the ones that count. What follows is only Trio’s default.',
  'terms.ownOpen': 'Open the terms of this site',

  'terms.what': 'What Trio is',
  'terms.what.1':
    'Trio helps students find out which problems they would like to work on. They sort cards, keep three and get a profile about them.',
  'terms.what.2':
    'It is an exploration. It measures nobody, finds out nothing about health or ability, and predicts nothing. For big decisions, talk to people: your family, a counsellor, somebody who does the work.',

  'terms.who': 'Who may use it',
  'terms.who.1':
    'Students use Trio because their school has decided to, and join with the school’s code. The school makes sure that this is allowed, and asks families where they must be asked.',
  'terms.who.2':
    'Using Trio without a school, and not an adult yet? Then ask a parent or guardian first.',

  'terms.account': 'Accounts and codes',
  'terms.account.1':
    'An account is for one person. Use your own name, and an email address that you can read.',
  'terms.account.2':
    'Keep your password to yourself: nobody from Trio will ever ask for it. A school’s code is for the students of that school.',
  'terms.account.3':
    'School staff can turn off an account of their school, and can delete their students’ accounts.',

  'terms.yours': 'What you write stays yours',
  'terms.yours.1':
    'Your answers, your words, your cards and your pictures belong to you. Trio keeps them and shows them to you and to those whom the privacy policy names, so that it can work. We use them for nothing else.',
  'terms.yours.2': 'Add only pictures that are yours, or that you may use.',

  'terms.fair': 'Fair play',
  'terms.fair.hurt': 'Nothing that hurts, insults or threatens somebody.',
  'terms.fair.others': 'Nothing private about other people.',
  'terms.fair.accounts': 'No using somebody else’s account, and no pretending to be them.',
  'terms.fair.attack': 'No attempts to break in, to overload Trio or to copy other people’s data.',
  'terms.fair.after':
    'Whoever does not keep to this may lose their account. Found a weak spot? Tell us, and thank you.',

  'terms.works': 'When something doesn’t work',
  'terms.works.1':
    'We do our best so that Trio is there when you need it and loses nothing. We can’t promise that it always works or has no mistakes.',
  'terms.works.2':
    'What Trio says about occupations comes from public sources and can change. Check it before you decide something that matters.',
  'terms.works.3': 'The rights that the law gives you stay yours, whatever stands here.',

  'terms.change': 'Changes, and leaving',
  'terms.change.1':
    'When these terms change, this page does, and so does the month above. You can stop using Trio at any time, and ask on your account page for everything to be deleted.',

  'terms.contact': 'Questions',
  'terms.contact.1': 'Write to {address}',
} as const satisfies EnglishMessages;
