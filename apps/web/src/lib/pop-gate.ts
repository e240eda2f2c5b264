/** Hears of a step through the browser's history before the router does, and may keep it from it. */
type Gatekeeper = (event: PopStateEvent) => void;

let gatekeeper: Gatekeeper | null = null;

// A window calls its listeners in the order they came, capturing or not: this one has to be the first,
// so the app imports this file before there is a router.
addEventListener('popstate', (event) => gatekeeper?.(event));

/** The answer ends the watch. */
export function watchPops(next: Gatekeeper): () => void {
  gatekeeper = next;
  return () => {
    if (gatekeeper === next) gatekeeper = null;
  };
}
