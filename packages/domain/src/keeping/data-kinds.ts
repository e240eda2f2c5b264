/** Every kind of data. The privacy page and `docs/trust/data.md` are made from this list. */
export interface DataKind {
  readonly key: string;
  /** Keys of three texts: the data, who sees it, how long it is kept. */
  readonly texts: readonly [
    what: `privacy.${string}`,
    who: `privacy.${string}`,
    howLong: `privacy.${string}`,
  ];
  readonly deletedBy: readonly [Deletion, ...Deletion[]];
  readonly tables: readonly string[];
}

/**
 * A person’s act, the deletion of what the data belongs to, or the queue of a recurring job. `sent`:
 * the outbox, when an email was sent.
 */
export type Deletion =
  | 'owner-of-data'
  | 'student'
  | 'person'
  | 'class'
  | 'school'
  | 'board'
  | 'next-version'
  | 'never'
  | 'not-stored'
  | 'sent'
  | DeletingJob;

export type DeletingJob =
  | 'keeping'
  | 'audit-cleanup'
  | 'guardian-requests'
  | 'identity-cleanup'
  | 'mail-cleanup'
  | 'unused-images'
  | 'refused-schools'
  | 'unverified-schools'
  | 'usage-cleanup';

export const dataKinds = [
  {
    key: 'person',
    texts: ['privacy.person', 'privacy.person.who', 'privacy.person.howLong'],
    deletedBy: ['keeping', 'person', 'school'],
    tables: ['admins', 'board_members', 'identity_users', 'staff', 'students'],
  },
  {
    key: 'password',
    texts: ['privacy.password', 'privacy.password.who', 'privacy.password.howLong'],
    deletedBy: ['next-version', 'person'],
    tables: ['identity_accounts'],
  },
  {
    key: 'factor',
    texts: ['privacy.factor', 'privacy.factor.who', 'privacy.factor.howLong'],
    deletedBy: ['owner-of-data', 'person'],
    tables: ['identity_factor_losses', 'identity_recovery_codes', 'identity_second_factors'],
  },
  {
    key: 'help',
    texts: ['privacy.help', 'privacy.help.who', 'privacy.help.howLong'],
    deletedBy: ['next-version', 'person'],
    tables: ['identity_given_passwords'],
  },
  {
    key: 'age',
    texts: ['privacy.age', 'privacy.age.who', 'privacy.age.howLong'],
    deletedBy: ['student'],
    tables: ['students'],
  },
  {
    key: 'guardian',
    texts: ['privacy.guardian', 'privacy.guardian.who', 'privacy.guardian.howLong'],
    deletedBy: ['guardian-requests', 'student', 'school'],
    tables: ['guardian_requests'],
  },
  {
    key: 'lastHere',
    texts: ['privacy.lastHere', 'privacy.lastHere.who', 'privacy.lastHere.howLong'],
    deletedBy: ['student'],
    tables: ['student_states'],
  },
  {
    key: 'school',
    texts: ['privacy.school', 'privacy.school.who', 'privacy.school.howLong'],
    deletedBy: ['school', 'refused-schools', 'unverified-schools'],
    tables: ['access_codes', 'school_tenants', 'schools'],
  },
  {
    key: 'window',
    texts: ['privacy.window', 'privacy.window.who', 'privacy.window.howLong'],
    deletedBy: ['next-version', 'school'],
    tables: ['support_windows'],
  },
  {
    key: 'keeping',
    texts: ['privacy.keeping', 'privacy.keeping.who', 'privacy.keeping.howLong'],
    deletedBy: ['keeping', 'school'],
    tables: ['keeping_receipts', 'keeping_warnings', 'school_keeping'],
  },
  {
    key: 'sorts',
    texts: ['privacy.sorts', 'privacy.sorts.who', 'privacy.sorts.howLong'],
    deletedBy: ['owner-of-data', 'student'],
    tables: ['sorts', 'student_states'],
  },
  {
    key: 'ideas',
    texts: ['privacy.ideas', 'privacy.ideas.who', 'privacy.withSort'],
    deletedBy: ['student'],
    tables: ['sorts'],
  },
  {
    key: 'classes',
    texts: ['privacy.classes', 'privacy.classes.who', 'privacy.classes.howLong'],
    deletedBy: ['student', 'class'],
    tables: ['class_students'],
  },
  {
    key: 'classList',
    texts: ['privacy.classList', 'privacy.classList.who', 'privacy.classList.howLong'],
    deletedBy: ['keeping', 'class', 'school'],
    tables: ['class_marks', 'class_teachers', 'classes'],
  },
  {
    key: 'careers',
    texts: ['privacy.careers', 'privacy.careers.who', 'privacy.careers.howLong'],
    deletedBy: ['owner-of-data', 'student'],
    tables: ['saved_careers'],
  },
  {
    key: 'ownCards',
    texts: ['privacy.ownCards', 'privacy.ownCards.who', 'privacy.ownCards.howLong'],
    deletedBy: ['student', 'unused-images'],
    tables: ['card_images', 'sorts', 'unwanted_images'],
  },
  {
    key: 'extraCards',
    texts: ['privacy.extraCards', 'privacy.extraCards.who', 'privacy.extraCards.howLong'],
    deletedBy: ['owner-of-data', 'school', 'unused-images'],
    tables: ['platform_card_pictures', 'platform_cards', 'school_card_pictures', 'school_cards'],
  },
  {
    key: 'words',
    texts: ['privacy.words', 'privacy.words.who', 'privacy.withSort'],

    deletedBy: ['next-version', 'student'],
    tables: ['sorts'],
  },
  {
    key: 'talks',
    texts: ['privacy.talks', 'privacy.talks.who', 'privacy.talks.howLong'],
    deletedBy: ['student'],
    tables: ['conversations', 'queue_delays', 'talk_requests'],
  },
  {
    key: 'steps',
    texts: ['privacy.steps', 'privacy.steps.who', 'privacy.steps.howLong'],
    deletedBy: ['student'],
    tables: ['step_check_ins', 'student_steps'],
  },
  {
    key: 'effect',
    texts: ['privacy.effect', 'privacy.effect.who', 'privacy.effect.howLong'],
    deletedBy: ['owner-of-data', 'student'],
    tables: ['effect_answers', 'effect_results'],
  },
  {
    key: 'profile',
    texts: ['privacy.profile', 'privacy.profile.who', 'privacy.profile.howLong'],
    deletedBy: ['not-stored'],
    tables: [],
  },
  {
    key: 'surveys',
    texts: ['privacy.surveys', 'privacy.surveys.who', 'privacy.untilAccount'],

    deletedBy: ['student'],
    tables: ['survey_answers'],
  },
  {
    key: 'signOn',
    texts: ['privacy.signOn', 'privacy.nobody', 'privacy.untilAccount'],

    deletedBy: ['person'],
    tables: ['identity_accounts'],
  },
  {
    key: 'sessions',
    texts: ['privacy.sessions', 'privacy.nobody', 'privacy.sessions.howLong'],

    deletedBy: ['identity-cleanup'],
    tables: ['identity_sessions'],
  },
  {
    key: 'links',
    texts: ['privacy.links', 'privacy.links.who', 'privacy.links.howLong'],
    deletedBy: ['identity-cleanup'],
    tables: ['identity_verifications'],
  },
  {
    key: 'tickets',
    texts: ['privacy.tickets', 'privacy.nobody', 'privacy.tickets.howLong'],
    deletedBy: ['identity-cleanup'],
    tables: ['spent_tickets'],
  },
  {
    key: 'mails',
    texts: ['privacy.mails', 'privacy.team', 'privacy.mails.howLong'],
    deletedBy: ['mail-cleanup'],
    tables: ['mails'],
  },
  {
    key: 'tries',
    texts: ['privacy.tries', 'privacy.tries.who', 'privacy.tries.howLong'],
    deletedBy: ['identity-cleanup'],
    tables: ['rate_limits'],
  },
  {
    key: 'use',
    texts: ['privacy.use', 'privacy.team', 'privacy.use.howLong'],

    deletedBy: ['usage-cleanup'],
    tables: [
      'usage_abandons',
      'usage_cards',
      'usage_days',
      'usage_events',
      'usage_looks',
      'usage_volumes',
    ],
  },
  {
    key: 'totals',
    texts: ['privacy.totals', 'privacy.totals.who', 'privacy.totals.howLong'],
    deletedBy: ['school', 'never'],
    tables: [
      'platform_challenges',
      'platform_months',
      'platform_totals',
      'school_challenges',
      'school_months',
      'school_totals',
    ],
  },
  {
    key: 'boards',
    texts: ['privacy.boards', 'privacy.boards.who', 'privacy.boards.howLong'],
    deletedBy: ['school', 'board'],
    tables: ['board_challenges', 'board_school_figures', 'boards'],
  },
  {
    key: 'faults',
    texts: ['privacy.faults', 'privacy.faults.who', 'privacy.faults.howLong'],
    deletedBy: ['not-stored'],
    tables: [],
  },
  {
    key: 'log',
    texts: ['privacy.log', 'privacy.log.who', 'privacy.log.howLong'],
    deletedBy: ['audit-cleanup'],
    tables: ['audit_chains', 'audit_entries', 'audit_failures', 'audit_names'],
  },
  {
    key: 'support',
    texts: ['privacy.support', 'privacy.contact.who', 'privacy.contact.howLong'],

    deletedBy: ['sent'],
    tables: ['mails'],
  },
  {
    key: 'contact',
    texts: ['privacy.contact', 'privacy.contact.who', 'privacy.contact.howLong'],
    deletedBy: ['sent'],
    tables: ['mails'],
  },
  {
    key: 'operation',
    texts: ['privacy.operation', 'privacy.nobody', 'privacy.operation.howLong'],

    deletedBy: ['never'],
    tables: ['daily_jobs', 'installation', 'kysely_migration', 'write_probe'],
  },
] as const satisfies readonly DataKind[];

export type DataKindKey = (typeof dataKinds)[number]['key'];
