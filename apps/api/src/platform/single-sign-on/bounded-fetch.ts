export interface Bounds {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

const usual: Bounds = { timeoutMs: 5_000, maxBytes: 256 * 1024 };

export type BoundedFetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * A student is waiting, so it has a timeout. It limits the answer's size, to protect our memory,
 * and follows no redirects, so that our secret stays with the provider.
 */
export const createBoundedFetch =
  ({ timeoutMs, maxBytes }: Bounds = usual): BoundedFetch =>
  async (url, init) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, signal, redirect: 'manual' });
    const body = await readAtMost(response, maxBytes);
    const { status, headers } = response;
    return new Response(body.byteLength > 0 ? body : null, { status, headers });
  };

async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | Uint8Array[] = response.body ?? [];
  for await (const chunk of body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest of the answer.
    if (size > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
