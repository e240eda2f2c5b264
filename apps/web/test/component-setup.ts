import { configure } from '@testing-library/react';

// Only decides when to give up, also on a busy machine.
configure({ asyncUtilTimeout: 90_000 });

// Without animations, an element is visible at once on any machine.
const style = document.createElement('style');
style.textContent = `*, ::before, ::after, ::backdrop {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  transition-delay: 0s !important;
  transition-duration: 0s !important;
}`;
document.head.append(style);
