import { useEffect, useState } from 'react';

// The token of a link from a mail. It leaves the address bar at once, so that neither the history nor a screenshot keeps it.
export function useLinkToken() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname);
  }, []);
  return token;
}
