import { useEffect } from 'react';

/**
 * The document's title: the page first, so that a row of tabs can be told apart. `null` leaves it to
 * what lies over the page.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title.startsWith('Trio') ? title : `${title} · Trio`;
  }, [title]);
}
