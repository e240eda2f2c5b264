import type { Role } from './roles.ts';

interface SurveyState {
  readonly role: Role;
  readonly hasCompletedSurvey: boolean;
  /** Whether a three has been chosen. */
  readonly hasCards: boolean;
  readonly isConsumerGroup: boolean;
}

/**
 * A student of a consumer group who has answered the survey and has cards is led to the results in its
 * place; everybody else finds what they came for.
 */
export const leadsToResults = ({
  role,
  hasCompletedSurvey,
  hasCards,
  isConsumerGroup,
}: SurveyState): boolean => role === 'student' && isConsumerGroup && hasCompletedSurvey && hasCards;
