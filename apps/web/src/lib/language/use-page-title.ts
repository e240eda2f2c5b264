import { useEffect } from 'react';

/** The document's title: the page first, so that a row of tabs can be told apart. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title.startsWith('Trio') ? title : `${title} · Trio`;
  }, [title]);
}
