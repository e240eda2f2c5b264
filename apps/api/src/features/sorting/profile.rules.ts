/** A consumer group's profile waits for the team, which sends it. */
export const isPending = (
  { isConsumerGroup }: { readonly isConsumerGroup: boolean },
  { profileSentAt }: { readonly profileSentAt: Date | null },
): boolean => isConsumerGroup && profileSentAt === null;
