import { stepSentence } from '@trio/i18n/step-sentence';
import { useLanguage } from '../language/language.ts';
import { useText } from '../language/use-text.ts';
import { cleanPlan, type ToSentence } from './step-text.ts';

export function useStepSentence(): ToSentence {
  const t = useText('steps');
  const language = useLanguage();
  return (plan) => stepSentence(t, language, cleanPlan(plan));
}
