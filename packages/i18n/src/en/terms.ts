import type { EnglishMessages } from '../message.ts';

export const terms = {
  'terms.title': 'Terms of use',
  'terms.lead':
    'In short: be fair, keep your password to yourself, and remember that Trio is for exploring.',
  'terms.default':
    'These are Trio’s own terms, from November 2026. The people who run this site may have their own terms. If so, the link at the bottom of each page leads to those.',

  'terms.own':
    'This site has its own terms, and those are the ones that apply. Below are only Trio’s default terms.',
  'terms.ownOpen': 'Open this site’s terms',

  'terms.what': 'What Trio is',
  'terms.what.1':
    'Trio helps students find out which problems they would like to work on. They sort cards, keep three and get a profile about them.',
  'terms.what.2':
    'It’s an exploration. It doesn’t measure anyone, says nothing about health or ability, and predicts nothing. For big decisions, talk to people: your family, a counsellor, someone who does the work.',

  'terms.who': 'Who may use it',
  'terms.who.1':
    'Students use Trio because their school has decided to, and join with the school’s code. The school makes sure that this is allowed, and asks families for permission where that is required.',
  'terms.who.2':
    'Using Trio without a school, and not an adult yet? Ask a parent or guardian first.',

  'terms.account': 'Accounts and codes',
  'terms.account.1':
    'An account is for one person. Use your own name, and an email address that you can check.',
  'terms.account.2':
    'Keep your password to yourself: no one from Trio will ever ask for it. A school’s code is for the students of that school.',
  'terms.account.3':
    'School staff can disable an account at their school, and can delete their students’ accounts.',

  'terms.yours': 'What you write stays yours',
  'terms.yours.1':
    'Your answers, your words, your cards and your pictures belong to you. Trio keeps them and shows them to you and to the people named in the privacy policy, because Trio needs that to work. We use them for nothing else.',
  'terms.yours.2': 'Add only pictures that are yours, or that you’re allowed to use.',

  'terms.fair': 'Fair play',
  'terms.fair.hurt': 'Nothing that hurts, insults or threatens anyone.',
  'terms.fair.others': 'Nothing private about other people.',
  'terms.fair.accounts': 'No using someone else’s account, and no pretending to be them.',
  'terms.fair.attack': 'No attempts to break in, to overload Trio or to copy other people’s data.',
  'terms.fair.after':
    'Anyone who breaks these rules may lose their account. Found a security problem? Please tell us.',

  'terms.works': 'When something doesn’t work',
  'terms.works.1':
    'We do our best to make sure that Trio is there when you need it and loses nothing. We can’t promise that it always works or has no mistakes.',
  'terms.works.2':
    'What Trio says about occupations comes from public sources and can change. Check it before you decide something that matters.',
  'terms.works.3': 'The rights that the law gives you stay yours, whatever these terms say.',

  'terms.change': 'Changes, and leaving',
  'terms.change.1':
    'When these terms change, we update this page and the month above. You can stop using Trio at any time, and ask on your account page for everything to be deleted.',

  'terms.contact': 'Questions',
  'terms.contact.1': 'Write to {address}',
} as const satisfies EnglishMessages;
