import type { ReactNode } from 'react'
import type { Drawing } from './icons.ts'

interface IconFrameProps {
  readonly size?: number | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The pen of every icon: lines of 1.5 pixels in every size, on a grid of 24. */
export const IconFrame = ({ size = 20, className, children }: IconFrameProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={(1.5 * 24) / size}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    className={className}
  >
    {children}
  </svg>
)

export interface IconProps extends Omit<IconFrameProps, 'children'> {
  readonly icon: Drawing
}

/** Decoration beside a word; an icon that stands alone gets its name from IconButton. */
export const Icon = ({ icon, ...frame }: IconProps) => (
  <IconFrame {...frame}>
    <path d={icon} />
  </IconFrame>
)
