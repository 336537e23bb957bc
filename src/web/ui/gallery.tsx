import { useState } from 'react';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryCharts } from './gallery-charts.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryFrame, GALLERY_LINKS, plainLink } from './gallery-frame.tsx';
import { GalleryInstruments } from './gallery-instruments.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import { GalleryStates } from './gallery-states.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Segmented } from './segmented.tsx';
import { Toaster } from './toast.tsx';
import './gallery.css';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Theme = (typeof THEMES)[number]['value'];

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Every part in every state; seen in development at /ui. */
export function Gallery() {
  const [theme, setTheme] = useState<Theme>('system');
  const choose = (next: Theme) => {
    setTheme(next);
    applyTheme(next);
  };
  return (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <GalleryFrame />
      <main id="main" className="page">
        <div className="row between wrap head">
          <div>
            <h1>Parts</h1>
            <p>Every part of the product in every state, so that a change is seen before a person meets it.</p>
          </div>
          <Segmented className="gallery-theme" label="Theme" quiet segments={THEMES} value={theme} onValueChange={choose} />
        </div>
        <GalleryActions />
        <GalleryFields />
        <GalleryOverlays />
        <GalleryStates />
        <GalleryInstruments />
        <GalleryCharts />
      </main>
      <BottomBar links={GALLERY_LINKS} renderLink={plainLink} />
      <Toaster />
    </div>
  );
}
