import type { EnglishMessages } from '../message.ts';

export const factor = {
  'factor.title': 'Second factor',
  'factor.page': 'Log-in security',
  'factor.text':
    'A second factor protects your account if someone learns your password. At each log-in you show that you also have your phone, your computer or a security key.',
  'factor.loading': 'Loading your second factor',
  'factor.failed': 'Your second factor could not be loaded.',
  'factor.none': 'You have no second factor yet.',
  'factor.list': 'Your second factors',
  'factor.kind.app': 'Authenticator app',
  'factor.kind.passkey': 'Passkey',
  'factor.added': 'Added on {day}',
  'factor.used': 'Last used on {day}',
  'factor.unused': 'Not used yet',
  'factor.rename': 'Rename',
  'factor.renameOne': 'Rename {name}',
  'factor.renameSave': 'Save name',
  'factor.renamed': 'The name is saved.',
  'factor.remove': 'Remove',
  'factor.removeOne': 'Remove {name}',
  'factor.removeText':
    'You cannot log in with it any more. All your other sessions end, and you get an email.',
  'factor.removeLast':
    'This is your last second factor. Your recovery codes become invalid too. Where a second factor is required, you must add a new one before anything else.',
  'factor.removed': '{name} is removed.',
  'factor.cancel': 'Cancel',
  'factor.sending': 'Sending…',
  'factor.requiredBy.platform': 'Administrators must use a second factor.',
  'factor.requiredBy.board': 'Your school board requires a second factor.',
  'factor.requiredBy.school': 'Your school requires a second factor of its staff.',
  'factor.due': 'Please add one before {day}. From then on, nothing else is open.',
  'factor.overdue': 'Please add one now. Until then, nothing else is open.',
  'factor.addApp': 'Add an authenticator app',
  'factor.addPasskey': 'Add a passkey',
  'factor.noPasskeys':
    'This browser or this address cannot use passkeys. An authenticator app works everywhere.',
  'factor.name': 'Name',
  'factor.nameHint': 'So that you recognise it, for example “My phone”.',
  'factor.nameApp': 'My phone',
  'factor.namePasskey': 'My computer',
  'factor.proofText': 'Please enter your password first.',
  'factor.proof': 'Your password',
  'factor.continue': 'Continue',
  'factor.app.text':
    'Open your authenticator app, add an account, and scan this code. Any app for one-time codes will do.',
  'factor.app.qr': 'QR code for your authenticator app',
  'factor.app.key': 'On this device, or without a camera: type this key into the app',
  'factor.app.copy': 'Copy key',
  'factor.app.copied': 'Copied',
  'factor.app.copyByHand': 'Selected. Copy it with your keyboard.',
  'factor.app.code': 'The 6-digit code that the app shows',
  'factor.app.submit': 'Add app',
  'factor.passkey.text':
    'Your browser now asks you to make a passkey: with your fingerprint, face, device PIN or a security key.',
  'factor.passkey.submit': 'Make passkey',
  'factor.passkey.aborted': 'No passkey was made. You can try again.',
  'factor.addedDone': '{name} is added. From now on, Trio asks for a second factor at each log-in.',
  'factor.codes': 'Recovery codes',
  'factor.codes.left': {
    one: 'You have {count} recovery code left. Each one replaces your second factor once.',
    other: 'You have {count} recovery codes left. Each one replaces your second factor once.',
  },
  'factor.codes.show': 'Your new recovery codes',
  'factor.codes.once':
    'They are shown only now. Keep them where only you find them, not on the device that you log in with. Each code replaces your second factor once.',
  'factor.codes.copy': 'Copy codes',
  'factor.codes.download': 'Download codes',
  'factor.codes.print': 'Print codes',
  'factor.codes.file': 'trio-recovery-codes.txt',
  'factor.codes.done': 'I have kept the codes',
  'factor.codes.new': 'Make new recovery codes',
  'factor.codes.newText':
    'The codes that you have now become invalid. All your other sessions end, and you get an email.',
  'factor.codes.submit': 'Make new codes',

  'factor.require': 'Second factor for the team',
  'factor.require.text':
    'A second factor protects students’ data if a colleague’s password becomes known. Everyone can turn it on at any time. You can also require it.',
  'factor.require.board': 'Second factor for schools and members',
  'factor.require.boardText':
    'A second factor protects the data of students if someone learns a password. You can require it of the staff of all your schools, and of the members of the board.',
  'factor.require.boardOn': 'Staff and members must use a second factor',
  'factor.require.byBoard': 'Your school board requires it of all staff.',
  'factor.require.on': 'Staff must use a second factor',
  'factor.require.onHint':
    'Everyone has 14 days to add one. From then on, their account opens only the page for adding it.',
  'factor.require.save': 'Save requirement',

  'factor.banner': 'Second factor',
  'factor.banner.text': {
    one: 'A second factor is required for your account. You have {count} day left to add one.',
    other: 'A second factor is required for your account. You have {count} days left to add one.',
  },
  'factor.banner.link': 'Add a second factor',

  'factor.logIn.title': 'Second factor',
  'factor.logIn.heading': 'Your second factor',
  'factor.logIn.code': 'The 6-digit code from your authenticator app',
  'factor.logIn.submit': 'Log in',
  'factor.logIn.passkeyText': 'Log in with the passkey of this device or with a security key.',
  'factor.logIn.passkey': 'Use a passkey',
  'factor.logIn.passkeyAborted': 'The passkey was not used. You can try again.',
  'factor.logIn.recovery': 'Recovery code',
  'factor.logIn.recoveryHint': 'Each code works once.',
  'factor.logIn.useApp': 'Use the authenticator app',
  'factor.logIn.usePasskey': 'Use a passkey instead',
  'factor.logIn.useRecovery': 'Use a recovery code',
  'factor.logIn.lost': 'I have lost my second factor',
  'factor.logIn.again': 'Log in again',
  'factor.loss.text':
    'Please try your recovery codes first. If you have none left, report the loss. For an owner of a school with several owners, a wait of 72 hours begins, and all owners get an email. Everyone else learns who can help.',
  'factor.loss.submit': 'Report the loss',
  'factor.loss.heading': 'Without your second factor',
  'factor.loss.back': 'Back',
  'factor.loss.close': 'Close',
  'factor.loss.wait':
    'Your second factors will be removed on {time}, 72 hours after your request. All owners of your school got an email and can stop it. Logging in with your second factor stops it too.',
  'factor.loss.owner':
    'An owner of your school can remove your second factors on the team page. Please ask them in person.',
  'factor.loss.team':
    'You are the only owner of your school who can help. Please write to {support} from the email address of your account. The Trio team checks that it is you and removes your second factors.',
  'factor.loss.operator':
    'The people who run this server can remove your second factors with a command. Please ask them in person.',

  'factor.keep.title': 'Keep a second factor',
  'factor.keep.heading': 'Should the second factor stay?',
  'factor.keep.text':
    'Someone who knows a colleague’s password said that the second factor is lost. If your colleague knows nothing about this, keep the second factor, and ask them to change their password.',
  'factor.keep.submit': 'Keep the second factor',
  'factor.keep.doneHeading': 'The second factor stays',
  'factor.keep.done':
    'Nothing will be removed. Please tell your colleague to change their password.',
  'factor.keep.invalidHeading': 'This link does not work any more',
  'factor.keep.home': 'To the home page',
} as const satisfies EnglishMessages;
