/** Behaves as the student's first name says, for the pool's test. */
interface Task {
  readonly firstName: string;
  /** The worker sets the first element when it starts, then waits for the second. */
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
