/** Minimal browser globals for modules that load at build time, when pages are prerendered. */
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
