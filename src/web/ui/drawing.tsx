import type { ReactNode } from 'react';

/** Small line drawings for empty places: ink for what waits, pine for what will come. */
const DRAWINGS = {
  path: (
    <>
      <path d="M2 38h68M10 38V30M22 38V26M34 38V32M46 38V20M58 38V12" strokeDasharray="1 5" />
      <path stroke="var(--pine)" d="M10 24l12-5 12 5 12-12 12-8" />
    </>
  ),
  page: (
    <>
      <path d="M14 4h32l12 9v27H14z M46 4v9h12" />
      <path d="M22 28h28M22 34h18" strokeDasharray="1 5" />
      <path stroke="var(--pine)" d="M22 20h20" />
    </>
  ),
  talk: (
    <>
      <path d="M4 6h36v20H20l-8 7v-7H4z" />
      <path d="M12 13h20M12 19h12" strokeDasharray="1 5" />
      <path stroke="var(--pine)" d="M48 16v22M54 20h14M54 27h14M54 34h8" />
    </>
  ),
  dial: (
    <>
      <path d="M12 38a24 24 0 0 1 48 0" />
      <path d="M19 38h1M24 26l1 1M36 21v1M48 26l-1 1M53 38h-1" />
      <path stroke="var(--pine)" d="M36 38l11-15" />
    </>
  ),
  bell: (
    <>
      <path d="M24 32c4-4 4-8 4-14a8 8 0 0 1 16 0c0 6 0 10 4 14zM33 37a3.5 3.5 0 0 0 6 0" />
      <path stroke="var(--pine)" d="M56 12h10M56 19h6" />
    </>
  ),
  search: (
    <>
      <path d="M4 10h26M4 20h18M4 30h22" strokeDasharray="1 5" />
      <circle cx="46" cy="20" r="12" />
      <path stroke="var(--pine)" d="M55 29l10 10" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof DRAWINGS;

export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg width="72" height="44" viewBox="0 0 72 44" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}
