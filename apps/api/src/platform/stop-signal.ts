// Noted before anything can have closed it.
const hadParent = process.connected;

export interface StopRequest {
  /** Asked for by a service manager, which has time to send visitors to another server. */
  readonly isGraceful: boolean;
  /** Aborted by a second signal: whoever sent it does not want to wait. */
  readonly hurry: AbortSignal;
}

/**
 * Ctrl-C, a service manager or the parent's end stop us once, cleanly. Only SIGTERM is graceful: a person
 * at a terminal waits for nothing. Later signals end the waiting.
 */
export function onStopSignal(stop: (request: StopRequest) => Promise<void>): void {
  let isStopping = false;
  const hurry = new AbortController();
  const stopBy = (reason: string) => {
    if (isStopping) return hurry.abort();
    isStopping = true;
    void stop({ isGraceful: reason === 'SIGTERM', hurry: hurry.signal }).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopBy);
  // `npm start` keeps a channel open to us: where it was killed, there is nothing left to work for.
  process.on('disconnect', () => stopBy('disconnect'));
  if (hadParent && !process.connected) stopBy('disconnect');
}
