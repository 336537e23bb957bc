import type { ComponentProps } from 'react';
import { joinClasses } from './class-names.ts';
import './card.css';

/** Something one could pick up. At most two lifted things in a view. */
export function Card({ lifted, className, ...rest }: ComponentProps<'div'> & { lifted?: boolean }) {
  return <div {...rest} className={joinClasses('card', lifted && 'lifted', className)} />;
}
