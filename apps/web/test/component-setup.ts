import { configure } from '@testing-library/react';

// No test is about time: this only says when to give up, also on a busy machine.
configure({ asyncUtilTimeout: 90_000 });

// An element is visible as soon as it is there, whatever the speed of the machine.
const style = document.createElement('style');
style.textContent = `*, ::before, ::after, ::backdrop {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  transition-delay: 0s !important;
  transition-duration: 0s !important;
}`;
document.head.append(style);
