/** Long enough for the browser to take the file, short enough to free the memory soon. */
const keepFor = 1_000;

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepFor);
}
