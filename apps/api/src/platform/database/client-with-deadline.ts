import pg from 'pg';

/**
 * Closes its connection when a query times out. The driver's `query_timeout` leaves the connection
 * open, so the following ROLLBACK would wait as long again.
 */
export const clientWithDeadline = (ms: number): typeof pg.Client =>
  class extends pg.Client {
    // One timer for all queries: creating one for each costs more.
    readonly #timer: NodeJS.Timeout;
    #isBusy = false;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.#timer = setTimeout(() => {
        if (this.#isBusy) this.connection.stream.destroy();
      }, ms).unref();
      this.on('drain', () => (this.#isBusy = false));
      this.on('end', () => clearTimeout(this.#timer));
    }

    // The driver's overloads do not fit one signature.
    override query(...parameters: never[]): never {
      this.#isBusy = true;
      this.#timer.refresh();
      return (super.query as (...given: never[]) => never)(...parameters);
    }
  };
