import { TriangleAlert } from 'lucide-react';
import { guardChannel } from '#coach/compose/channel-guard';
import { Button } from '#web/ui/button.tsx';
import type { Kind } from './form.ts';
import { edit, type Version } from './version.ts';

// What the channel would do to this text, each with its way out.
export function GuardNotes({ version, kind, onChange }: { version: Version; kind: Kind; onChange: (version: Version) => void }) {
  const { draft, body, asked } = version;
  const guards = guardChannel({ body, kind, form: { channel: draft.channel, linkedinMode: asked.linkedinMode }, thread: asked.thread, meetingLink: asked.meetingLink });
  if (guards.length === 0) return null;
  return (
    <ul className="guards" aria-label="Before you send">
      {guards.map(({ text, fix }) => (
        <li key={text} className="small">
          <TriangleAlert className="sm" aria-hidden="true" />
          <span>{text}</span>
          {fix && (
            <Button size="small" onClick={() => onChange(edit(version, { body: fix.body }, false))}>
              {fix.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
