import { useId, type CSSProperties } from 'react';
import './field.css';
import './slider.css';

interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** What a screen reader says: '72 of 100'. */
  valueText?: string;
  disabled?: boolean;
}

/** The energy fader: marigold, so only for energy. */
export function Slider({ label, value, onValueChange, min = 0, max = 100, step = 1, valueText, disabled }: SliderProps) {
  const id = useId();
  const share = ((value - min) / (max - min)) * 100;
  return (
    <div>
      <label className="label slide-label" htmlFor={id}>
        {label} <span className="num">{value}</span>
      </label>
      <input
        className="slide"
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        style={{ '--v': share } as CSSProperties}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
