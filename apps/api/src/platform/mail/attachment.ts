import type { Language } from '@trio/i18n/languages';

/** Rendered when the email is sent, so that it is up to date. */
export interface ProfileRef {
  readonly schoolId: string;
  readonly studentId: string;
  readonly sortId: string;
  readonly language: Language;
}

export interface ProfileFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export interface ProfileContent {
  /** The file contains the student’s reflection. */
  readonly hasWords: boolean;
}

/** Null if the student or the sort is deleted; throws if the profile cannot be made now. */
export type MakeProfileFile = (
  ref: ProfileRef,
  content: ProfileContent,
) => Promise<ProfileFile | null>;

export interface Attachment extends ProfileFile {
  readonly type: 'application/pdf';
}
