import './kbd.css';

/** `<Kbd keys="Ctrl Enter" />` */
export function Kbd({ keys }: { keys: string }) {
  return (
    <>
      {keys.split(' ').map((key, index) => (
        <span key={key}>
          {index > 0 && ' '}
          <kbd>{key}</kbd>
        </span>
      ))}
    </>
  );
}
