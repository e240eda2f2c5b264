import { useEffect } from 'react';

/**
 * The page's name comes first, so that tabs can be told apart. `null` leaves the title to a modal.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title.startsWith('Trio') ? title : `${title} · Trio`;
  }, [title]);
}
