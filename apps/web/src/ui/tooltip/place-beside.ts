interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const edge = 8;

/** Above what it is about, in its middle; below where there is no room; never outside the window. */
export function placeBeside(anchor: Box, tip: Size, view: Size): { left: number; top: number } {
  const middle = anchor.left + (anchor.width - tip.width) / 2;
  const above = anchor.top - tip.height;
  return {
    left: Math.max(edge, Math.min(middle, view.width - tip.width - edge)),
    top: above >= edge ? above : anchor.bottom,
  };
}
