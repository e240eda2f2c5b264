/**
 * By default Node keeps up to 100 MB for short-lived objects after its first load. A server that
 * shares its machine with the database performs as well with half of that.
 */
export const serverFlags = ['--max-semi-space-size=16'];
