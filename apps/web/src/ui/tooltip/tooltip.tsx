import { limits } from '@trio/domain/limits';
import type { ReactNode } from 'react';
import style from './tooltip.module.css';
import { useTooltip } from './use-tooltip.ts';

interface TooltipProps {
  /** What the bubble says: the whole of what may be cut. */
  text: string;
  children: ReactNode;
}

/** What stands here may be cut to two lines; hovered or focused, it is shown whole. */
function Tooltip({ text, children }: TooltipProps) {
  const { tip, show, hide, hideSoon, stay } = useTooltip();
  return (
    <span className={style.place} onPointerLeave={hideSoon} onPointerEnter={stay}>
      <span
        className={style.cut}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What can only be seen by pointing would be lost to who uses keys.
        tabIndex={0}
        onPointerEnter={({ currentTarget }) => show(currentTarget)}
        onFocus={({ currentTarget }) => show(currentTarget)}
        onBlur={hide}
      >
        {children}
      </span>
      {/* A screen reader has the whole text already. */}
      <span ref={tip} className={style.tip} popover="manual" aria-hidden="true">
        <span className={style.bubble}>{text}</span>
      </span>
    </span>
  );
}

/** A name in a narrow place: from 11 characters on it has a tooltip. */
export function LongName({ text }: { text: string }) {
  return Array.from(text).length < limits.tooltipFrom ? (
    <span className={style.cut}>{text}</span>
  ) : (
    <Tooltip text={text}>{text}</Tooltip>
  );
}
