import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

// HTML is excluded: the server fills it in first.
const compressible = /\.(?:js|css|svg|json|webmanifest)$/u;

export function preCompress(): Plugin {
  return {
    name: 'trio-pre-compress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (!compressible.test(fileName)) continue;
          const source = Buffer.from(output.type === 'chunk' ? output.code : output.source);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.br`,
            source: brotliCompressSync(source, quality),
          });
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.gz`,
            source: gzipSync(source, { level: 9 }),
          });
        }
      },
    },
  };
}
