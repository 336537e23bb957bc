import { useState } from 'react';
import { Bell, Copy, Lock, RefreshCw, Settings, Undo2 } from 'lucide-react';
import { Badge } from './badge.tsx';
import { Button, buttonClass } from './button.tsx';
import { Exhibit, Exhibits } from './exhibit.tsx';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import { Spinner } from './spinner.tsx';
import { TabPanel, Tabs } from './tabs.tsx';
import { Tooltip } from './tooltip.tsx';

const VARIANTS = ['primary', 'line', 'ghost', 'danger', 'danger-line'] as const;

const TABS = [
  { value: 'reply', label: 'Reply' },
  { value: 'outbound', label: 'Outbound' },
  { value: 'objection', label: 'Objection' },
  { value: 'proposal', label: 'Proposal', locked: 'Coming soon' },
  { value: 'call', label: 'Call prep', locked: true },
];

export function GalleryActions() {
  const [tab, setTab] = useState('reply');
  const [busy, setBusy] = useState(false);
  return (
    <Exhibits title="Actions">
      <Exhibit name="Buttons">
        <div className="row">
          <Button variant="primary">Primary</Button>
          <Button>Line</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Delete</Button>
          <Button variant="danger-line">Delete</Button>
        </div>
        <div className="row">
          <Button variant="primary" disabled>
            Primary
          </Button>
          <Button disabled>Line</Button>
          <Button variant="ghost" disabled>
            Ghost
          </Button>
          <Button variant="danger" disabled>
            Delete
          </Button>
        </div>
      </Exhibit>
      <Exhibit name="The pointer on them; the keyboard on them">
        <div className="row">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} className="as-hover">
              Hover
            </Button>
          ))}
        </div>
        <div className="row">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} className="as-focus">
              Focus
            </Button>
          ))}
        </div>
      </Exhibit>
      <Exhibit name="Sizes, icons, a link that acts">
        <div className="row">
          <Button variant="primary" size="big">
            Start Replying
          </Button>
          <Button size="small" icon={<RefreshCw />}>
            Try again
          </Button>
          <Button icon={<Copy />}>Copy</Button>
          <a className={buttonClass({ variant: 'line' })} href="#main">
            A link
          </a>
        </div>
        <Button wide>Track how I feel</Button>
      </Exhibit>
      <Exhibit name="Busy keeps its width">
        <div className="row">
          <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
            Press me
          </Button>
          <Button busy>Saving</Button>
          <Button busy busyLabel="Submitting...">
            Submit
          </Button>
          <Button busy icon={<RefreshCw />} size="small">
            Refresh
          </Button>
          <Button busy size="small" variant="ghost">
            Stop
          </Button>
        </div>
      </Exhibit>
      <Exhibit name="Icon buttons, tooltip, keys, spinner">
        <div className="row">
          <IconButton label="Notifications, 120 unread" icon={<Bell />} count={120} />
          <IconButton label="Settings" icon={<Settings />} variant="line" />
          <IconButton label="Undo" icon={<Undo2 />} disabled />
          <IconButton label="Copy" icon={<Copy />} small busy />
          <Tooltip text="Generates another version">
            <Button size="small">Hover me</Button>
          </Tooltip>
          <span className="small soft">
            Generate <Kbd keys="Ctrl Enter" />
          </span>
          <Spinner label="Getting your motivation for today..." />
        </div>
      </Exhibit>
      <Exhibit name="Tabs; a locked one keeps its name" full>
        <Tabs label="Assistant" items={TABS} value={tab} onValueChange={setTab}>
          {TABS.map((item) => (
            <TabPanel key={item.value} value={item.value}>
              The place called {item.label}.
            </TabPanel>
          ))}
        </Tabs>
      </Exhibit>
      <Exhibit name="Badges">
        <div className="row">
          <Badge>Plain</Badge>
          <Badge tone="pine">30-Day Free Trial</Badge>
          <Badge tone="sky">In progress</Badge>
          <Badge tone="straw">Expires soon</Badge>
          <Badge tone="rust">Failed</Badge>
          <Badge tone="gold">10 days</Badge>
          <Badge tone="solid">Admin</Badge>
          <Badge icon={<Lock />}>Locked</Badge>
        </div>
      </Exhibit>
      <Exhibit name="Type">
        <div className="gallery-type">
          <p className="display hero">Not on your own.</p>
          <p className="display">Good morning, Dana.</p>
          <p className="eyebrow">Friday 20 November</p>
          <h2>Your Wins This Week</h2>
          <h3>Complete Access</h3>
          <p>Text stands in Instrument Sans, and <a className="link" href="#main">a link</a> is pine with a thin rule.</p>
          <p className="small soft">15 messages at 10 minutes each</p>
          <p className="quote">Yesterday’s no was about their calendar.</p>
        </div>
      </Exhibit>
    </Exhibits>
  );
}
