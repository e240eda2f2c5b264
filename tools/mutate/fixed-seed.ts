import fc from 'fast-check';

// Property tests then kill the same mutants in every run.
fc.configureGlobal({ seed: 56 });
