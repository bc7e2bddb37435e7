import type { ReactNode } from 'react'

export interface LiveRegionProps {
  readonly children: ReactNode
  /** Only for what cannot wait, e.g. the last minute of a countdown. */
  readonly isUrgent?: boolean
}

/** Stays in the page and empty until there is something to say: a region that arrives with its text is not read out. */
export function LiveRegion({ children, isUrgent = false }: LiveRegionProps) {
  return (
    <div className="unseen" role={isUrgent ? 'alert' : 'status'} aria-atomic="true">
      {children}
    </div>
  )
}
