import { useAction, type ActionState } from '../../lib/forms/use-action.ts';
import { emailProfile } from '../../lib/profile/email-profile.ts';

export interface ProfileMail {
  readonly state: ActionState;
  /** Whether it is on its way. */
  readonly run: () => Promise<boolean>;
}

/** Sends the profile of these three to the student, and says how that went. */
export const useProfileMail = (sortId: string): ProfileMail =>
  useAction(() => emailProfile(sortId));
