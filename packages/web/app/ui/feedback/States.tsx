import { CloudOff, Lock, type Drawing, SearchX } from '../action/icons.ts'
import type { ReactNode } from 'react'
import { Icon } from '../action/Icon.tsx'
import css from './States.module.css'

export interface StateProps {
  readonly title: ReactNode
  /** What happened and what is safe. */
  readonly children: ReactNode
  /** What to do next, the best first. */
  readonly actions?: ReactNode
  readonly icon?: Drawing
}

function State({ title, children, actions, icon }: StateProps & { readonly icon: Drawing }) {
  return (
    <div className={css.state}>
      <Icon icon={icon} size={32} className="soft" />
      <h2 className="text-22">{title}</h2>
      <div className="soft">{children}</div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  )
}

export const EmptyState = (props: StateProps) => <State icon={SearchX} {...props} />
export const ErrorState = (props: StateProps) => <State icon={CloudOff} {...props} />
export const ForbiddenState = (props: StateProps) => <State icon={Lock} {...props} />
