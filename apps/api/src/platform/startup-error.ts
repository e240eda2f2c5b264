/**
 * A start that cannot go on. The message is one line for the person at the keyboard:
 * what is wrong and how to mend it. It is printed as it is, without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' ').trim(), options);
  }
}
