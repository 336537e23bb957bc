/** One mark a step; the present one is half filled. */
export function StepMarks({ label, step, steps }: { label: string; step: number; steps: number }) {
  return (
    <div className="step-marks">
      <progress className="vh" aria-label={label} value={Math.min(step, steps)} max={steps} />
      {Array.from({ length: steps }, (_, index) => (
        <i key={index} className={index + 1 < step ? 'done' : index + 1 === step ? 'now' : ''} />
      ))}
    </div>
  );
}
