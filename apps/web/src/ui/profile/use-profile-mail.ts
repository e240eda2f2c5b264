import { useAction, type ActionState } from '../../lib/forms/use-action.ts';
import { emailProfile } from '../../lib/profile/email-profile.ts';

export interface ProfileMail {
  readonly state: ActionState;
  /** True if the email is on its way. */
  readonly run: () => Promise<boolean>;
}

export const useProfileMail = (sortId: string): ProfileMail =>
  useAction(() => emailProfile(sortId));
