import { configure } from '@testing-library/react';

// No test is about time: this only says when to give up, also on a busy machine.
configure({ asyncUtilTimeout: 90_000 });
