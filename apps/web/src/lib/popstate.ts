type PopListener = (event: PopStateEvent) => void;

let popListener: PopListener | null = null;

// A window calls listeners in registration order, capturing or not. This one must be first, so the
// app imports this file before it creates a router.
addEventListener('popstate', (event) => popListener?.(event));

export function listenFirst(next: PopListener): () => void {
  popListener = next;
  return () => {
    if (popListener === next) popListener = null;
  };
}
