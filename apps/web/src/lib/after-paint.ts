/** Runs work after the next paint, in call order. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
