import { useEffect, type RefObject } from 'react';
import { saysCompleted } from '../model/completion-message.ts';

/** Hears when the form in a frame has been sent: from that frame and its configured origin only. */
export function useCompletionMessage(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onCompleted: () => void,
): void {
  useEffect(() => {
    const hear = (message: MessageEvent) => {
      const source = frame.current?.contentWindow ?? null;
      if (saysCompleted(message, { url, source })) onCompleted();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, url, onCompleted]);
}
