import type { CostPart, OwnershipCost } from '@volante/domain/ownership-cost/ownership-cost'
import type { ReactNode } from 'react'
import css from './ownership-cost.module.css'

interface CostStackProps {
  readonly cost: OwnershipCost
  /** What fills the width, in cents; the whole of this cost unless stated. */
  readonly most?: number
}

/** A cost as one bar of its parts; the words beside it say the same. */
export const CostStack = ({ cost, most = cost.totalCents }: CostStackProps) => (
  <span className={css.stack} aria-hidden="true">
    {cost.lines.map(({ part, cents }) =>
      cents ? <CostMark key={part} part={part} style={{ inlineSize: `${(cents / most) * 100}%` }} /> : null,
    )}
  </span>
)

interface CostMarkProps {
  readonly part: CostPart
  readonly style?: { readonly inlineSize: string }
  readonly children?: ReactNode
}

/** A part in its colour, as a piece of the bar or before its name. */
export const CostMark = ({ part, style, children }: CostMarkProps) => (
  <span className={children === undefined ? css.part : `${css.part} ${css.key}`} data-cost={part} style={style}>
    {children}
  </span>
)
