import type { ReactNode } from 'react';
import { LineIcon } from '../../../ui/line-icon.tsx';
import style from './station.module.css';

const icons = {
  now: 'M4 5.500c3-1 5.500-.500 8 1.500 2.500-2 5-2.500 8-1.500v12.500c-3-1-5.500-.500-8 1.500-2.500-2-5-2.500-8-1.500zM12 7v12.500',
  job: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  college: 'm13.500 4.500 6 6-3 3-6-6zM11.500 9.500 4 17l3 3 7.500-7.500',
  university:
    'm2.500 9 9.500-4.500L21.500 9 12 13.500zM6.500 11v5.500c3 2.500 8 2.500 11 0V11M21.500 9v6',
  experience: 'M6 21V4h12l-3 4 3 4H6',
  people:
    'M8.500 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M2 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16.500 12a3 3 0 1 0 0-6M18 14.500c2.500.500 4 2.500 4 5.500',
};

interface StationProps {
  icon: keyof typeof icons;
  heading: string;
  text?: string;
  children: ReactNode;
}

/** A stop on a challenge's line. */
export function Station({ icon, heading, text, children }: StationProps) {
  return (
    <li className={style.station}>
      <span className={style.stop}>
        <LineIcon d={icons[icon]} box={24} />
      </span>
      <h3>{heading}</h3>
      {text !== undefined && <p>{text}</p>}
      {children}
    </li>
  );
}
