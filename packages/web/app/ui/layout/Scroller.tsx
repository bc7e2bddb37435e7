import type { ReactNode } from 'react'
import { marks } from '../../enhance/marks.ts'
import { Icon } from '../action/Icon.tsx'
import { ChevronLeft, ChevronRight } from '../action/icons.ts'
import css from './Scroller.module.css'

/**
 * A row that may be wider than its place: `children` is the one element that scrolls. Swiped on touch; with a mouse there are
 * arrows on the sides that have more (scroller.enhance.ts), which keys and screen readers, who go from link to link, do not need.
 */
export function Scroller({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.scroller} {...marks({ scroller: true })}>
      {children}
      <Arrow way="back" icon={ChevronLeft} />
      <Arrow way="on" icon={ChevronRight} />
    </div>
  )
}

function Arrow({ way, icon }: { readonly way: 'back' | 'on'; readonly icon: string }) {
  return (
    <button type="button" className={css.arrow} tabIndex={-1} aria-hidden="true" hidden {...marks({ scroll: way })}>
      <Icon icon={icon} />
    </button>
  )
}
