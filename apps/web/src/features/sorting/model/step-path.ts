import { cardPath, pages } from '@trio/contracts/pages';
import type { Step } from '@trio/domain/sorting/step';

export function pathOfStep(step: Step): string {
  switch (step.kind) {
    case 'card':
      return cardPath(step.index);
    case 'select':
      return pages.select.path;
    case 'results':
      return pages.results.path;
  }
}

const cardAddress = /^\/dashboard\/cards\/\d+$/u;

/** Going to one of these pages does not leave the sort. */
export function isInSort(path: string): boolean {
  const plain = path.replace(/\/$/u, '');
  return cardAddress.test(plain) || plain === pages.select.path || plain === pages.results.path;
}
