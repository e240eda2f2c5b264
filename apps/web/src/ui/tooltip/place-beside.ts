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

/** Above the anchor, centred; below if there is no room; always inside the window. */
export function placeBeside(anchor: Box, tip: Size, view: Size): { left: number; top: number } {
  const middle = anchor.left + (anchor.width - tip.width) / 2;
  const above = anchor.top - tip.height;
  return {
    left: Math.max(edge, Math.min(middle, view.width - tip.width - edge)),
    top: above >= edge ? above : anchor.bottom,
  };
}
