import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  readonly icon: LucideIcon
  readonly size?: number
  readonly className?: string | undefined
}

/** Decoration beside a word; an icon that stands alone gets its name from IconButton. */
export function Icon({ icon: Drawing, size = 20, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.5}
      absoluteStrokeWidth
      aria-hidden="true"
      focusable="false"
      className={className}
    />
  )
}
