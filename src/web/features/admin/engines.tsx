import { Check, X } from 'lucide-react';
import { readProviders, testProvider } from '#contract/admin';
import type { Output } from '#contract/endpoint';
import { useCall, useSend } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Table, TableHead } from '#web/ui/table.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { failed, reasonOf } from './copy.ts';
import { Listing } from './listing.tsx';
import { showCost, showCount, showDay } from './shown-figure.ts';

type Providers = Output<typeof readProviders>;
const states = { ready: ['pine', 'Ready'], resting: ['straw', 'Resting after failures'], not_configured: ['plain', 'Not configured'] } as const;
const BUILT_IN = 'built-in';

export function Engines() {
  const query = useCall(readProviders, { staleAfterSeconds: 0 });
  return (
    <Listing query={query} failure={failed.providers} isEmpty={false} empty="">
      {query.data && (
        <div className="stack">
          <ol className="ledger engines">
            {query.data.chain.map((link) => (
              <Engine key={link.engine} link={link} />
            ))}
          </ol>
          <Usage usage={query.data.usage} />
        </div>
      )}
    </Listing>
  );
}

function Engine({ link }: { link: Providers['chain'][number] }) {
  const [tone, label] = states[link.state];
  const test = useSend(testProvider, { refresh: [readProviders], onFailed: (error) => showToast({ variant: 'destructive', title: failed.test, description: reasonOf(error) }) });
  return (
    <li>
      <div className="grow-words">
        <b>{link.engine}</b> <Badge tone={tone}>{label}</Badge>
        <p className="small soft">{link.engine === BUILT_IN ? 'The end of the chain: it always answers.' : link.lastFault ? `Last fault: ${link.lastFault}` : 'No fault in the last 14 days.'}</p>
        {test.data && (
          <ul className="checks small">
            {test.data.checks.map(({ check, passed, ms, message }) => (
              <li key={check} className={passed ? undefined : 'bad'}>
                {passed ? <Check className="sm" aria-label="Passed" /> : <X className="sm" aria-label="Failed" />}
                <span>
                  <b>{check}</b> in {showCount(ms)} ms. {message}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {link.engine !== BUILT_IN && (
        <Button size="small" busy={test.isPending} busyLabel="Testing..." aria-label={`Test connection of ${link.engine}`} onClick={() => test.mutate({ engine: link.engine })}>
          Test connection
        </Button>
      )}
    </li>
  );
}

function Usage({ usage }: { usage: Providers['usage'] }) {
  if (usage.length === 0) return <p className="soft">No data available</p>;
  return (
    <Table cards caption="Use a day, by engine">
      <TableHead columns={['Day', 'Engine', 'Calls', 'Tokens in', 'Tokens out', 'Cost']} numbersFrom={2} />
      <tbody>
        {usage.map(({ day, engine, calls, inputTokens, outputTokens, costUsd }) => (
          <tr key={`${day} ${engine}`}>
            <td className="lead">{showDay(day)}</td>
            <td data-label="Engine">{engine}</td>
            <td className="n" data-label="Calls">
              {showCount(calls)}
            </td>
            <td className="n" data-label="Tokens in">
              {showCount(inputTokens)}
            </td>
            <td className="n" data-label="Tokens out">
              {showCount(outputTokens)}
            </td>
            <td className="n" data-label="Cost">
              {showCost(costUsd)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
