import { isErrorCode } from '@trio/contracts/error-codes';
import { prepareUpload } from '@trio/contracts/uploads';
import { ApiFailure } from '../api/api-failure.ts';
import { call } from '../api/call.ts';
import { withQuery } from '../api/with-query.ts';
import { currentLanguage } from '../language/language.ts';

interface Sending {
  readonly accountId: string;
  readonly picture: Blob;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

export async function sendPicture({
  accountId,
  picture,
  onProgress,
  signal,
}: Sending): Promise<string> {
  const fileName = `${accountId}${Date.now()}`;
  const asked = withQuery(prepareUpload, { fileName, fileExtension: 'jpg' });
  const { data } = await call(asked);
  await put(pathOf(data.uploadUrl), picture, onProgress, signal);
  return pathOf(data.downloadUrl);
}

/** Only the path: the page may have been opened at another of our origins. */
const pathOf = (address: string): string => new URL(address, location.origin).pathname;

/** XMLHttpRequest, because `fetch` does not report upload progress. */
function put(
  address: string,
  picture: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('PUT', address);
    request.setRequestHeader('content-type', picture.type);
    request.setRequestHeader('accept-language', currentLanguage());
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(failureOf(request.responseText));
    });
    request.addEventListener('error', () => reject(new ApiFailure('error.offline')));
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop);
    // The upload was cancelled while its address was requested.
    if (signal.aborted) reject(new DOMException('', 'AbortError'));
    else request.send(picture);
  });
}

function failureOf(text: string): Error {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return isErrorCode(code) ? new ApiFailure(code) : new Error('An answer without a code.');
  } catch {
    return new Error('An answer that is not ours.');
  }
}
