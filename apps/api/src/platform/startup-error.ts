/**
 * The message is one line for an operator: the problem and its remedy. It is printed without a
 * stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' ').trim(), options);
  }
}
