interface LineIconProps {
  /** The line, in a square whose sides are `box` long. */
  d: string;
  box?: number;
  /** As wide as the square, unless a class says otherwise. */
  size?: number;
  weight?: number;
  className?: string | undefined;
}

/** Drawn with one round pen in the colour of the words beside it, which say what it means. */
export function LineIcon({ d, box = 20, size = box, weight = 2.5, className }: LineIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
