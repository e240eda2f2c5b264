import type { EnglishMessages } from '../message.ts';

/** Must match `docs/trust/data.md`. */
export const privacy = {
  'privacy.lead':
    'What Trio keeps, who can see it, for how long, and how to ask for it to be deleted.',

  'privacy.own':
    'This site has its own privacy policy, and that is the one that applies. Below is what Trio itself keeps.',
  'privacy.ownOpen': 'Open this site’s privacy policy',

  'privacy.kept': 'What we keep',
  'privacy.who': 'Who sees it',
  'privacy.howLong': 'How long',
  'privacy.nobody': 'No one.',
  'privacy.team': 'The Trio team.',
  'privacy.untilAccount': 'Until the account is deleted.',
  'privacy.person':
    'Name, email or username, language and classes, from you, or from your school’s staff if they made your account',
  'privacy.person.who': 'You, your school’s staff and the Trio team.',
  'privacy.person.howLong':
    'Until the account or the school is deleted. A student’s account is deleted 24 months after it was last used, or after the period that the school has chosen.',
  'privacy.password': 'Password',
  'privacy.password.who':
    'No one. We keep only a fingerprint of it, which can’t be turned back into the password.',
  'privacy.password.howLong': 'Until it is changed or the account is deleted.',
  'privacy.factor':
    'Second factor of staff: name and kind, when it was added and last used, an encrypted key or a public key, recovery codes as hashes, and whether a loss was reported',
  'privacy.factor.who':
    'The person. Owners of the school and the Trio team see only that there is one.',
  'privacy.factor.howLong':
    'Until it is removed, a recovery code is used, or the account is deleted.',
  'privacy.help':
    'Help from your school: who last gave you a new password and when, and a new email address that is not confirmed yet',
  'privacy.help.who': 'You, your school’s staff and the Trio team.',
  'privacy.help.howLong':
    'The new address until it is confirmed or withdrawn; the rest until the next password is given. All of it until the account is deleted.',
  'privacy.age':
    'Only in groups that people use at home: that you said you are old enough, or that a guardian agreed or refused, and when. Your age and where you live are not kept',
  'privacy.age.who':
    'You, in your own data. The school’s log names a guardian’s answer, without the guardian.',
  'privacy.age.howLong': 'Until the account is deleted.',
  'privacy.guardian':
    'While a guardian is asked: the guardian’s email, the school or class code, the child’s age, the language, when it was asked and agreed, and the link as a fingerprint. There is no account yet, or it sleeps',
  'privacy.guardian.who':
    'The guardian; a child with an account; the Trio team sees the email’s delivery.',
  'privacy.guardian.howLong':
    '14 days at most, then it is removed within an hour, with the list of emails to this guardian. Sooner if the guardian refuses or the account begins.',
  'privacy.lastHere':
    'The day you last logged in or saved, without the time, and until when your school keeps your account longer',
  'privacy.lastHere.who':
    'You, in the file of your data. The people responsible for the school’s account see it for accounts that will soon be deleted. The Trio team sees only how many there are.',
  'privacy.lastHere.howLong': 'Until the account is deleted.',
  'privacy.school':
    'The school: name, address, phone, code and settings; why it was refused, if it was',
  'privacy.school.who': 'Its staff and the Trio team.',
  'privacy.school.howLong': 'Until the school is deleted.',
  'privacy.window':
    'Your school’s permission for the Trio team to look at its students: since when, until when, and who gave it',
  'privacy.window.who': 'The people responsible for the school’s account.',
  'privacy.window.howLong':
    'Until the next one is given or the school is deleted. The name goes when that person leaves the school.',
  'privacy.keeping':
    'How long the school keeps accounts, the warnings before accounts are deleted, and a receipt of each deletion: when, how many and which rule',
  'privacy.keeping.who': 'The people responsible for the school’s account, and the Trio team.',
  'privacy.keeping.howLong':
    'A warning, until it concerns no account any more. The rest until the school is deleted. Receipts contain nothing about a person.',
  'privacy.sorts':
    'Your sorts: the answer to each card and when it was given, the three you picked, the time you spent, and whether you have read that staff see the cards you liked',
  'privacy.sorts.who':
    'You. Your school’s staff and the Trio team see your three, the names of the cards you liked, how many times you sorted and for how long, how far you are in a sort you’ve started, when you last saved, a hint when a sort was very quick, and your profile, which also names the cards you set aside. School staff also see all students who chose or liked a card, to form groups.',
  'privacy.sorts.howLong':
    'A sort you erase is deleted right away. The others stay until the account is deleted.',
  'privacy.ideas': 'Careers you add to a card',
  'privacy.ideas.who':
    'You. Those on one of your three cards are in your profile, which your school’s staff and the Trio team can open.',
  'privacy.classes': 'The classes you are in, and when you joined them',
  'privacy.classes.who':
    'You, your school’s staff and the Trio team. The teachers of a class see it while it is not archived.',
  'privacy.classes.howLong': 'Until you are taken out of the class or your account is deleted.',
  'privacy.classList':
    'The school’s classes: name, school year, last day of the term, teachers and code',
  'privacy.classList.who':
    'The people responsible for the school’s account, its counsellors, and the teachers of the class.',
  'privacy.classList.howLong':
    'Until the class or the school is deleted. An archived class is deleted after its last student.',
  'privacy.careers': 'Careers you save',
  'privacy.careers.who':
    'You, your school’s staff and the Trio team. Your newest ones are also in your profile.',
  'privacy.careers.howLong': 'Until you remove them or the account is deleted.',
  'privacy.talks':
    'Conversations that your school notes: the day, who noted it, the step you agreed on, a note, and your answer. Also your requests to talk (to whom, when, who opened them), until when staff have put off seeing you, and whether you have read that staff see this',
  'privacy.talks.who':
    'You, the person who noted the conversation, your school’s counsellors and the people responsible for its account. A teacher reads only their own notes, and requests made to them. You read every word, and why you are on the list of students to talk with. Counsellors and the people responsible for the account see that list for the whole school, teachers for their classes. It is made only from your progress, your steps and your requests.',
  'privacy.talks.howLong':
    'Until the account or the school is deleted. The author’s name stays after they leave the school.',
  'privacy.withSort': 'As long as the sort they belong to.',
  'privacy.words':
    'Your own words about your three, whether your class teachers may read them, and which extra pages you chose for your profile',
  'privacy.words.who':
    'You, your school’s counsellors and the people responsible for its account. Teachers of your classes read them only while your switch for that sort is on; without it, they get your profile without your words. The Trio team can open your profile, too.',
  'privacy.steps':
    'Your step: what you plan and by when, how it went in your own words, and whether you asked for reminders by email and how many were sent',
  'privacy.steps.who':
    'You, your school’s counsellors and the people responsible for its account, and the Trio team. Teachers of your classes see its date, when you answered and whether you did it; they read the words only while your switch for that sort is on. The reminders never contain your words.',
  'privacy.steps.howLong':
    'As long as the sort it belongs to. A step you take back before you have said how it went is deleted right away.',
  'privacy.effect':
    'Where your school asks “Does it help?”: three points from 1 to 5, before your first sort, after it and 30 days later, or that you skipped them, and the day',
  'privacy.effect.who':
    'You. Nobody at your school and not the Trio team. Your school’s counsellors and the people responsible for its account see means of at least ten students.',
  'privacy.effect.howLong':
    'Until you delete them on your account page, or the account is deleted. That you were asked is kept, so that you are not asked twice.',
  'privacy.profile': 'Your profile, and when it was emailed',
  'privacy.profile.who': 'You, your school’s staff and the Trio team.',
  'privacy.profile.howLong':
    'The document is created fresh each time and is not stored. The date it was emailed is kept as long as the sort.',
  'privacy.surveys': 'Answers to our surveys, which only people who use Trio without a school get',
  'privacy.surveys.who':
    'You and the Trio team, with your name. Each view is recorded in the activity log.',
  'privacy.ownCards':
    'Cards you make: title, description and picture. We remove the hidden details in a photo, such as where it was taken and with which device.',
  'privacy.ownCards.who':
    'You. Your school’s staff and the Trio team see a card of yours if it is one of your three. Your profile names the others.',
  'privacy.ownCards.howLong':
    'As long as the sort they belong to. A picture that no sort shows is deleted after a week.',
  'privacy.extraCards': 'Cards that a school or the Trio team adds: texts and picture',
  'privacy.extraCards.who': 'Everyone at the school; everyone, if the Trio team added them.',
  'privacy.extraCards.howLong':
    'Until they are removed or the school is deleted. A picture that no card shows is deleted after a week.',
  'privacy.signOn': 'Logging in through your school’s platform: which platform, and your ID there',
  'privacy.sessions': 'When you logged in and were last active',
  'privacy.sessions.howLong':
    '12 hours at most, then removed within an hour. Log-ins are also in the activity log: see below.',
  'privacy.links':
    'Links we email for a new password, to confirm an address or to invite staff, as a fingerprint',
  'privacy.links.who':
    'No one. The Trio team sees that a link waits, since when, and whether its email was delivered.',
  'privacy.links.howLong':
    'A link works for 1 hour (new password), 1 day (new address) or 7 days (the first address of a school or student, an invitation), and is removed within an hour after that.',
  'privacy.tickets': 'A mark that a link to a profile was used, without a name',
  'privacy.tickets.howLong': 'A minute, then it is removed within an hour.',
  'privacy.mails':
    'Emails we send: who they go to, what kind they are, when they were sent, and whether they were delivered',
  'privacy.mails.howLong':
    '30 days if delivered, 90 days if not. Their text is encrypted, and erased once delivered.',
  'privacy.tries': 'Counts of repeated attempts, which stop people from guessing passwords',
  'privacy.tries.who':
    'No one. The Trio team sees whether log-ins of an account are slowed down, and until when.',
  'privacy.tries.howLong': 'A day at most, then they are removed within an hour.',
  'privacy.use':
    'How Trio is used: a fixed list of events, with the kind of page, the role and the language; and daily totals, with where sorts were abandoned, how long cards were looked at, which cards and careers were opened, and which careers were saved',
  'privacy.use.howLong':
    'Events 30 days, daily totals 760 days. They contain no names and are not linked to anyone. Browsers that ask not to be tracked are not counted.',
  'privacy.totals':
    'Totals per school and over all schools: how many students, how many sorts, and how often a challenge was picked',
  'privacy.totals.who': 'The school’s staff, for their school, and the Trio team.',
  'privacy.totals.howLong':
    'Those of a school until it is deleted. Those over all schools stay; they are not linked to anyone.',
  'privacy.boards':
    'If your school belongs to a school board: figures per school and school year (students, and how many began, finished and wrote about their three) and, over the whole board, how often a challenge was chosen',
  'privacy.boards.who':
    'The members of the board see the figures, without groups of fewer than 10 students, and never a student. The school’s log shows who took them. The Trio team makes boards.',
  'privacy.boards.howLong':
    'Until the school leaves the board, or the school or the board is deleted.',
  'privacy.operation':
    'What this site needs to run: its version, and when each daily task last ended',
  'privacy.operation.howLong': 'As long as the site runs. It contains nothing about a person.',
  'privacy.faults':
    'Trio errors in your browser: what failed, and where in our code. Only if this site has turned this on.',
  'privacy.faults.who': 'The Trio team, or the service that this site has chosen for it.',
  'privacy.faults.howLong':
    'As long as the technical logs. They contain nothing you typed, and nothing about who you are.',
  'privacy.log':
    'Activity log: log-ins, also refused ones (of staff: time, method, kind of device and a shortened network address; of students: only the day and the method), who looked at a student’s page, profile or answers, or opened an account, files that were taken, and changes',
  'privacy.log.who':
    'The people responsible for the school’s account, for their school, the members of a school board, for their board, and the Trio team. Your own log-ins, and who looked at your account and when, are in the file of your data.',
  'privacy.log.howLong':
    '400 days, unless this site has set another period, even after an account is deleted. Then students appear in it only as a number, and former staff still by name.',
  'privacy.support':
    'A message to us from inside Trio: what you wrote, with your name, email, role and school',
  'privacy.contact': 'A request to be contacted: name, email, phone and school',
  'privacy.contact.who': 'The Trio team, who get it as an email.',
  'privacy.contact.howLong':
    'Until it has been sent. After that it is an email in the team’s mailbox.',

  'privacy.device': 'What is kept on your device',
  'privacy.device.login':
    'Three cookies while you are logged in: one holds your session, one says that it ends when the browser closes (only our server can read these two), and one says that there is a session. They are deleted when you log out or close the browser. A fourth lasts a few minutes while you log in through your school’s platform. A fifth marks this browser as one you have logged in with, so that other people’s wrong passwords don’t slow you down: it holds no name, only our server can read it, and it stays for 180 days, even after you log out. The time you were last active is kept until you log out.',
  'privacy.device.choices':
    'The language you chose, and that you closed the notice about cookies: both stay until you clear them. The language is also in a cookie, for a year, so that the first page opens in it. A form you are filling in is kept in its browser tab, without passwords or school codes, for an hour at most.',
  'privacy.device.sort':
    'Students: the sort in progress, your latest result, the careers you saved and what you have started to write about your three, with your first name and your school’s settings, so that nothing is lost without Wi‑Fi. They are erased when you log out. Answers, saved careers and your choice about class teachers that could not be sent yet stay until you log in again, and only you can see them.',
  'privacy.device.others':
    'No advertising, nothing that follows you to other sites, and no files from other companies.',

  'privacy.shared': 'What leaves Trio',
  'privacy.sold':
    'Nothing is sold. Data goes to no other company unless one of these has been set up for this site: an email service, a log-in service, a survey, a follow-up site, or a service that counts use or records errors.',
  'privacy.logs': 'Our technical logs hold no names, no addresses and nothing that you typed.',

  'privacy.asking': 'Getting a copy of your data, or having it deleted',
  'privacy.copy':
    'Your account page has a button that downloads everything kept about you. A person responsible for the school’s account can download the same file for one student, for example to answer a parent. The log records it.',
  'privacy.askStudent':
    'Students request deletion on their account page. The school’s staff get an email and delete the account: everything above that is about the student is deleted right away, and a last email says so. Until then, the request can be withdrawn.',
  'privacy.askSchool':
    'Schools make their request the same way. The Trio team gets an email and deletes the school with all of its students.',
  'privacy.staffDelete':
    'School staff can delete any of their students’ accounts at any time. The Trio team can delete any student’s account.',

  'privacy.time': 'How long a school keeps its students’ data',
  'privacy.timeText':
    'An account that a student does not use any more is deleted with everything in it, 24 months after the day they were last here. The school may choose another period, from 12 to 60 months, and may keep single accounts longer. At least 30 days before, the people responsible for the school’s account get a warning with the list, and the student gets an email if we have an address. Logging in once is enough to keep the account. Without such a warning nothing is deleted. A school whose subscription has ended keeps the rest until it asks for deletion.',

  'privacy.questions': 'Questions? Write to {address}',
} as const satisfies EnglishMessages;
