/** How long students are kept after they were last here. A school chooses within the limits. */
export const keptMonths = { min: 12, max: 60, default: 24 } as const;

export const keepingDays = {
  /** Between the day on which an owner knew of a warning and the deletion. */
  warned: 30,
  /** A warning is made this long before its first deletion: a day more, for the email and the job. */
  ahead: 31,
  /** It also lists who follows soon after, so that owners get about one warning a month. */
  listed: 62,
  /** Owners who did not get it are emailed again. */
  mailedAgain: 7,
  /** After this, administrators are told that no owner knows of a warning. */
  unreached: 3,
} as const;
