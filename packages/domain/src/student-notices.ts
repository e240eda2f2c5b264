/**
 * What students with an older account are told once. Each notice is a column of `students`, which is
 * true until the student closes the notice.
 */
export const noticeFlags = ['isLikedNoticeDue', 'isTalksNoticeDue'] as const;
export type NoticeFlag = (typeof noticeFlags)[number];
export type DueNotices = Readonly<Record<NoticeFlag, boolean>>;

/** Of a student who has read the sign-up form, which says all of it. */
export const noDueNotices: DueNotices = { isLikedNoticeDue: false, isTalksNoticeDue: false };
