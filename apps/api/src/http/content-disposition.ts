/** RFC 5987 name, and ASCII for older clients. Neither can break out of the header. */
export function inlineFile(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/gu, '')
    .replaceAll(/-{2,}/gu, '-');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Only for our own ASCII file names: nothing is escaped. */
export const attachedFile = (fileName: string): string => `attachment; filename="${fileName}"`;
