import type { EnglishMessages } from '../message.ts';

export const keeping = {
  'keeping.title': 'Keeping and deleting',
  'keeping.lead':
    'How long students’ accounts are kept after they were last used, and what is deleted next.',
  'keeping.leadAdmin':
    'How long each school keeps its students’ accounts, and what is deleted next. No student is named here.',
  'keeping.back': 'Back to the dashboard',
  'keeping.failed': 'This could not be loaded.',
  'keeping.account': 'How long accounts are kept',
  'keeping.accountText':
    'Accounts that are not used any more are deleted after a period that you choose. You see the list before, and you can keep single students longer.',
  'keeping.open': 'Open “Keeping and deleting”',

  'keeping.notice.unconfirmed':
    'Please confirm how long your school keeps accounts that are not used any more. Without that, Trio deletes them after {months} months, from {day} on.',
  'keeping.notice.due': {
    one: '{count} student account that is not used any more will be deleted on {day} at the earliest. Please look at the list.',
    other:
      '{count} student accounts that are not used any more will be deleted from {day} on. Please look at the list.',
  },
  'keeping.notice.toPeriod': 'Confirm or change the period',
  'keeping.notice.toList': 'See the list',

  'keeping.period': 'The period',
  'keeping.period.text':
    'A student’s account, with everything in it, is deleted when it was not used for this long. An account that was never used counts from the day it was made. All owners are told about a change by email.',
  'keeping.period.label': 'Delete accounts that were not used for',
  'keeping.period.months': { one: '{count} month', other: '{count} months' },
  'keeping.period.confirm': 'Confirm this period',
  'keeping.period.save': 'Save this period',
  'keeping.period.saved': 'The period is confirmed.',
  'keeping.period.confirmed': 'Confirmed on {day}.',
  'keeping.period.unconfirmed':
    'No owner has confirmed the period yet. Nothing is deleted before {day}.',

  'keeping.due': 'Deleted next',
  'keeping.due.none': 'No account is on the list.',
  'keeping.due.noneText':
    'Accounts appear here a month or two before they are deleted. Owners then get an email.',
  'keeping.due.count': {
    one: '{count} account will be deleted on {day} at the earliest.',
    other: '{count} accounts will be deleted, the first on {day} at the earliest.',
  },
  'keeping.due.leave': 'A student who logs in leaves the list by themselves.',
  'keeping.due.lastRun': 'Trio checks every day. Last check: {time}',
  'keeping.due.neverRun': 'Trio checks every day. Not checked yet.',
  'keeping.warning.email':
    'Warning of {day}: an owner got the email on {known}. Accounts left: {count}.',
  'keeping.warning.page':
    'Warning of {day}: an owner read the list on {known}. Accounts left: {count}.',
  'keeping.warning.unknown':
    'Warning of {day}: no owner has got the email or read the list yet. Until then nobody on it is deleted. Accounts: {count}.',
  'keeping.seen': 'I’ve read the list',
  'keeping.seen.done': 'Thank you. The 30 days begin today.',
  'keeping.list': 'Students on the list',
  'keeping.list.row': 'Last here on {lastHere}. Deleted on {day} at the earliest.',
  'keeping.keep': 'Keep for another year',
  'keeping.keepWho': 'Keep for another year: {name}',
  'keeping.kept': '{name} is kept for another year.',
  'keeping.keptAlready': '{name} is not on the list any more.',

  'keeping.receipts': 'Deleted so far',
  'keeping.receipts.none': 'Nothing has been deleted by time yet.',
  'keeping.receipts.row': {
    one: '{day}: {count} account, not used for {months} months. An owner knew since {warned}.',
    other: '{day}: {count} accounts, not used for {months} months. An owner knew since {warned}.',
  },
  'keeping.receipts.classes': {
    one: 'Also {count} archived class without students.',
    other: 'Also {count} archived classes without students.',
  },

  'keeping.kinds': 'Every kind of data',
  'keeping.kinds.text':
    'What Trio stores, for how long, and what deletes it. The privacy page also says who sees it.',
  'keeping.kinds.toPrivacy': 'Open the privacy page',
  'keeping.kinds.howLong': 'How long',
  'keeping.kinds.deletedBy': 'Deleted',
  'keeping.kinds.lastRun': 'last done on {time}',
  'keeping.by.owner-of-data': 'by the person, in Trio',
  'keeping.by.student': 'with the student’s account',
  'keeping.by.person': 'with the person’s account',
  'keeping.by.class': 'with the class',
  'keeping.by.school': 'with the school',
  'keeping.by.board': 'with the school board',
  'keeping.by.next-version': 'when a new version replaces it',
  'keeping.by.never': 'not by time',
  'keeping.by.not-stored': 'not stored',
  'keeping.by.sent': 'when the email was sent',
  'keeping.by.keeping': 'by the period of the school, checked every day',
  'keeping.by.audit-cleanup': 'by a daily task',
  'keeping.by.guardian-requests': 'by an hourly task, after 14 days',
  'keeping.by.identity-cleanup': 'by an hourly task',
  'keeping.by.mail-cleanup': 'by an hourly task',
  'keeping.by.unused-images': 'by a daily task',
  'keeping.by.refused-schools': 'by a daily task, 14 days after the Trio team refused the school',
  'keeping.by.unverified-schools': 'by a daily task, if the school never confirmed its address',
  'keeping.by.usage-cleanup': 'by a daily task',

  'keeping.schools': 'Schools',
  'keeping.schools.none': 'There are no schools yet.',
  'keeping.schools.unreached': {
    one: 'The owners of {count} school were not reached. None of its students is deleted until then: check whether emails are sent.',
    other:
      'The owners of {count} schools were not reached. None of their students is deleted until then: check whether emails are sent.',
  },
  'keeping.schools.toMail': 'Emails that failed',
  'keeping.schools.figures': {
    one: '{months} months. {count} account will be deleted.',
    other: '{months} months. {count} accounts will be deleted.',
  },
  'keeping.schools.next': 'The first on {day} at the earliest.',
  'keeping.schools.confirmed': 'Confirmed on {day}.',
  'keeping.schools.unconfirmed': 'Not confirmed; begins on {day}.',
  'keeping.schools.notReached': 'No owner knows of the warning of {day}.',
} as const satisfies EnglishMessages;
