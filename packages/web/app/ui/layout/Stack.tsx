import { type ComponentProps, createElement, type CSSProperties, type JSX } from 'react'
import { classes } from '../classes.ts'
import css from './layout.module.css'

type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
type Tags = keyof JSX.IntrinsicElements

export interface Arrangement {
  /** A step of the space scale, or two: between rows, then between columns. */
  readonly gap?: Step | readonly [rows: Step, columns: Step] | undefined
  /** Across the direction of the children. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
  /** Along it. */
  readonly justify?: 'start' | 'center' | 'end' | 'space-between' | undefined
  /** The narrowest that a column may be, with its unit. */
  readonly least?: string | undefined
  /** What missing columns would take goes to those there are. */
  readonly isFilled?: boolean | undefined
}

type Properties = Readonly<Record<`--${string}`, string | undefined>>

const lengthOf = (step: Step) => (step === 0 ? '0px' : `var(--space-${step})`)

/** What a page's own rules shall change at some width is left out here and set by its class: `--gap: var(--space-3)`. */
export function arranged({ gap, align, justify, least, isFilled }: Arrangement): CSSProperties & Properties {
  const gaps = gap === undefined || typeof gap === 'number' ? gap : `${lengthOf(gap[0])} ${lengthOf(gap[1])}`
  return {
    '--gap': typeof gaps === 'number' ? lengthOf(gaps) : gaps,
    '--align': align,
    '--justify': justify,
    '--least': least,
    '--repeat': isFilled ? 'auto-fit' : undefined,
  }
}

type Props<Tag extends Tags> = ComponentProps<Tag> & Arrangement & { readonly as?: Tag | undefined }

function arrangement(look: string | undefined) {
  return function Arranged<Tag extends Tags = 'div'>(props: Props<Tag>) {
    const { as, gap, align, justify, least, isFilled, className, style, ...rest } = props
    const own = arranged({ gap, align, justify, least, isFilled })
    return createElement<object>(as ?? 'div', {
      ...rest,
      className: classes(look, className),
      style: { ...own, ...style },
    })
  }
}

/** Children beneath each other, at most as wide as the place. */
export const Stack = arrangement(css.stack)

/** Children beside each other, on further lines where there is no room. */
export const Row = arrangement(css.row)

/** Columns of one width, as many as fit. */
export const Columns = arrangement(css.columns)
