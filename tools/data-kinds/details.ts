import type { DataKindKey } from '@trio/domain/keeping/data-kinds';

interface Detail {
  readonly what: string;
  readonly of: string;
  readonly who: string;
  readonly howLong: string;
}

/** What `docs/trust/data.md` says in more detail than the privacy page. Markdown. */
export const details: Readonly<Record<DataKindKey, readonly Detail[]>> = {
  person: [
    {
      what: 'names, email (of students at schools that limit domains: whether it is confirmed) or username, an address that waits for its confirmation, language; from the person, or from staff who made the student’s account',
      of: 'student, staff, member of a board',
      who: 'themselves, their school’s staff, for members their board, the platform team',
      howLong:
        'until the person, the school or the board is deleted; a student also by time, as described below',
    },
  ],
  password: [
    {
      what: 'password',
      of: 'student, staff',
      who: 'no one: stored as an argon2id hash',
      howLong: 'until it is changed or the person is deleted',
    },
  ],
  factor: [
    {
      what: 'name, kind, when it was added and last used, of each second factor; the encrypted key of an authenticator app; the public key of a passkey',
      of: 'staff, administrators',
      who: 'the person, without keys; owners of the school and the Trio team see that there is one',
      howLong: 'until it is removed, or the person is deleted',
    },
    {
      what: 'hashes of recovery codes',
      of: 'staff, administrators',
      who: 'nobody; the person sees how many are left',
      howLong: 'until the code is used or replaced, or the person is deleted',
    },
    {
      what: 'when an owner reported the loss of every second factor',
      of: 'staff',
      who: 'the owners of the school, by email',
      howLong: '72 hours, or until it is stopped',
    },
  ],
  help: [
    {
      what: 'the last password that staff gave: who gave it, when, whether it was used',
      of: 'student',
      who: 'the student, the school’s staff, the Trio team',
      howLong: 'until the next one is given, or the person is deleted',
    },
    {
      what: 'a new email address, asked for by the student or the school, that is not confirmed yet',
      of: 'student',
      who: 'the student, the school’s staff, the Trio team',
      howLong: 'until it is confirmed or withdrawn, or the person is deleted',
    },
  ],
  age: [
    {
      what: 'in consumer and freemium groups: that the person is old enough, or that a guardian agreed or refused, and when; never the age or the place',
      of: 'student',
      who: 'themselves, in their data file; a guardian’s answer is in the school’s log, without the guardian',
      howLong: 'until the student is deleted',
    },
  ],
  guardian: [
    {
      what: 'while a guardian is asked: the guardian’s email, the school or class code, the child’s age, the language, times, the link as a SHA-256 hash; no name',
      of: 'guardian, child without an account, student',
      who: 'the guardian, by the link; a student, in their data file; the platform team sees only the email’s address and delivery',
      howLong:
        '14 days, then removed within an hour with the rows of emails to this guardian; sooner with the guardian’s refusal, the first sign-up after an agreement, or the student',
    },
  ],
  lastHere: [
    {
      what: 'the day of the latest log-in or save (UTC), without a time; until when an owner keeps the account longer; on which warning the student is',
      of: 'student',
      who: 'themselves, in their data file; the owners of the school, who see on the list of a warning who is on it; the platform team, only how many',
      howLong: 'as long as the student; the warning, until the student comes back or is deleted',
    },
  ],
  school: [
    {
      what: 'school: name, address, phone, code, domain lists, time zone, flags',
      of: 'school',
      who: 'its staff, the platform team',
      howLong: 'until the school is deleted',
    },
  ],
  window: [
    {
      what: 'the school’s permission for the Trio team to look at its students: since when, until when, which owner gave it',
      of: 'staff',
      who: 'the school’s owners',
      howLong:
        'until the next one is given, or the school is deleted; the owner’s part until the owner leaves',
    },
  ],
  keeping: [
    {
      what: 'per school: the chosen period and since when it is confirmed; warnings (when, how many students, when an owner knew of it); receipts of deletions by time (when, how many students and classes, which period, which warning), without personal data',
      of: 'school',
      who: 'the owners of the school, the platform team',
      howLong: 'a warning, until no student is on it; the rest until the school is deleted',
    },
  ],
  sorts: [
    {
      what: 'sorts: the answer to each card and its time, passes, the three picked, active time by device; whether the student has still to be told that staff see liked cards by name',
      of: 'student',
      who: 'themselves; their school’s staff and the platform team see the three, the liked cards by name, how often and how long, how far a sort in progress is and when it was last saved, whether a sort was very quick, and the profile, which also names those set aside; the school’s staff also see per card which students chose or liked it in their latest sort ([decision 61](../decisions/0061-who-chose-what.md)): each look is in the audit log',
      howLong:
        'a sort that the student erases: deleted at once; all others until the person or the school is deleted',
    },
  ],
  ideas: [
    {
      what: 'ideas added to a card',
      of: 'student',
      who: 'themselves; their school’s staff and the platform team see those on one of the three, in the profile',
      howLong: 'as long as the sort',
    },
  ],
  classes: [
    {
      what: 'classes: which, since when',
      of: 'student',
      who: 'themselves, the staff who see the student, the platform team',
      howLong:
        'until the student leaves the class, or the student, the class or the school is deleted',
    },
    {
      what: 'the classes of a student, and when the student joined each',
      of: 'student',
      who: 'themselves, in their data file; owners and counsellors of the school, the teachers of the class while it is not archived, the platform team',
      howLong:
        'until the student is taken out of the class, or the student or the school is deleted',
    },
  ],
  classList: [
    {
      what: 'classes: name, school year, last day of the term, teachers, join code',
      of: 'school, staff',
      who: 'the school’s owners and counsellors, the teachers of the class; of the teachers, the platform team sees what they did in the audit log',
      howLong:
        'until the class or the school is deleted; a teacher’s link to a class until the teacher leaves it or the staff',
    },
  ],
  careers: [
    {
      what: 'careers that the student saved: which, and when',
      of: 'student',
      who: 'themselves, their school’s staff and the platform team; the 24 newest are also in the profile of the latest sort',
      howLong: 'until the student removes them or is deleted',
    },
  ],
  ownCards: [
    {
      what: 'own cards: title, text, image (re-encoded, without location or camera data)',
      of: 'student',
      who: 'themselves; their school’s staff and the platform team see a card that is among the three, and the others’ titles in the profile',
      howLong: 'as long as the sort; an image that no sort shows is deleted after a week',
    },
    {
      what: 'images of a student’s own cards, without camera metadata',
      of: 'student',
      who: 'themselves, their school’s staff, the platform team',
      howLong: 'until the student is deleted; an image that no sort shows, a week',
    },
  ],
  extraCards: [
    {
      what: 'cards that a school or the platform adds: texts and picture',
      of: 'school',
      who: 'everyone at the school; those of the platform, everyone',
      howLong:
        'until they are removed, or the school is deleted; a picture that no card shows, a week',
    },
  ],
  words: [
    {
      what: 'own words about the three (why each, what they share, one thing to do), whether class teachers may read them, and which pages for others the profile contains',
      of: 'student',
      who: 'themselves, their school’s owners and counsellors; a teacher of the student’s class only while the student’s switch for that sort is on, else the teacher’s page, profile and CSV file are without the words ([decision 52](../decisions/0052-a-students-words.md)); they are in the profile, which the platform team can open too',
      howLong: 'as long as the sort; a new version replaces the previous one',
    },
  ],
  talks: [
    {
      what: 'conversations that staff noted: day, author’s name, agreed step, note, the student’s answer, when each was written; requests to talk: to whom, when, who opened them; until when staff put the student off; whether the student was told of this',
      of: 'student, staff',
      who: 'the student, every word, also in their data file; the author; the school’s owners and counsellors; a teacher only own notes, and requests made to them ([decision 65](../decisions/0065-the-queue-and-conversations.md)); not the platform team',
      howLong:
        'until the person or the school is deleted; the author’s name stays after the author left the school',
    },
  ],
  steps: [
    {
      what: 'the student’s step: the sentence and its parts, the date, when it was written and closed; each check-in with its outcome, words and time; whether the student asked for reminders by email, how many were sent for this date, and when the next is due',
      of: 'student',
      who: 'themselves, their school’s owners and counsellors, the platform team; a teacher of the student’s class sees dates and outcomes, and the words only while the student’s switch for that sort is on ([decision 52](../decisions/0052-a-students-words.md)); a profile with the words has at most two earlier outcomes of its sort; the emails contain no word of the student, and a signed link that can only turn reminders off, for 400 days',
      howLong:
        'as long as the sort; an open step without check-ins that the student takes back: deleted at once',
    },
  ],
  effect: [
    {
      what: '“Does it help?”, where an owner turned it on: three points from 1 to 5 before the first sort, after it and 30 days later, or that they were skipped; the day, no time',
      of: 'student',
      who: 'themselves, also in their data file; nobody at their school, whose owners and counsellors see means of at least ten students, renewed once a month ([decision 66](../decisions/0066-does-it-help.md)); not the platform team',
      howLong:
        'until the student deletes them (that they were asked stays) or the account is deleted; means already made stay until the next month',
    },
  ],
  profile: [
    {
      what: 'the profile as a PDF',
      of: 'student',
      who: 'themselves, their school’s staff, the platform team (a teacher’s copy is without words that the student does not share); only the student gets those of earlier sorts; in a consumer group, the student and its staff only once the team has sent it',
      howLong:
        'made on each request, in memory for at most a minute; when it was emailed or sent is stored with the sort',
    },
  ],
  surveys: [
    {
      what: 'answers to our own surveys: the latest (consumer and freemium groups only)',
      of: 'student',
      who: 'themselves, in their data file; the platform’s administrators, with the student’s name, under _Profiles to send_ and in a CSV file: each view and each file is in the audit log',
      howLong: 'until the person is deleted',
    },
  ],
  signOn: [
    {
      what: 'log-in with a provider (the provider, and its id for the person)',
      of: 'student',
      who: 'no one',
      howLong: 'until the person is deleted',
    },
  ],
  sessions: [
    {
      what: 'sessions: when they began, when last used',
      of: 'everyone',
      who: 'no one',
      howLong:
        'at most 12 hours; removed within an hour after that. No device name and no network address is stored with it',
    },
  ],
  links: [
    {
      what: 'links by email (reset, confirmation, invitation): a hash',
      of: 'student, staff',
      who: 'no one',
      howLong:
        'reset 1 hour, new address 1 day, school’s first address and invitation 7 days; removed within an hour after that',
    },
  ],
  tickets: [
    {
      what: 'a ticket for a profile that was emailed, or opened by staff: an id',
      of: 'not tied to a name',
      who: 'no one',
      howLong: 'a minute; removed within an hour after that',
    },
  ],
  mails: [
    {
      what: 'emails: recipient, kind, time, delivered or not',
      of: 'everyone',
      who: 'the platform team',
      howLong:
        'delivered 30 days, undelivered 90; their text is encrypted and erased once delivered; an attached profile is made when it is sent and never stored',
    },
  ],
  tries: [
    {
      what: 'counters against guessing: a keyed hash',
      of: 'visitors',
      who: 'no one',
      howLong: 'at most a day, most of them an hour; removed within an hour after that',
    },
  ],
  use: [
    {
      what: 'usage events: an event from a closed list, a page’s pattern, a role, a language; at which card a sort was abandoned; which of the deck’s cards or careers was opened or saved',
      of: 'not tied to a name',
      who: 'the platform team',
      howLong: '30 days; not tied to a person',
    },
    {
      what: 'daily totals of the usage events, of the active time at each of the deck’s cards, and of how often each card was turned over or its careers opened',
      of: 'not tied to a person',
      who: 'the platform team',
      howLong: '760 days',
    },
  ],
  totals: [
    {
      what: 'totals per school and over all schools: how many students, sorts and times a challenge was picked',
      of: 'not tied to a person',
      who: 'the staff of the school, the platform team',
      howLong:
        'totals of a school until it is deleted; over all schools as long as the installation',
    },
  ],
  boards: [
    {
      what: 'per school and school year: how many students used the account, began, finished and wrote about their three, and the month of the last activity; over the board, how many students chose a challenge; the name of the board',
      of: 'not tied to a person',
      who: 'the members of the board, without groups of fewer than ten students; the platform team',
      howLong: 'until the school leaves the board, or the school or the board is deleted',
    },
  ],
  faults: [
    {
      what: 'errors in a browser: the error, its place in our code, a page’s pattern (off unless the deployment turns it on)',
      of: 'not tied to a name',
      who: 'the platform team',
      howLong:
        'as long as its log, or the service it names, keeps them; addresses, ids, tokens and quoted words are removed',
    },
  ],
  log: [
    {
      what: 'the audit log: log-ins and refused ones of staff and administrators (time, method, kind of device, network shortened to IPv4 /24 or IPv6 /48), of students only day and method; looks at a student, files, changes: when, what, by whom, about whom, by id; of an account, how many log-ins were refused this hour and the one before',
      of: 'everyone',
      who: 'the owners of the school, for their school; the platform team; each person their own log-ins and who did what about them, in their data file',
      howLong:
        '400 days, or what the deployment sets; also after the school or the person is deleted; the counts a day',
    },
    {
      what: 'names of removed staff, administrators and schools, for the audit log',
      of: 'former staff, schools',
      who: 'as the audit log',
      howLong: 'until their last entry is deleted',
    },
  ],
  support: [
    {
      what: 'a message to the team from inside the product: the text, with name, email, role and school',
      of: 'the writer',
      who: 'the platform team, by email',
      howLong: 'encrypted in the outbox until it is sent; then it is in the team’s mailbox',
    },
  ],
  contact: [
    {
      what: 'a request to be contacted: name, email, phone, school',
      of: 'the sender',
      who: 'the platform team, by email',
      howLong: 'in the outbox until it is sent; then it is in the team’s mailbox',
    },
  ],
  operation: [
    {
      what: 'what the installation needs to run: version, which daily job last ended when',
      of: 'no one',
      who: 'no one',
      howLong: 'as long as the installation',
    },
  ],
};
