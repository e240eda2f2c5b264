import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * The token is a credential, so it leaves the address at once: history, bookmarks and screenshots
 * must not contain it.
 */
export function useMailedToken(name: 'reset' | 'token' | 'ticket') {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: object | null };
  const [query] = useSearchParams();
  const isInAddress = query.has(name);
  const [token, setToken] = useState(() => query.get(name));

  useEffect(() => {
    if (!isInAddress) return;
    void navigate(pathname, { replace: true, state });
  }, [isInAddress, navigate, pathname, state]);

  return { token, forgetToken: () => setToken(null) };
}
