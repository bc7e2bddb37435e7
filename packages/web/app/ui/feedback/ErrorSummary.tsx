import { type ReactNode, useRef } from 'react'
import css from './ErrorSummary.module.css'
import { useFocus } from './use-focus.ts'

export interface ErrorSummaryProps {
  readonly title: ReactNode
  /** `id` is that of the control. */
  readonly errors: readonly { readonly id: string; readonly message: ReactNode }[]
  /** False where it stands among other things and must not draw the page to itself. */
  readonly isFocused?: boolean
}

/** On top of a form that was refused: takes focus when it appears, each line leads to its field. */
export function ErrorSummary({ title, errors, isFocused = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0
  useFocus(box, isShown && isFocused)
  if (!isShown) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a refused form must be heard first, without script too
    <div ref={box} className={css.summary} role="alert" tabIndex={-1} autoFocus={isFocused}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list" className={css.list}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                const control = document.getElementById(id)
                if (!control) return
                event.preventDefault()
                control.scrollIntoView({ block: 'center' })
                control.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
