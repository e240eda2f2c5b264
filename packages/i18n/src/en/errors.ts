import type { EnglishMessages } from '../message.ts';

export const errors = {
  'auth/user-not-found': 'This email is not in our records.',
  'auth/school-not-found': 'School not found.',
  'auth/wrong-password': 'Incorrect email or password.',
  'auth/wrong-username-or-password': 'Incorrect username or password.',
  'auth/user-disabled': 'This account has been disabled by an administrator.',
  'auth/given-password-expired':
    'This password was given to you and has expired. Ask your teacher for a new one.',
  'auth/school-refused':
    'This school’s registration was refused, so no one can log in to its account. The owner of the account got an email with the reason.',
  'auth/email-already-exists': 'This email is already registered.',
  'auth/invalid-email': 'Invalid email address. Required format: name@example.com',
  'auth/email-domain-not-whitelisted':
    'You are not permitted to register using this email address.',
  'auth/email-domain-blacklisted': 'You are not permitted to register using this email address.',
  'auth/school-not-open':
    'Students can’t join this school yet. Let your school know, then try again later.',
  'auth/link-invalid': 'This link has expired or was already used. Ask for a new one.',
  'auth/sign-in-to-confirm':
    'Log in to the account with this address first, then confirm. Forgot the password? Ask for a new one on the log-in page.',
  'auth/age-required': 'Give your age, and your province or state, first.',
  'auth/age-unanswered': 'Answer the question about your age first.',
  'auth/guardian-required': 'At your age, a parent or guardian has to agree first.',
  'guardian/link-invalid':
    'This link has expired, was used, or a newer email replaced it. The request can be made again.',
  'guardian/not-needed': 'Nobody has to agree here. You can continue without a guardian.',
  'guardian/own-email': 'This is your own email. Type the email of a parent or guardian.',
  'form/age-invalid': 'Type your age in years, like 15.',
  'form/region-required': 'Choose your province or state.',
  'auth/recent-sign-in-required':
    'For your safety, log out, log in again, then choose your password.',
  'auth/second-factor-required': 'A second factor is required.',
  'auth/log-in-again': 'This log-in has expired. Log in again with your password.',

  'factor/code-required': 'Enter the 6 digits of the code.',
  'factor/code-wrong':
    'This code is wrong or was used already. Wait for the next one, then try again.',
  'factor/recovery-code-required': 'Enter a recovery code: 12 letters and digits.',
  'factor/recovery-code-wrong': 'This recovery code is wrong or was used already.',
  'factor/passkey-refused': 'This passkey was not accepted. Try again, or use another way.',
  'factor/name-required': 'Enter a name of at most 60 characters.',
  'factor/enrolment-expired': 'This took too long. Start again.',
  'factor/too-many': 'You have as many of these as an account can have. Remove one first.',
  'factor/none': 'This account has no second factor.',
  'factor/owner-waits':
    'An owner’s second factor is removed 72 hours after they ask for it at the log-in.',
  'factor/owner-can-help':
    'The school has another owner, who can help: on the team page, or by waiting 72 hours.',

  'join/class-closed': 'This class is not taking students right now. Ask your teacher to open it.',
  'join/email-needed': 'This class needs an email. Sign up with your email instead.',
  'join/other-school': 'This class belongs to another school than your account.',
  'join/not-a-class':
    'This is the code of a school, not of a class. Ask your teacher for the class code.',

  'classlink/student-only': 'Logging in through your school’s platform is for students only.',
  'classlink/staff-not-invited': 'Your school has not invited you to Trio yet.',
  'classlink/user-unauthorized': 'Your school’s platform did not let us in.',
  'classlink/invalid_grant': 'This log-in has expired or was already used.',
  'classlink/email-required': 'Your school’s platform did not send us your email.',
  'classlink/school-not-found':
    'We don’t know your school’s platform yet. Please ask your school to contact us.',
  'classlink/tenant-id-not-found':
    'Your school’s platform did not tell us which school you are from.',

  'reservation-taken': 'This code is already taken.',

  'form/firstname-required': 'First name is required.',
  'form/firstname-invalid': 'Keep the first name to 100 characters.',
  'form/lastname-required': 'Last name is required.',
  'form/lastname-invalid': 'Keep the last name to 100 characters.',
  'form/email-required': 'Email is required.',
  'form/login-required': 'Email or username is required.',
  'form/address-required': 'Address is required.',
  'form/city-required': 'City is required.',
  'form/state-required': 'Province or state is required.',
  'form/country-required': 'Country is required.',
  'form/postalzip-invalid': 'Valid postal code is required.',
  'form/boardname-required': 'Enter the board’s name.',
  'form/schoolname-required': 'School name is required.',
  'form/phone-required': 'Phone number is required.',
  'form/text-invalid': 'Shorten this, or remove unusual characters.',
  'form/code-required': 'School code is required.',
  'form/code-invalid': 'Check the school code: it needs 4 to 64 letters or numbers.',
  'form/type-invalid': 'Choose “I’m a student” or “I’m with a school”.',
  'form/password-required': 'Password is required.',
  'form/password-too-short': 'Please create a password with a minimum of 8 characters.',
  'form/password-too-long': 'Please keep your password to 128 characters.',
  'form/password-common':
    'This password is too easy to guess. It can’t be a common one, your name, or your school’s name or code.',
  'form/passwords-differ': 'Passwords do not match.',
  'form/current-password-required': 'Enter your current password.',
  'form/current-password-wrong': 'That is not your current password.',
  'form/domains-invalid':
    'Write domains like school.ca or *.school.ca, separated by commas. You can list up to 100.',
  'form/reflection-too-long': 'Keep each answer to 240 characters.',
  'form/text-too-long': 'This text is too long. Shorten it to 2,000 characters.',
  'form/day-invalid': 'Choose a date.',

  'card/malformed': 'This card is not complete. Check its title, texts and links.',

  'card/title-required': 'Give your card a title.',
  'card/color-required': 'Choose a colour and category for your card.',
  'card/title-too-long': 'Keep the title to 40 characters, on one line.',
  'card/description-too-long': 'Keep the description to 500 characters.',
  'card/text-too-long': 'One of the texts on this card is too long. Shorten it.',
  'career/unknown': 'We don’t know this career. Reload the page and try again.',
  'career/too-many': 'You can save up to 50 careers. Remove one first.',
  'card/too-many': 'You can make up to 3 cards of your own. Remove one first.',
  'card/deck-full': 'This deck has reached the limit for extra cards. Remove one first.',

  'result/card-unknown':
    'One of these cards is not part of this sort. Reload the page and try again.',
  'result/rank-invalid': 'Use each rank (1, 2, 3) once.',
  'result/too-many-picks': 'Maximum cards selected, unselect a card first.',
  'result/selection-invalid': 'Pick exactly three cards from those you liked or made.',
  'result/confirmed': 'You already confirmed this sort. To change your three, sort again.',
  'result/changed':
    'This sort was continued on another device. Nothing was erased. Reload the page to continue.',
  'result/school-expired':
    'Your school’s subscription has ended, so new sorts are paused. What you have saved is still here.',
  'result/email-unconfirmed':
    'Your school asks you to confirm your email address before your first sort. Open the link in the email we sent you, or have it sent again from your home page.',
  'result/not-confirmed': 'Confirm your three first. Then you can write about them.',

  'profile/uid-missing': 'No UID defined.',
  'class/projector-ended': 'This screen has ended. Open it again from the class page.',
  'profile/none': 'There is no profile yet. It can be made once three cards are confirmed.',
  'profile/awaited':
    'The Trio team is preparing this profile and will send it by email within a few days.',
  'profile/no-email': 'This account has no email.',
  'profile/ticket-invalid': 'This link has expired. Go back to Trio and open the profile again.',
  'profile/unavailable': 'We can’t make the PDF right now. Nothing is lost: try again later.',
  'profile/busy': 'Many profiles are being made right now. This one will be ready in a moment.',

  'school/zone-invalid': 'Choose a time zone from the list.',

  'step/text-too-long': 'This part is too long. Shorten it a little.',
  'step/will-required': 'Write what you will do.',
  'step/closed': 'This step is closed already. Load the page again.',
  'effect/off': 'Your school no longer asks these questions. Nothing was saved.',
  'effect/not-open': 'These questions are not open now. Nothing was saved.',
  'step/no-email': 'Reminders need a confirmed email address. Add one on your account page.',
  'reminder/link-invalid':
    'This link is not complete. Open it again from the email, or turn reminders off on your result page.',

  'talk/person-unknown': 'This person cannot be asked any more. Choose another one.',
  'talk/asked-already': 'You have asked already. Withdraw that request first.',
  'talk/closed': 'This request is closed already. Load the page again.',
  'conversation/empty': 'Write a note or an agreed step.',
  'conversation/day-in-future': 'Choose today or an earlier date.',
  'conversation/not-author': 'Only the person who noted this conversation can correct it.',
  'conversation/too-many': 'No more conversations can be noted for this student.',
  'queue/day-invalid': 'Choose a date within the next year.',

  'survey/invalid': 'One of your answers is too long. Shorten it and send again.',

  'support/message-required': 'Write your message first.',
  'support/message-too-long': 'Your message is too long. Shorten it to 5,000 characters.',

  'support/not-granted':
    'This school has not let the Trio team look at its students. An owner of the school can allow it for some hours on the account page.',

  'people/search-too-long': 'That is too long for an email or a username.',
  'people/no-email': 'This account has no email. Give a new password instead.',
  'people/nothing-to-resend': 'Nothing is waiting to be confirmed.',
  'people/own-account': 'You can’t disable your own account.',
  'people/last-admin': 'This is the last administrator who can log in.',

  'student/merge-invalid':
    'These two accounts can’t be merged. Choose another account at the same school.',
  'student/disabled': 'This account is disabled. Enable it first.',
  'student/single-sign-on':
    'This student logs in through the school’s own platform, so Trio can’t give them a password.',
  'student/same-email': 'This is already the address of this account.',
  'search/key-invalid': 'This search has expired. Search again.',
  'search/too-short': 'Type at least 3 characters.',
  'school/not-found': 'School doesn’t exist.',
  'school/day-invalid': 'Enter a date, such as 2027-06-30.',
  'school/too-few-cards': 'A sort needs at least 3 cards. Put some back.',
  'school/reason-required': 'Choose a reason.',
  'school/refused': 'This school was refused. Undo the refusal first.',
  'admins/email-taken':
    'This email already belongs to a Trio account. One address is one account: an administrator who also works at a school needs a second address.',
  'admins/too-many': 'There are too many administrators. Remove one first.',
  'session/none-chosen': 'Choose at least one device.',

  'staff/own-account': 'You can’t remove yourself. Ask a colleague to do it.',
  'staff/last-owner': 'A school needs an owner. Make someone else an owner first.',
  'staff/email-taken':
    'This email already belongs to a Trio account. Anyone who works at two schools, or at a school and a board, needs a second address.',
  'staff/not-joined': 'This person has not accepted the invitation yet.',
  'staff/joined-already': 'This person has already joined and can log in.',
  'staff/too-many': 'Your school has reached the limit for staff accounts. Remove one first.',
  'board/last-member': 'A board needs a member who can log in. Invite someone else first.',
  'board/too-many-members': 'The board has reached the limit for members. Remove one first.',
  'board/too-many': 'The limit for boards has been reached.',
  'board/of-the-platform':
    'Consumer and freemium groups belong to the platform and cannot belong to a board.',

  'class/name-required': 'Give the class a name.',
  'class/name-invalid': 'Use a name of up to 80 characters on one line.',
  'class/year-invalid': 'Choose a school year.',
  'class/term-invalid': 'Enter a date, such as 2027-01-31.',
  'class/not-found': 'This class doesn’t exist, or it isn’t one of yours.',
  'class/archived': 'This class is archived. Restore it first.',
  'class/not-empty': 'This class still has students. Take them out, or archive the class.',
  'class/too-many': 'Your school has 500 classes. Archive one first.',
  'class/year-over': 'This school year has no classes left to begin again.',
  'class/person-unknown': 'One of these people is no longer at your school. Reload the page.',
  'class/teachers-only-add':
    'You can add a colleague or leave the class. To remove someone else, ask a counsellor.',
  'insight/too-many': 'These are more than 1,000 students. Choose a class.',
  'class/sign-in-exists':
    'This log-in was made before and is in use. If the password is lost, give a new one.',
  'class/owner-allows':
    'Your school accepts only some email addresses, so only an owner can turn this on.',

  'students/school-needed':
    'Choose one school first: only then can students be filtered or sorted like this.',

  'upload/name-invalid': 'We couldn’t save this picture. Choose it again.',
  'upload/type-invalid': 'Choose a PNG or JPEG picture.',
  'upload/empty': 'This picture is empty. Choose another one.',
  'upload/too-large': 'Choose a picture of up to 1.5 MB.',
  'upload/too-many-pixels': 'This picture has too many pixels. Choose a smaller one.',
  'upload/damaged': 'This picture can’t be read. It may be damaged: choose another one.',
  'upload/expired': 'That took too long. Choose the picture again.',

  'request/invalid': 'Something in this request is not valid. Check the form and try again.',
  'request/unauthenticated': 'Please log in first.',
  'request/forbidden': 'Your account can’t do this.',
  'request/foreign-origin': 'This request did not come from Trio. Open Trio and try again.',
  'request/not-found': 'We couldn’t find that.',
  'request/too-large': 'That is too large to send. Make it smaller, then try again.',
  'request/unsupported-type': 'That kind of content is not accepted here.',
  'request/rate-limited':
    'Too many attempts. Wait a few minutes, then try again. If it still doesn’t work, try again in an hour.',
  'server/error': 'Something went wrong.',
  'server/unavailable':
    'Trio is having trouble right now. It’s not your Wi‑Fi. Try again in a moment.',

  'error.defaultMessage': 'Something went wrong.',
  'error.offline': 'You seem to be offline. Check your Wi‑Fi, then try again.',

  // Hints are separate: the specification prescribes the exact messages.
  'hint.auth/user-not-found': 'Check the spelling, or sign up.',
  'hint.auth/school-not-found': 'Check the code letter by letter, or ask your school.',
  'hint.auth/wrong-password': 'Check both, then try again.',
  'hint.auth/wrong-username-or-password':
    'Check both, then try again. Forgot one? Ask your teacher.',
  'hint.auth/user-disabled':
    'Students: ask your school to enable it. Staff: write to the Trio team.',
  'hint.auth/email-domain-not-whitelisted': 'Try your school email.',
  'hint.auth/email-domain-blacklisted': 'Try your school email.',
  'hint.classlink/staff-not-invited':
    'Ask the owner of your school’s account to invite you with your school email.',
  'hint.classlink/user-unauthorized':
    'Open Trio from your school’s platform again, or ask your school.',
  'hint.classlink/invalid_grant': 'Open Trio from your school’s platform again.',
  'hint.classlink/email-required': 'Ask your school to share it with Trio.',
  'hint.classlink/school-not-found':
    'If you already have a Trio password, you can log in with your email.',
  'hint.classlink/tenant-id-not-found': 'Ask your school for help.',
  'hint.reservation-taken': 'Choose another one.',
} as const satisfies EnglishMessages;
