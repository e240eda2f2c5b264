import type { EnglishMessages } from '../message.ts';

export const errors = {
  'auth/user-not-found': 'This email is not in our records.',
  'auth/school-not-found': 'School not found.',
  'auth/wrong-password': 'Incorrect email or password.',
  'auth/user-disabled': 'This account has been disabled by an administrator.',
  'auth/email-already-exists': 'This email is already registered.',
  'auth/invalid-email': 'Invalid email address. Required format: name@example.com',
  'auth/email-domain-not-whitelisted':
    'You are not permitted to register using this email address.',
  'auth/email-domain-blacklisted': 'You are not permitted to register using this email address.',
  'auth/school-not-open':
    'This code is not active yet. Let your school know, then try again later.',
  'auth/link-invalid': 'This link has expired or was already used. Ask for a new one.',
  'auth/sign-in-to-confirm':
    'Log in to the account with this address first, then confirm. Forgot the password? Choose a new one.',
  'auth/recent-sign-in-required':
    'For your safety, log out, log in again, then choose your password.',

  'classlink/student-only': 'Logging in through your school’s platform is for students only.',
  'classlink/user-unauthorized': 'Your school’s platform did not let us in.',
  'classlink/invalid_grant': 'This log-in has expired or was already used.',
  'classlink/email-required': 'Your school’s platform did not tell us your email.',
  'classlink/school-not-found':
    'We don’t know your school’s platform yet. Please ask your school to contact us.',
  'classlink/tenant-id-not-found':
    'Your school’s platform did not tell us which school you are from.',

  'reservation-taken': 'This code is already taken.',

  'form/firstname-required': 'First name is required.',
  'form/firstname-invalid': 'Use at most 100 ordinary characters for the first name.',
  'form/lastname-required': 'Last name is required.',
  'form/lastname-invalid': 'Use at most 100 ordinary characters for the last name.',
  'form/email-required': 'Email is required.',
  'form/address-required': 'Address is required.',
  'form/city-required': 'City is required.',
  'form/state-required': 'Province or state is required.',
  'form/country-required': 'Country is required.',
  'form/postalzip-invalid': 'Valid postal code is required.',
  'form/schoolname-required': 'School name is required.',
  'form/phone-required': 'Phone number is required.',
  'form/text-invalid': 'This is too long, or has a character we can’t read.',
  'form/code-required': 'School code is required.',
  'form/code-invalid': 'Check the school code: 4 to 64 characters that can be read.',
  'form/type-invalid': 'Account type is not valid.',
  'form/password-required': 'Password is required.',
  'form/password-too-short': 'Please create a password with a minimum of 8 characters.',
  'form/password-too-long': 'Please use a password of at most 128 characters.',
  'form/password-common':
    'This password is too easy to guess. It can’t be a common one, your name, or your school’s name or code.',
  'form/passwords-differ': 'Passwords do not match.',
  'form/current-password-required': 'Enter your current password.',
  'form/current-password-wrong': 'That is not your current password.',
  'form/domains-invalid':
    'Write domains like school.ca or *.school.ca, separated by commas; at most 100.',
  'form/reflection-too-long': 'Use at most 240 characters for each sentence.',

  'card/malformed': 'This card is not complete. Check its title, texts and links.',

  'card/title-required': 'Give your card a title.',
  'card/title-too-long': 'Use at most 40 characters, on one line, for the title.',
  'card/description-too-long': 'Use at most 500 characters for the description.',
  'card/text-too-long': 'A text of this card is too long. Make it shorter.',
  'card/too-many': 'You can make up to 3 cards of your own. Remove one first.',
  'card/deck-full': 'This deck has as many extra cards as it can have. Remove one first.',

  'result/card-unknown':
    'One of these cards is not part of this sort. Reload the page and try again.',
  'result/rank-invalid': 'Ranks go from 1 to 3, each given once.',
  'result/too-many-picks': 'Maximum cards selected, unselect a card first.',
  'result/selection-invalid': 'Pick exactly three cards, from those you liked or made.',
  'result/confirmed': 'You already confirmed this sort. To change your three, sort again.',
  'result/changed': 'This sort went on somewhere else in the meantime. Nothing was deleted.',
  'result/school-expired':
    'Your school’s subscription has ended, so new sorts are paused. What you have saved is still here.',
  'result/email-unconfirmed':
    'Your school asks you to confirm your email address before your first sort. The link is in the email we sent you. Your home page can send it again.',
  'result/not-confirmed': 'Confirm your three first. Then you can write about them.',

  'profile/uid-missing': 'No UID defined.',
  'profile/none': 'There is no profile yet: it is made once three cards are confirmed.',
  'profile/awaited':
    'Our team is preparing this profile and will send it by email within a few days.',
  'profile/ticket-invalid': 'This link has run out. Ask for the profile again.',
  'profile/unavailable':
    'The PDF is not available right now. Nothing is lost: it can be made later.',
  'profile/busy': 'Many profiles are being made right now. This one will be ready in a moment.',

  'survey/invalid': 'One of the answers is too long. Shorten it and send again.',

  'support/message-required': 'Write your message first.',
  'support/message-too-long': 'The message is too long. Shorten it to 5,000 characters.',

  'student/merge-invalid':
    'These two accounts cannot be merged. Choose another account of the same school.',
  'search/key-invalid': 'This search has run out. Search again.',
  'search/too-short': 'Type at least 3 characters.',
  'school/not-found': 'School doesn’t exist.',
  'school/day-invalid': 'Enter a date, such as 2027-06-30.',
  'school/too-few-cards': 'A sort needs at least 3 cards. Put some back.',
  'staff/own-account': 'You cannot remove yourself. Ask a colleague to do it.',
  'staff/joined-already': 'This person has already joined: they can log in.',
  'staff/too-many': 'Your school has as many staff accounts as it can have. Remove one first.',

  'upload/name-invalid': 'This picture could not be named. Choose it again.',
  'upload/type-invalid': 'Choose a PNG or JPEG picture.',
  'upload/empty': 'This picture is empty. Choose another one.',
  'upload/too-large': 'Choose a picture of up to 1.5 MB.',
  'upload/too-many-pixels': 'This picture has too many pixels. Choose a smaller one.',
  'upload/damaged': 'This picture can’t be read. It may be damaged: choose another one.',
  'upload/expired': 'That took too long. Choose the picture again.',

  'request/invalid': 'Something in this request is not valid. Check the form and try again.',
  'request/unauthenticated': 'Please log in first.',
  'request/forbidden': 'Your account cannot do this.',
  'request/foreign-origin': 'This request did not come from Trio. Open Trio and try again.',
  'request/not-found': 'We could not find that.',
  'request/too-large': 'That is too large to send.',
  'request/unsupported-type': 'That kind of content is not accepted here.',
  'request/rate-limited': 'Too many tries. Take a break, then try again later.',
  'server/error': 'Something went wrong.',
  'server/unavailable':
    'Trio is having trouble right now. It’s not your Wi‑Fi. Try again in a moment.',

  'error.defaultMessage': 'Something went wrong.',
  'error.offline': 'You seem to be offline. Check the Wi‑Fi, then try again.',

  // Hints are separate: the specification prescribes the exact messages.
  'hint.auth/user-not-found': 'Check the spelling, or sign up.',
  'hint.auth/school-not-found': 'Check the code letter by letter, or ask your school.',
  'hint.auth/wrong-password': 'Check both, then try again.',
  'hint.auth/user-disabled': 'Your school can turn it back on.',
  'hint.auth/email-domain-not-whitelisted': 'Try your school email.',
  'hint.auth/email-domain-blacklisted': 'Try your school email.',
  'hint.classlink/user-unauthorized':
    'Open Trio from your school’s platform again, or ask your school.',
  'hint.classlink/invalid_grant': 'Open Trio from your school’s platform again.',
  'hint.classlink/email-required': 'Ask your school to share it with Trio.',
  'hint.classlink/school-not-found': 'You can also log in with your email.',
  'hint.classlink/tenant-id-not-found': 'Ask your school for help.',
  'hint.reservation-taken': 'Choose another one.',
} as const satisfies EnglishMessages;
