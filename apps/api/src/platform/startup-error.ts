/** The message is one line for an operator: the problem and its remedy. */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' ').trim(), options);
  }
}
