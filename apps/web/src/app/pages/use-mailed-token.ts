import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * The token of a mailed link, read once and taken out of the address at the same moment: it is a key,
 * and stays in no history, bookmark or picture of the screen. `null` without one.
 */
export function useMailedToken(name: 'reset' | 'token') {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: object | null };
  const [query] = useSearchParams();
  const isInAddress = query.has(name);
  const [token, setToken] = useState(() => query.get(name));

  useEffect(() => {
    if (!isInAddress) return;
    // The first page of a visit stays the first: closing a modal then leads to the landing page.
    void navigate(pathname, { replace: true, state: { ...state, isFirstPage: true } });
  }, [isInAddress, navigate, pathname, state]);

  return { token, forgetToken: () => setToken(null) };
}
