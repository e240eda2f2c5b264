/** Once what has just changed is on the screen: for work that nobody looks at. In the order it came. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
