import type { ReactNode } from 'react'
import css from './NeedsScript.module.css'

/** Said only where there is no script, of what cannot do without. */
export const NeedsScript = ({ children }: { readonly children: ReactNode }) => <p className={css.words}>{children}</p>

/** The class of what only script fills. */
export const AWAITING_SCRIPT = css.awaiting
