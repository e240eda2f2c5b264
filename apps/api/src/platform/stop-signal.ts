// Read at load time, before the channel can close.
const hadParent = process.connected;

export interface StopRequest {
  readonly isGraceful: boolean;
  readonly hurry: AbortSignal;
}

/** Only SIGTERM is graceful: a person at a terminal should not wait. */
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
  // `npm start` keeps an IPC channel open. If it closes, the parent was killed.
  process.on('disconnect', () => stopBy('disconnect'));
  if (hadParent && !process.connected) stopBy('disconnect');
}
