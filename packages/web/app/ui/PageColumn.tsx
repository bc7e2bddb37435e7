import type { ComponentProps } from 'react'
import css from './PageColumn.module.css'

/** A page's parts beneath each other, as wide as content is. */
export const PageColumn = (props: Omit<ComponentProps<'div'>, 'className'>) => <div {...props} className={css.column} />
