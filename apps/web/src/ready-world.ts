/**
 * As much of a browser as our modules ask for while they load: the landing is rendered at build time
 * by the same components, where nobody is signed in, nothing is stored and nothing happens.
 */
const nothing = () => {};

Object.assign(globalThis, {
  addEventListener: nothing,
  document: {
    cookie: '',
    documentElement: { lang: '' },
    addEventListener: nothing,
    querySelector: () => null,
  },
});
