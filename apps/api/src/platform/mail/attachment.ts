import type { Language } from '@trio/i18n/languages';

/** Which profile goes with a mail. It is made when the mail is sent, so that it says the latest. */
export interface ProfileRef {
  readonly schoolId: string;
  readonly studentId: string;
  readonly sortId: string;
  readonly language: Language;
}

export interface ProfileFile {
  /** As the download calls it. */
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Null where the student or the sort is gone; throws where it cannot be made now. */
export type MakeProfileFile = (ref: ProfileRef) => Promise<ProfileFile | null>;

/** A file that travels with a letter. */
export interface Attachment extends ProfileFile {
  readonly type: 'application/pdf';
}
