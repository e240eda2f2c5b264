import { encode } from 'uqr';
import style from './qr-code.module.css';

interface QrCodeProps {
  /** Usually an address. */
  text: string;
  /** The accessible name of the picture. */
  label: string;
}

/** Dark on white in every colour scheme: many cameras cannot read an inverted code. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <svg
      className={style.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={pathOf(data)} fill="#000000" />
    </svg>
  );
}

/** The standard asks for four modules of white around the code. */
const quietZone = 4;

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
