/** Receives a history step before the router does, and may stop it. */
type Gatekeeper = (event: PopStateEvent) => void;

let gatekeeper: Gatekeeper | null = null;

// A window calls listeners in registration order, capturing or not. This one must be first, so the
// app imports this file before it creates a router.
addEventListener('popstate', (event) => gatekeeper?.(event));

export function watchPops(next: Gatekeeper): () => void {
  gatekeeper = next;
  return () => {
    if (gatekeeper === next) gatekeeper = null;
  };
}
