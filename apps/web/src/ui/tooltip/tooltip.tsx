import { limits } from '@trio/domain/limits';
import type { ReactNode } from 'react';
import style from './tooltip.module.css';
import { useTooltip } from './use-tooltip.ts';

interface TooltipProps {
  text: string;
  children: ReactNode;
}

function Tooltip({ text, children }: TooltipProps) {
  const { tip, show, hide, hideSoon, stay } = useTooltip();
  return (
    <span className={style.place} onPointerLeave={hideSoon} onPointerEnter={stay}>
      <span
        className={style.cut}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users must be able to open the tooltip.
        tabIndex={0}
        onPointerEnter={({ currentTarget }) => show(currentTarget)}
        onFocus={({ currentTarget }) => show(currentTarget)}
        onBlur={hide}
      >
        {children}
      </span>
      {/* Screen readers already read the full text. */}
      <span ref={tip} className={style.tip} popover="manual" aria-hidden="true">
        <span className={style.bubble}>{text}</span>
      </span>
    </span>
  );
}

export function LongName({ text }: { text: string }) {
  return Array.from(text).length < limits.tooltipFrom ? (
    <span className={style.cut}>{text}</span>
  ) : (
    <Tooltip text={text}>{text}</Tooltip>
  );
}
