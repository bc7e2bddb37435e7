import { Copy } from '../../ui/action/rare-icons.ts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import css from './pay.module.css'

interface CopyCodeProps {
  readonly id: string
  readonly label: string
  readonly code: string
  readonly copy: string
  readonly isMain?: boolean
  readonly rows?: number
}

const SHOWN_MS = 5_000

/** A code to take along: selected with one press, copied with a button; without script it can still be selected. */
export function CopyCode({ id, label, code, copy, isMain = false, rows = 4 }: CopyCodeProps) {
  const { t } = useTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [outcome, setOutcome] = useState<{ readonly isCopied: boolean } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const press = async () => {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    )
    // Where the clipboard is closed the code is selected instead.
    if (!isCopied) field.current?.focus()
    setOutcome({ isCopied })
  }
  return (
    <div className={css.copy}>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size="large"
        icon={Copy}
        className={css.copyButton}
        onClick={press}
      >
        {copy}
      </Button>
      <label className={`soft small ${css.codeLabel}`} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={css.code}
        rows={rows}
        readOnly
        value={code}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <p className={css.copied} role="status">
        {outcome && t(outcome.isCopied ? 'checkout.copied' : 'checkout.copyClosed')}
      </p>
    </div>
  )
}
