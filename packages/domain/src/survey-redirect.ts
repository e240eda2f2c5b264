import type { Role } from './roles.ts';

interface SurveyState {
  readonly role: Role;
  readonly hasCompletedSurvey: boolean;
  readonly hasCards: boolean;
  readonly isConsumerGroup: boolean;
}

export const redirectsToResults = ({
  role,
  hasCompletedSurvey,
  hasCards,
  isConsumerGroup,
}: SurveyState): boolean => role === 'student' && isConsumerGroup && hasCompletedSurvey && hasCards;
