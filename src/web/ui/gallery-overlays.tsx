import { useState } from 'react';
import { CreditCard, LogOut, RefreshCw, User } from 'lucide-react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Exhibit, Exhibits } from './exhibit.tsx';
import { Field } from './field.tsx';
import { Menu, MenuItem, MenuLink, MenuNote, MenuRule } from './menu.tsx';
import { Select } from './select.tsx';
import { Sheet } from './sheet.tsx';
import { TextInput } from './text-input.tsx';
import { showToast } from './toast-store.ts';
import { ToastView } from './toast.tsx';

const MOOD = { title: 'Mood Tracked', description: 'Your mood has been successfully recorded!' };
const FAILED = { title: 'Upgrade Failed', description: 'The card was declined. Nothing was charged.', variant: 'destructive' as const };

export function GalleryOverlays() {
  return (
    <Exhibits title="Things that come and go">
      <Exhibit name="Dialogs, a sheet, a menu">
        <div className="row">
          <FormDialog />
          <HeldDialog />
          <LongDialog />
          <SideSheet />
          <AccountMenu />
        </div>
      </Exhibit>
      <Exhibit name="Toasts, one at a time">
        <div className="row">
          <Button onClick={() => showToast(MOOD)}>Show one</Button>
          <Button onClick={() => showToast(FAILED)}>Show a failure</Button>
        </div>
        <ToastView toast={MOOD} />
        <ToastView toast={FAILED} />
      </Exhibit>
    </Exhibits>
  );
}

const KINDS = [
  { value: 'bug', label: 'Something doesn’t work' },
  { value: 'idea', label: 'An idea' },
];

function FormDialog() {
  const [kind, setKind] = useState('');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const footer = (
    <>
      <Button variant="ghost" onClick={close}>
        Cancel
      </Button>
      <Button variant="primary" onClick={close}>
        Submit
      </Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Dialog open={open} onClose={close} title="Contact Support" description="Having trouble or need assistance? Let us know how we can help you." footer={footer}>
        <div className="stack">
          <Field label="Kind" error={null}>
            <Select options={KINDS} value={kind} onValueChange={setKind} placeholder="Select issue type" />
          </Field>
          <Field label="Subject" error={null}>
            <TextInput placeholder="Brief description of your issue" />
          </Field>
        </div>
      </Dialog>
    </>
  );
}

function HeldDialog() {
  const [open, setOpen] = useState(false);
  const footer = (
    <Button variant="primary" onClick={() => setOpen(false)}>
      Stay Signed In
    </Button>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Held dialog</Button>
      <Dialog open={open} dismissible={false} size="narrow" title="Session Expiring Soon" description="Your draft is saved." footer={footer} />
    </>
  );
}

function LongDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Long dialog</Button>
      <Dialog open={open} onClose={() => setOpen(false)} size="wide" eyebrow="Terms" title="A title that is long enough to break on a phone, and stays clear of the close button">
        <div className="stack">
          {Array.from({ length: 24 }, (_, line) => (
            <p key={line}>The body scrolls; header and footer stay where they are.</p>
          ))}
        </div>
      </Dialog>
    </>
  );
}

function SideSheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sheet</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="AI Sales Coach" closeLabel="Close the coach" footer={<TextInput aria-label="Message the coach" placeholder="Ask about a deal or a day" />}>
        <p>Docked at the right; the whole screen on a phone.</p>
      </Sheet>
    </>
  );
}

function AccountMenu() {
  return (
    <Menu trigger={<Button>Menu</Button>}>
      <MenuNote>
        <b>dana.with.a.very.long.address@northbeam-studio.example</b>
        <p className="small soft">Free trial, 18 days left</p>
      </MenuNote>
      <MenuRule />
      <MenuLink>
        <a href="#main">
          <User />
          My Profile
        </a>
      </MenuLink>
      <MenuItem icon={<CreditCard />} onSelect={() => undefined} aside="Core">
        Billing Settings
      </MenuItem>
      <MenuItem icon={<RefreshCw />} onSelect={() => undefined} disabled>
        Not now
      </MenuItem>
      <MenuRule />
      <MenuItem icon={<LogOut />} onSelect={() => undefined} destructive>
        Log Out
      </MenuItem>
    </Menu>
  );
}
