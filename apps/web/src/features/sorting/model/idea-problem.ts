import { limits } from '@trio/domain/limits';
import { cleanIdea } from '@trio/domain/sorting/ideas';

export type IdeaProblem = 'empty' | 'tooLong' | 'known' | 'full';

/** Null if the idea can be added. */
export function ideaProblem(text: string, ideas: readonly string[]): IdeaProblem | null {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line === '') return 'empty';
  if (Array.from(line).length > limits.ideaMax) return 'tooLong';
  if (ideas.includes(cleanIdea(text))) return 'known';
  return ideas.length >= limits.ideasPerCard ? 'full' : null;
}
