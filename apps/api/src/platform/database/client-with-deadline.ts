import pg from 'pg';

/**
 * A client that ends its connection when a query has no answer in time. The driver's own
 * `query_timeout` leaves the connection open, so the ROLLBACK behind it would wait as long again.
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

    // The driver's overloads cannot be spelled as one signature.
    override query(...parameters: never[]): never {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.connection.stream.destroy(), ms);
      return (super.query as (...given: never[]) => never)(...parameters);
    }
  };
