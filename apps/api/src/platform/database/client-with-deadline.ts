import pg from 'pg';

/**
 * Closes its connection when a query times out. The driver's `query_timeout` leaves the connection
 * open, so the following ROLLBACK would wait as long again.
 */
export const clientWithDeadline = (ms: number): typeof pg.Client =>
  class extends pg.Client {
    #timer: NodeJS.Timeout | undefined;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const stop = () => clearTimeout(this.#timer);
      this.on('drain', stop);
      this.on('end', stop);
    }

    // The driver's overloads do not fit one signature.
    override query(...parameters: never[]): never {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.connection.stream.destroy(), ms);
      return (super.query as (...given: never[]) => never)(...parameters);
    }
  };
