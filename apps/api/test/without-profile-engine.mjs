// Preloaded by no-profile-engine.long.test.ts: hides all packages of the profile engine.
import Module from 'node:module';

const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  if (request.startsWith('@myriaddreamin/')) {
    throw Object.assign(new Error(`Cannot find module '${request}'`), { code: 'MODULE_NOT_FOUND' });
  }
  return resolve(request, ...rest);
};
