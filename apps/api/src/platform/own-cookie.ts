export interface OwnCookie {
  readonly name: string;
  readonly isSecure: boolean;
  /** Undefined if the request has no such cookie. */
  read(cookieHeader: string | null | undefined): string | undefined;
  /** `attributes` as in the header, for example `Max-Age=600; HttpOnly`. */
  write(value: string, attributes: string): string;
}

/**
 * A cookie of the whole site. With https its name has the prefix `__Host-`: browsers then refuse
 * one that another host of the same domain or a page without https tries to set.
 */
export function createOwnCookie(plainName: string, publicUrl: string): OwnCookie {
  const isSecure = publicUrl.startsWith('https://');
  const name = isSecure ? `__Host-${plainName}` : plainName;
  const start = `${name}=`;
  return {
    name,
    isSecure,
    read: (cookieHeader) =>
      (cookieHeader ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(start))
        ?.slice(start.length),
    write: (value, attributes) =>
      `${name}=${value}; Path=/; ${attributes}${isSecure ? '; Secure' : ''}`,
  };
}
