import type { EnglishMessages } from '../message.ts';

/** Must match `docs/trust/data.md`. */
export const privacy = {
  'privacy.lead':
    'What Trio keeps, who can see it, for how long, and how to ask for it to be deleted.',

  'privacy.own':
    'This site has a privacy policy of its own, which is the one that counts. What follows is what Trio itself keeps.',
  'privacy.ownOpen': 'Open the privacy policy of this site',

  'privacy.kept': 'What we keep',
  'privacy.who': 'Who sees it',
  'privacy.howLong': 'How long',
  'privacy.nobody': 'Nobody.',
  'privacy.team': 'The Trio team.',
  'privacy.untilAccount': 'Until the account is deleted.',
  'privacy.person': 'Name, email and language',
  'privacy.person.who': 'You, your school’s staff and the Trio team.',
  'privacy.person.howLong': 'Until the account or the school is deleted.',
  'privacy.password': 'Password',
  'privacy.password.who':
    'Nobody. Only a fingerprint of it is kept, which can’t be turned back into the password.',
  'privacy.password.howLong': 'Until it is changed or the account is deleted.',
  'privacy.school': 'The school: name, address, phone, code and settings',
  'privacy.school.who': 'Its staff and the Trio team.',
  'privacy.school.howLong': 'Until the school is deleted.',
  'privacy.sorts':
    'Your sorts: the answer to each card and when it was given, the three you picked, and the time you spent',
  'privacy.sorts.who':
    'You. Your school’s staff and the Trio team see your three, how many times you sorted and for how long, a hint when a sort was very quick, and your profile, which shows how your answers fell.',
  'privacy.sorts.howLong':
    'A sort you stop is deleted at once. The others stay until the account is deleted.',
  'privacy.ideas': 'Careers you add to a card',
  'privacy.ideas.who':
    'You. Those on one of your three cards are in your profile, which your school’s staff and the Trio team can open.',
  'privacy.withSort': 'As long as the sort they belong to.',
  'privacy.words': 'Your own words about your three, and which pages for others your profile has',
  'privacy.words.who':
    'You and your school’s staff. They are in your profile, which the Trio team can open too.',
  'privacy.profile': 'Your profile, and when it was emailed',
  'privacy.profile.who': 'You, your school’s staff and the Trio team.',
  'privacy.profile.howLong':
    'The document is made anew each time it is asked for, and is not stored. When it was emailed is kept as long as the sort.',
  'privacy.surveys': 'Answers to our surveys, which only people who use Trio without a school get',
  'privacy.surveys.who': 'You and the Trio team, with your name. Each look is noted in a log.',
  'privacy.ownCards':
    'Cards you make: title, description and picture. Where and with what a photo was taken is removed from it.',
  'privacy.ownCards.who':
    'You. Your school’s staff and the Trio team see a card of yours if it is one of your three.',
  'privacy.ownCards.howLong':
    'As long as the sort they belong to. A picture that no sort shows is deleted after a week.',
  'privacy.signOn':
    'Logging in through your school’s own service: which one, and who you are there',
  'privacy.sessions': 'When you logged in and were last active',
  'privacy.sessions.howLong':
    '12 hours at most, then it is removed within an hour. No device name and no network address is kept.',
  'privacy.links':
    'Links we email for a new password, to confirm an address or to invite staff, as a fingerprint',
  'privacy.links.howLong':
    'A link works for 1 hour (new password), 1 day (new address) or 7 days (a school’s first address, an invitation), and is removed within an hour after that.',
  'privacy.mails': 'Emails we send: to whom, which one, when, delivered or not',
  'privacy.mails.howLong':
    '30 days if delivered, 90 days if not. Their text is encrypted, and erased once delivered.',
  'privacy.tries': 'Counts of repeated tries, which stop people from guessing passwords',
  'privacy.tries.howLong': 'A day at most, then they are removed within an hour.',
  'privacy.use':
    'How Trio is used: a fixed list of events, with the kind of page, the role and the language; and sums of them by day, with where sorts were left, how long cards were looked at, and which cards and careers were opened',
  'privacy.use.howLong':
    'Events 30 days, sums 760 days. There is no name in it: it is tied to nobody. Browsers that ask not to be tracked are not counted.',
  'privacy.faults':
    'Faults of Trio in the browser: what failed, and where in our program. Only if this site has turned that on.',
  'privacy.faults.who': 'The Trio team, or the service that this site has chosen for it.',
  'privacy.faults.howLong':
    'As long as the technical logs. Nothing that you typed is in it, nor who you are.',
  'privacy.log': 'Log of what school staff and the Trio team did: who, when and what',
  'privacy.log.howLong':
    '730 days, unless this site has set another time; also after an account is deleted. Students are in it by a number only.',
  'privacy.support':
    'A message to us from inside Trio: what you wrote, with your name, email, role and school',
  'privacy.contact': 'A request to be contacted: name, email, phone and school',
  'privacy.contact.who': 'The Trio team, who get it as an email.',
  'privacy.contact.howLong':
    'Until it has been sent. After that it is an email in the team’s mailbox.',

  'privacy.device': 'What is kept on your device',
  'privacy.device.login':
    'Three cookies while you are logged in: one with your session and one that says that it ends with the browser, both readable by our server only, and one that says that there is a session. They go when you log out or close the browser. A fourth lasts a few minutes while you come from your school’s own log-in. A fifth marks this browser as one in which you have logged in, so that other people’s wrong passwords do not slow you down: it holds no name, only our server can read it, and it stays for 180 days, also after you log out. The time you were last active is kept until you log out.',
  'privacy.device.choices':
    'The language you chose, and that you have closed the notice about cookies: both stay until you clear them. The language is in a cookie as well, for a year, so that the first page comes in it.',
  'privacy.device.sort':
    'Students: the sort under way and what you have begun to write about your three, with your first name and your school’s settings, so that nothing is lost without Wi‑Fi. They are erased when you log out. Answers that could not be sent yet stay until you log in again, and only you can see them.',
  'privacy.device.others':
    'No advertising, nothing that follows you on other sites, and no file from another company.',

  'privacy.shared': 'What leaves Trio',
  'privacy.sold':
    'Nothing is sold. Data goes to no other company, except a mail server, a log-in service, a survey, a site to go on to, or a service for counts of use or for faults, where one has been set up for this site.',
  'privacy.logs': 'Our technical logs hold no names, no addresses and nothing that you typed.',

  'privacy.asking': 'A copy of your data, or its deletion',
  'privacy.copy': 'Your account page has a button that downloads everything kept about you.',
  'privacy.askStudent':
    'Students ask for deletion on their account page. The school’s staff get an email and delete the account: everything above that is about the student goes at once, and a last email says so. Until then, the request can be taken back.',
  'privacy.askSchool':
    'Schools ask the same way. The Trio team gets an email and deletes the school with all of its students.',
  'privacy.staffDelete':
    'School staff can delete one of their students at any time, and the Trio team any student.',

  'privacy.time': 'How long a school keeps its students',
  'privacy.timeText':
    'The school decides: nothing is deleted by time alone. A school whose subscription has ended keeps what it has until it asks for deletion. Where a rule asks for it earlier, the Trio team deletes it earlier.',

  'privacy.questions': 'Questions? Write to {address}',
} as const satisfies EnglishMessages;
