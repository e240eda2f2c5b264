import { normaliseAccessCode } from '@trio/domain/access-code';

export type CodeAnswer =
  | { readonly state: 'open'; readonly schoolname: string }
  | { readonly state: 'closed' | 'unknown' | 'paused' };

export type ShownPreview = Exclude<CodeAnswer, { readonly state: 'paused' }> | null;

interface CodePreviewSettings {
  readonly lookUp: (code: string) => Promise<CodeAnswer>;
  readonly onShow: (preview: ShownPreview) => void;
}

/** Milliseconds without typing. */
export const previewDelay = 800;
/** No code is shorter. */
const shortest = 3;

/**
 * Looks a code up when typing stops, or at once on blur. An unknown code shows only after blur:
 * before, it may be incomplete. A failure shows nothing, because sign-up reports it.
 */
export function createCodePreview({ lookUp, onShow }: CodePreviewSettings) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let code = '';
  let answer: CodeAnswer | null = null;
  let isAsking = false;
  let isLeft = false;
  let isPaused = false;

  const show = () => {
    const isHidden = answer === null || answer.state === 'paused';
    onShow(isHidden || (answer?.state === 'unknown' && !isLeft) ? null : answer);
  };

  async function ask(spelled: string): Promise<void> {
    clearTimeout(timer);
    if (isAsking || answer !== null || isPaused || code.length < shortest) return;
    const asked = code;
    isAsking = true;
    const found = await lookUp(spelled).catch(() => null);
    // The code changed meanwhile; this answer is stale.
    if (asked !== code) return;
    isAsking = false;
    answer = found;
    isPaused = found?.state === 'paused';
    show();
  }

  return {
    typed(spelled: string): void {
      clearTimeout(timer);
      isLeft = false;
      const compared = normaliseAccessCode(spelled);
      if (compared !== code) {
        code = compared;
        answer = null;
        isAsking = false;
      }
      show();
      timer = setTimeout(() => void ask(spelled), previewDelay);
    },
    left(spelled: string): void {
      isLeft = true;
      show();
      void ask(spelled);
    },
    stop(): void {
      clearTimeout(timer);
      code = '';
    },
  };
}
