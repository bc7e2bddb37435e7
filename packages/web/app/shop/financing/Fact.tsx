import type { ReactNode } from 'react'

interface FactProps {
  readonly title: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A line of a list of facts. */
export const Fact = ({ title, className, children }: FactProps) => (
  <div className={className}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
