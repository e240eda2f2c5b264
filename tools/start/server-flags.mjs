/**
 * How Node runs the server. Left to itself it keeps up to 100 MB for what lives a moment, as soon as it has
 * been busy once; a server that shares its machine with its database does as well with half of that.
 */
export const serverFlags = ['--max-semi-space-size=16'];
