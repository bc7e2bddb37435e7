import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Disclosure } from '../ui/layout/Disclosure.tsx'
import css from './work.module.css'

interface KeyRegionProps {
  /** Key -> what it does, as `?` shows it. */
  readonly keys: Readonly<Record<string, string>>
  /** The region takes the focus again when this changes. */
  readonly of: string
  readonly label: string
  readonly children: ReactNode
}

/**
 * While the focus is in it, a key presses or focuses what bears it in `data-key`, and `?` shows them all. Nowhere else and not
 * while something is typed: single letters belong to other tools (WCAG 2.1.4).
 */
export function KeyRegion({ keys, of, label, children }: KeyRegionProps) {
  const { t } = useTexts()
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!region.current?.contains(document.activeElement)) region.current?.focus({ preventScroll: true })
  }, [of])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys on top of buttons and links that work by themselves
    <section ref={region} tabIndex={-1} aria-label={label} className={css.keys} onKeyDown={press}>
      {children}
      <Disclosure title={<span data-key="?">{t('work.keys')}</span>}>
        <dl>
          {Object.entries(keys).map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  )
}

const TYPED_INTO = 'input:not([type=radio], [type=checkbox]), textarea, select'

function press(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element) || target.matches(TYPED_INTO))
    return
  const found = [...currentTarget.querySelectorAll<HTMLElement>('[data-key]')].find((one) => one.dataset.key === key)
  if (!found) return
  event.preventDefault()
  if (found.matches(TYPED_INTO)) found.focus()
  else found.click()
}
