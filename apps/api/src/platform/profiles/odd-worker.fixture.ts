/** A worker that does as its student's first name says, for the pool's own test. */
interface Task {
  readonly firstName: string;
  /** Raised when it has begun; waited on until it is raised again. */
  readonly gate?: Int32Array;
}

export function makeProfile({ firstName, gate }: Task): Uint8Array {
  if (firstName === 'Throws') throw new Error('about Zoé Secret');
  if (firstName === 'Crashes') process.exit(3);
  if (gate) {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    if (firstName === 'Hangs') for (;;);
    Atomics.wait(gate, 1, 0);
  }
  return Buffer.from(firstName);
}
