import type { ReactElement, ReactNode } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import css from './Tooltip.module.css'

export interface TooltipProps {
  /** Adds to the element's own name; never the only place where something is said. */
  readonly text: ReactNode
  /** One focusable element: a button or a link. */
  readonly children: ReactElement<object, string>
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip offset={8} className={css.tooltip ?? ''}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
