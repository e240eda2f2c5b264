import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCodePreview, pauseMs, previewDelayMs, type CodeAnswer } from './code-preview.ts';

const cedar: CodeAnswer = { state: 'open', schoolname: 'Cedar Ridge' };
const unknown: CodeAnswer = { state: 'unknown' };

const lookUp = vi.fn<(code: string) => Promise<CodeAnswer>>();
const onShow = vi.fn<(preview: unknown) => void>();
const shown = (): unknown => onShow.mock.lastCall?.[0] ?? null;
let preview: ReturnType<typeof createCodePreview>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  lookUp.mockImplementation(async (code) => (code === 'Panda 4821' ? cedar : unknown));
  preview = createCodePreview({ lookUp, onShow });
});
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('looks a code up 800 ms after typing stops, once', async () => {
  for (const code of ['Pan', 'Panda 48', 'Panda 4821']) {
    preview.typed(code);
    await wait(previewDelayMs - 1);
  }
  expect(lookUp).not.toHaveBeenCalled();
  await wait(1);
  expect(lookUp.mock.calls).toEqual([['Panda 4821']]);
  expect(shown()).toEqual(cedar);
});

it('looks a code up at once on blur, and not again afterwards', async () => {
  preview.typed('Panda 4821');
  preview.left('Panda 4821');
  await wait(0);
  expect(shown()).toEqual(cedar);
  await wait(5000);
  preview.left('Panda 4821');
  preview.typed('panda-4821 ');
  await wait(5000);
  expect(lookUp).toHaveBeenCalledOnce();
  expect(shown()).toEqual(cedar);
});

it('reports an unknown code only on blur', async () => {
  preview.typed('Panda 48');
  await wait(previewDelayMs);
  expect(lookUp).toHaveBeenCalledOnce();
  expect(shown()).toBeNull();
  preview.left('Panda 48');
  expect(shown()).toEqual(unknown);
  preview.typed('Panda 482');
  expect(shown()).toBeNull();
});

it('hides the school as soon as its code is changed', async () => {
  preview.typed('Panda 4821');
  await wait(previewDelayMs);
  preview.typed('Panda 482');
  expect(shown()).toBeNull();
});

it('ignores a late answer about an older code', async () => {
  const answers = [Promise.withResolvers<CodeAnswer>(), Promise.withResolvers<CodeAnswer>()];
  for (const { promise } of answers) lookUp.mockReturnValueOnce(promise);
  preview.typed('Panda 482');
  await wait(previewDelayMs);
  preview.typed('Panda 4821');
  await wait(previewDelayMs);
  expect(lookUp).toHaveBeenCalledTimes(2);
  answers[1]?.resolve(cedar);
  await wait(0);
  answers[0]?.resolve({ state: 'closed' });
  await wait(0);
  expect(shown()).toEqual(cedar);
});

it('does not look up a text that is shorter than any code', async () => {
  preview.typed('P- a');
  preview.left('P- a');
  await wait(previewDelayMs);
  expect(lookUp).not.toHaveBeenCalled();
  expect(shown()).toBeNull();
});

it('stops looking codes up while the server answers `paused`, and shows nothing', async () => {
  lookUp.mockResolvedValue({ state: 'paused' });
  preview.typed('Panda 4821');
  preview.left('Panda 4821');
  await wait(previewDelayMs);
  expect(shown()).toBeNull();
  preview.typed('Piano 1234');
  await wait(previewDelayMs);
  expect(lookUp).toHaveBeenCalledOnce();
});

it('looks codes up again some minutes after a pause', async () => {
  lookUp.mockResolvedValueOnce({ state: 'paused' });
  preview.typed('Panda 4821');
  await wait(previewDelayMs);
  expect(lookUp).toHaveBeenCalledOnce();
  await wait(pauseMs);
  preview.left('Panda 4821');
  await wait(0);
  expect(shown()).toEqual(cedar);
});

it('shows nothing after a network error, and looks the code up again on blur', async () => {
  lookUp.mockRejectedValueOnce(new Error('offline'));
  preview.typed('Panda 4821');
  await wait(previewDelayMs);
  expect(shown()).toBeNull();
  preview.left('Panda 4821');
  await wait(0);
  expect(shown()).toEqual(cedar);
});

it('looks nothing up after the form is closed', async () => {
  preview.typed('Panda 4821');
  preview.stop();
  await wait(previewDelayMs);
  expect(lookUp).not.toHaveBeenCalled();
});
