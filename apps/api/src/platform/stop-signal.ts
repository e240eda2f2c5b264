// Noted before anything can have closed it.
const hadParent = process.connected;

/**
 * Ctrl-C, a service manager or the parent's end stop us once, cleanly. A terminal sends Ctrl-C to
 * every process of the group and people press it twice: later signals change nothing.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const once = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  // `npm start` keeps a channel open to us: where it was killed, there is nobody left to work for.
  process.on('disconnect', once);
  if (hadParent && !process.connected) once();
}
