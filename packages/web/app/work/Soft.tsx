import type { ReactNode } from 'react'

interface SoftProps {
  readonly as?: 'p' | 'span' | 'div'
  readonly children: ReactNode
}

/** Said in passing, beside what counts. */
export const Soft = ({ as: Tag = 'span', children }: SoftProps) => <Tag className="soft fine">{children}</Tag>
