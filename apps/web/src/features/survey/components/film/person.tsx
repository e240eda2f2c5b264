interface PersonProps {
  skin: string;
  hair: string;
  shirt: string;
  look: 'short' | 'long' | 'bun' | 'scarf' | 'curls';
}

const behind: Readonly<Record<PersonProps['look'], string | null>> = {
  short: null,
  long: 'M20 60V32a20 20 0 0 1 40 0v28z',
  bun: null,
  scarf: 'M18 64V34a22 22 0 0 1 44 0v30z',
  curls: null,
};

/** In the style of the posters: flat shapes, no outline, no face except a smile. */
export function Person({ skin, hair, shirt, look }: PersonProps) {
  const back = behind[look];
  return (
    <svg viewBox="0 0 80 100">
      {back !== null && <path d={back} fill={hair} />}
      {look === 'bun' && <circle cx="40" cy="11" r="8" fill={hair} />}
      <path d="M6 100V84c0-14 12-22 34-22s34 8 34 22v16z" fill={shirt} />
      <path d="M32 50h16v14c0 8-16 8-16 0z" fill={skin} />
      <circle cx="40" cy="36" r="17" fill={skin} />
      {(look === 'short' || look === 'bun') && (
        <path d="M22 36c-2-14 8-22 18-22s20 8 18 22c-4-8-10-11-18-11s-14 3-18 11z" fill={hair} />
      )}
      {look === 'long' && (
        <path d="M23 34c0-12 8-19 17-19s17 7 17 19c-8-2-14-6-17-11-3 5-9 9-17 11z" fill={hair} />
      )}
      {look === 'scarf' && (
        <path
          d="M22 42c-3-18 6-28 18-28s21 10 18 28c-1-12-8-18-18-18s-17 6-18 18zM22 42c2 12 8 18 18 18s16-6 18-18l4 22c-10 8-34 8-44 0z"
          fill={hair}
        />
      )}
      {look === 'curls' &&
        [
          [24, 30],
          [28, 20],
          [40, 15],
          [52, 20],
          [56, 30],
        ].map(([x, y]) => <circle key={x} cx={x} cy={y} r="9" fill={hair} />)}
      <path
        d="M34 42c3 4 9 4 12 0"
        fill="none"
        stroke="#1b1b3a"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <circle cx="34" cy="35" r="2" fill="#1b1b3a" />
      <circle cx="46" cy="35" r="2" fill="#1b1b3a" />
    </svg>
  );
}

export const people: readonly PersonProps[] = [
  { skin: '#8d5a3c', hair: '#2b1a12', shirt: '#1c6dd0', look: 'curls' },
  { skin: '#f1c7a5', hair: '#c2261b', shirt: '#2f9e64', look: 'long' },
  { skin: '#c98d63', hair: '#6b3fa0', shirt: '#ffd166', look: 'scarf' },
  { skin: '#f3d3b8', hair: '#8f8aa5', shirt: '#d6336c', look: 'short' },
  { skin: '#5f3a26', hair: '#1b1b3a', shirt: '#e0a100', look: 'bun' },
];
