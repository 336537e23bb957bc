import { useRef } from 'react';
import { FileText, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

// Only the name is noted; a document can't be sent yet.
export function DocumentPicker({ name, onChoose }: { name: string; onChoose: (name: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="row wrap">
      <input ref={input} className="vh" type="file" accept=".pdf,.doc,.docx,.txt" aria-label="Document" tabIndex={-1} onChange={(event) => onChoose(event.target.files?.[0]?.name ?? '')} />
      <Button size="small" icon={<FileText />} onClick={() => input.current?.click()}>
        Choose a document
      </Button>
      {name && (
        <span className="row picked">
          <span className="small">{name}</span>
          <IconButton
            small
            label={`Take ${name} away`}
            icon={<X />}
            onClick={() => {
              if (input.current) input.current.value = '';
              onChoose('');
            }}
          />
        </span>
      )}
      <span className="small soft">Upload coming soon</span>
    </div>
  );
}
