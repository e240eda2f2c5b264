import { useMemo } from 'react';
import { useAccount } from '../../../lib/session/session.ts';
import { settings } from '../../../lib/settings.ts';
import type { CareerViewer } from './viewer.ts';

export function useViewer(): CareerViewer {
  const { isNbSchool, country, province = null } = useAccount();
  return useMemo(
    () => ({
      region: isNbSchool
        ? 'new-brunswick'
        : country === 'can'
          ? 'canada'
          : country === 'usa'
            ? 'usa'
            : 'other',
      province,
      hasNewBrunswickPages: settings.hasNewBrunswickPages,
    }),
    [isNbSchool, country, province],
  );
}
