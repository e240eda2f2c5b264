interface LineIconProps {
  /** SVG path in a square with the side `box`. */
  d: string;
  box?: number;
  size?: number;
  weight?: number;
  className?: string | undefined;
}

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
