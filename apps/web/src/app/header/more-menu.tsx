import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LineIcon } from '../../ui/line-icon.tsx';
import style from './header.module.css';

interface MoreMenuProps {
  label: string;
  /** Of its pages: the button marks that one of them is open. */
  paths: readonly string[];
  children: ReactNode;
}

/** A disclosure, not an ARIA menu: its links are reached with Tab, like all others. */
export function MoreMenu({ label, paths, children }: MoreMenuProps) {
  const id = useId();
  const { key, pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Open at one address only: a followed link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || !place.current?.contains(target)) setOpenAt(null);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return (
    <div ref={place} className={style.more}>
      <button
        ref={button}
        type="button"
        className={style.item}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={paths.includes(pathname) || undefined}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        {label}
        <LineIcon d="m5 7.500 5 5 5-5" />
      </button>
      <ul id={id} className={style.moreLinks} hidden={!isOpen}>
        {isOpen && children}
      </ul>
    </div>
  );
}
