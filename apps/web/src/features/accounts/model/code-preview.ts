import { normaliseAccessCode } from '@trio/domain/access-code';

export type CodeAnswer =
  | { readonly state: 'open'; readonly schoolname: string; readonly asksAge?: true | undefined }
  | { readonly state: 'closed' | 'unknown' | 'paused' };

export type ShownPreview = Exclude<CodeAnswer, { readonly state: 'paused' }> | null;

interface CodePreviewSettings {
  readonly lookUp: (code: string) => Promise<CodeAnswer>;
  readonly onShow: (preview: ShownPreview) => void;
}

export const previewDelayMs = 800;
const minCodeLength = 3;
export const pauseMs = 300_000;

/**
 * Looks a code up when typing stops, or at once on blur. An unknown code shows only after blur:
 * before, it may be incomplete. A failure shows nothing, because sign-up reports it.
 */
export function createCodePreview({ lookUp, onShow }: CodePreviewSettings) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let code = '';
  let answer: ShownPreview = null;
  let isAsking = false;
  let isLeft = false;
  let pausedUntil = -Infinity;

  const show = () => onShow(answer?.state === 'unknown' && !isLeft ? null : answer);

  async function ask(text: string): Promise<void> {
    clearTimeout(timer);
    if (isAsking || answer !== null || code.length < minCodeLength) return;
    if (Date.now() < pausedUntil) return;
    const asked = code;
    isAsking = true;
    const found = await lookUp(text).catch(() => null);
    if (asked !== code) return;
    isAsking = false;
    const isPaused = found?.state === 'paused';
    if (isPaused) pausedUntil = Date.now() + pauseMs;
    answer = isPaused ? null : found;
    show();
  }

  return {
    typed(text: string): void {
      clearTimeout(timer);
      isLeft = false;
      const compared = normaliseAccessCode(text);
      if (compared !== code) {
        code = compared;
        answer = null;
        isAsking = false;
      }
      show();
      timer = setTimeout(() => void ask(text), previewDelayMs);
    },
    left(text: string): void {
      isLeft = true;
      show();
      void ask(text);
    },
    stop(): void {
      clearTimeout(timer);
      code = '';
    },
  };
}
