import { useState } from 'react';
import { Pencil } from 'lucide-react';
import type { Profile } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { BusinessDialog } from './business-dialog.tsx';
import { businessFields, labels, readBusiness, showBusiness } from './business.ts';
import './business.css';

// What the setup asked, to be changed here later.
export function BusinessSection({ profile }: { profile: Profile }) {
  const [editing, setEditing] = useState(false);
  const business = readBusiness(profile);
  const action = (
    <Button size="small" variant="ghost" icon={<Pencil className="sm" aria-hidden="true" />} aria-label="Edit you and your business" onClick={() => setEditing(true)}>
      Edit
    </Button>
  );
  return (
    <Section title="You and your business" aside={action}>
      <dl className="business">
        {businessFields.map((field) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>{business[field].trim() === '' ? <span className="soft">Not given yet</span> : showBusiness(field, business[field])}</dd>
          </div>
        ))}
      </dl>
      {editing && <BusinessDialog business={business} onClose={() => setEditing(false)} />}
    </Section>
  );
}
