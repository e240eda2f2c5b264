import style from './logo.module.css';

export function Logo() {
  return (
    <span className={style.logo}>
      <svg className={style.mark} viewBox="0 0 34 26" aria-hidden="true">
        <rect
          x="1.500"
          y="4"
          width="11"
          height="18"
          rx="2.500"
          fill="#d6336c"
          transform="rotate(-10 7 13)"
        />
        <rect
          x="21.500"
          y="4"
          width="11"
          height="18"
          rx="2.500"
          fill="#1c6dd0"
          transform="rotate(10 27 13)"
        />
        <rect x="11.500" y="3" width="11" height="18" rx="2.500" fill="#ffd166" />
      </svg>
      <span className={style.word}>Trio</span>
    </span>
  );
}
