import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormField } from '../FormField.tsx'
import css from '../forms.module.css'
import { type FoundAddress, findAddress } from './find-address.ts'

/** Under which names the form has the parts of an address. */
type Parts = Readonly<Partial<Record<keyof FoundAddress | 'number', string>>>

interface PostalCodeFieldProps {
  readonly name: string
  readonly parts: Parts
  readonly isOptional?: boolean
  readonly required?: boolean
  /** Beside it: the button that looks it up where there is no script. */
  readonly children?: ReactNode
  /** Before anything is filled in: a place to open the fields. */
  onAnswered?(): void
  onFound?(code: string): void
}

/** A whole CEP fills what it knows and leads on to what is left; what it does not know can always be typed (spec platform §3). */
export function PostalCodeField({ name, parts, children, onAnswered, onFound, ...given }: PostalCodeFieldProps) {
  const { t } = useTexts()
  const { id, country } = useSite()
  const isBrazil = country === 'BR'
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const asked = useRef('')
  const look = async (code: HTMLInputElement): Promise<void> => {
    const digits = digitsOf(code.value)
    if (digits === asked.current) return
    asked.current = digits
    setStatus('')
    setProblem(undefined)
    if (digits.length !== 8) return
    const typed = new Set<string>()
    const note = ({ target }: Event) => void (isControl(target) && typed.add(target.name))
    code.form?.addEventListener('input', note)
    const found = await findAddress(digits, id)
    code.form?.removeEventListener('input', note)
    if (asked.current !== digits) return
    // At once: what is closed takes no focus.
    flushSync(() => onAnswered?.())
    if ('problem' in found) return setProblem(found.problem ?? t('ui.form.addressFailed'))
    fillIn(code.form, parts, found, typed)
    setStatus(t('ui.form.addressFound', { place: lineOf(found) }))
    leadOn(code, parts[found.street ? 'number' : 'street'])
    onFound?.(code.value)
  }
  useEffect(() => {
    const code = box.current?.querySelector('input')
    // What the page brought along with its address is not looked up again.
    asked.current = digitsOf(code?.defaultValue ?? '')
    // Typed before the script came. A browser that brings a page back fills it too, and nobody stands in a field then.
    if (isBrazil && code?.form?.contains(document.activeElement) && code.value !== code.defaultValue) void look(code)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  return (
    <>
      <div ref={box} className={css.search}>
        <FormField
          {...given}
          name={name}
          {...(problem ? { error: problem } : {})}
          {...(isBrazil ? { onInput: ({ currentTarget }) => void look(currentTarget) } : {})}
        />
        {isBrazil ? children : null}
      </div>
      <p className={css.status} role="status" aria-atomic="true">
        {status}
      </p>
    </>
  )
}

const lineOf = ({ street, neighborhood, city, uf }: FoundAddress): string =>
  [street, neighborhood, city, uf].filter(Boolean).join(', ')

const digitsOf = (code: string): string => code.replace(/\D/g, '')

const isControl = (found: unknown): found is HTMLInputElement | HTMLSelectElement =>
  found instanceof HTMLInputElement || found instanceof HTMLSelectElement

function controlOf(form: HTMLFormElement | null, name: string | undefined) {
  const control = form?.elements.namedItem(name ?? '')
  return isControl(control) ? control : null
}

/** What was typed meanwhile stays, be it what stood there before. */
function fillIn(form: HTMLFormElement | null, parts: Parts, found: FoundAddress, typed: ReadonlySet<string>): void {
  for (const part of ['street', 'neighborhood', 'city', 'uf'] as const) {
    const control = controlOf(form, parts[part])
    if (!control || typed.has(control.name)) continue
    control.value = found[part]
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** To the first thing only the person knows, unless they have already gone on. */
function leadOn(code: HTMLInputElement, name: string | undefined): void {
  if (document.activeElement === code) controlOf(code.form, name)?.focus()
}
