import { deleteStudent } from '@trio/contracts/your-data';
import { expect, it } from 'vitest';
import { withParams } from './with-params.ts';

it('fills in and escapes the parameters of the path', () => {
  expect(withParams(deleteStudent, { id: '7' })).toMatchObject({
    method: 'DELETE',
    path: '/users/7',
  });
  expect(withParams(deleteStudent, { id: '../me?x' }).path).toBe('/users/..%2Fme%3Fx');
});
