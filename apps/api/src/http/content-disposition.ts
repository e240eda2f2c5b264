/**
 * Shown in the browser, and saved under this name: for those who read RFC 5987 as it is, for others
 * without its accents. Neither can end the header or begin another part of it.
 */
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

/** Saved under this name; one of our own, in plain letters. */
export const attachedFile = (fileName: string): string => `attachment; filename="${fileName}"`;
