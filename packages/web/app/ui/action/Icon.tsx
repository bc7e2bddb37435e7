import type { Drawing } from './icons.ts'

export interface IconProps {
  readonly icon: Drawing
  readonly size?: number
  readonly className?: string | undefined
}

/** Decoration beside a word; an icon that stands alone gets its name from IconButton. The line is 1.5 pixels in every size. */
export const Icon = ({ icon, size = 20, className }: IconProps) => (
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
    <path d={icon} />
  </svg>
)
