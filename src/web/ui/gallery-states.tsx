import { Lock, RefreshCw, TriangleAlert } from 'lucide-react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Drawing, type DrawingName } from './drawing.tsx';
import { Empty } from './empty.tsx';
import { Exhibit, Exhibits } from './exhibit.tsx';
import { SkeletonLines, Skeleton } from './skeleton.tsx';
import { Stages } from './stages.tsx';
import { Table } from './table.tsx';

const OTHER_DRAWINGS: DrawingName[] = ['page', 'talk', 'dial', 'bell', 'search'];

const PEOPLE = [
  { name: 'dana@northbeam.studio', plan: 'Trial', sent: 87 },
  { name: 'bartholomew.featherstonehaugh-winterbottom@a-very-long-company-name.example', plan: 'Pro', sent: 1204 },
];

export function GalleryStates() {
  return (
    <Exhibits title="News, waiting, nothing, failure">
      <Exhibit name="Banners">
        <Banner tone="rust" title="Your password has expired." icon={<Lock aria-hidden="true" />}>
          Please change it immediately to continue using the platform.
        </Banner>
        <Banner tone="straw" title="Your password expires in 6 days." action={<Button size="small" variant="ghost">Change</Button>} onDismiss={() => undefined}>
          Please change it soon to avoid account lockout.
        </Banner>
        <Banner tone="sky" title="Your password expires in 12 days." onDismiss={() => undefined} />
        <Banner tone="pine" title="Your Sales Brain is complete.">
          Drafts now know all 14 answers.
        </Banner>
      </Exhibit>
      <Exhibit name="Working: stages, and a way to stop">
        <Card>
          <Stages done={['Read what Marcus asked', 'Looked up your offer']} now="Writing to 90 to 160 words" onStop={() => undefined} />
        </Card>
      </Exhibit>
      <Exhibit name="Nothing yet">
        <Empty drawing="path" title="Your messages will be listed here" action={<Button variant="primary">Start Replying</Button>}>
          The first one takes about a minute: paste what they wrote, and read the draft.
        </Empty>
        <div className="row soft">
          {OTHER_DRAWINGS.map((name) => (
            <Drawing key={name} name={name} />
          ))}
        </div>
      </Exhibit>
      <Exhibit name="Failed; loading">
        <Card className="stack">
          <div className="row">
            <TriangleAlert aria-hidden="true" color="var(--rust)" />
            <h3>Request Failed: Unable to generate reply</h3>
          </div>
          <p className="soft">The connection dropped after four seconds. Your text and settings are still here, and nothing was counted.</p>
          <div className="row">
            <Button icon={<RefreshCw />}>Try again</Button>
            <Button variant="ghost">Copy my text</Button>
          </div>
        </Card>
        <div className="row">
          <Skeleton width={48} height={48} round />
          <Skeleton width="60%" height={20} />
        </div>
        <SkeletonLines />
      </Exhibit>
      <Exhibit name="Table with a long name" full>
        <Table caption="People">
          <thead>
            <tr>
              <th scope="col">E-mail</th>
              <th scope="col">Plan</th>
              <th scope="col" className="n">
                Messages
              </th>
            </tr>
          </thead>
          <tbody>
            {PEOPLE.map((person) => (
              <tr key={person.name} className={person.plan === 'Pro' ? 'on' : undefined}>
                <td className="long">{person.name}</td>
                <td>{person.plan}</td>
                <td className="n">{person.sent}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Exhibit>
    </Exhibits>
  );
}
