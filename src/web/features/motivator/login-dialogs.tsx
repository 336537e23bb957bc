import { useEffect, useState } from 'react';
import { writeLoginMotivation } from '#contract/motivator';
import type { Output } from '#contract/endpoint';
import { dayOf } from '#domain/day';
import { call } from '#web/lib/call.ts';
import { forgetDue, readDue } from '#web/lib/login-news.ts';
import { DailyMotivation } from './daily-motivation.tsx';
import { ReadyToWin } from './ready-to-win.tsx';

const AFTER_LOGIN_MS = 700;
// The screen is seen first, and one dialog is gone before the next one comes.
const PAUSE_MS = 700;
const LAST_SHOWN = 'loginMotivatorShownOn';

type Shown = { kind: 'motivation'; firstName: string } | ({ kind: 'ready' } & Output<typeof writeLoginMotivation>);

// What is due after a login waits its turn: never two dialogs at once, whoever has opened the other one.
export function LoginDialogs({ timeZone }: { timeZone: string }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (shown) return;
    let isOver = false;
    const look = async () => {
      const next = isAnyOpen() ? null : await takeNext(timeZone);
      if (isOver) return;
      if (next && !isAnyOpen()) setShown(next);
      else if (isDue(timeZone) && isAnyOpen()) timer = setTimeout(() => void look(), PAUSE_MS);
    };
    const due = readDue();
    let timer = setTimeout(() => void look(), due ? Math.max(0, due.since + AFTER_LOGIN_MS - Date.now()) : PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [shown, timeZone]);

  if (shown?.kind === 'motivation') {
    const close = () => {
      forgetDue();
      setShown(null);
    };
    return <DailyMotivation firstName={shown.firstName} onClose={close} />;
  }
  if (shown?.kind === 'ready') {
    const close = () => {
      localStorage.setItem(LAST_SHOWN, dayOf(new Date(), timeZone));
      setShown(null);
    };
    return <ReadyToWin motivationalLine={shown.motivationalLine} platformTip={shown.platformTip} onClose={close} />;
  }
  return null;
}

const isAnyOpen = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
const isReadyDue = (timeZone: string) => localStorage.getItem(LAST_SHOWN) !== dayOf(new Date(), timeZone);
const isDue = (timeZone: string) => readDue() !== null || isReadyDue(timeZone);

// A line that can't be had is no reason to interrupt: it is asked for again next time.
async function takeNext(timeZone: string): Promise<Shown | null> {
  const due = readDue();
  if (due) return { kind: 'motivation', firstName: due.firstName };
  if (!isReadyDue(timeZone)) return null;
  const lines = await call(writeLoginMotivation, {}, { key: crypto.randomUUID() }).catch(() => null);
  return lines && { kind: 'ready', ...lines };
}
