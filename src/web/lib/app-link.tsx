import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';

type Props = { to: string; className?: string; onClick?: () => void; children: ReactNode };

// A place of the app that is written as an address, with what stands behind its question mark.
export function AppLink({ to, className, onClick, children }: Props) {
  const [path, query] = to.split('?', 2);
  return (
    <Link to={path!} search={Object.fromEntries(new URLSearchParams(query))} className={className ?? ''} onClick={onClick}>
      {children}
    </Link>
  );
}
