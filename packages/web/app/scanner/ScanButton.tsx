import { lazy, Suspense, useRef, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/action/Button.tsx'
import { ScanBarcode } from '../ui/action/rare-icons.ts'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import css from './scanner.module.css'

/** Only who asks for it loads what reads. */
const Scanner = lazy(() => import('./Scanner.tsx').catch(() => ({ default: Lost })))

function Lost() {
  const { t } = useTexts()
  return (
    <InlineMessage tone="bad" isLive title={t('scanner.failed')}>
      {t('scanner.failedText')}
    </InlineMessage>
  )
}

interface ScanButtonProps {
  /** The field of the form around it that takes the chassis. */
  readonly field: string
}

/** Reads a chassis into a field beside which it stands; without script there is nothing to read with, and the field is typed into. */
export function ScanButton({ field }: ScanButtonProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (chassis?: string) => {
    setOpen(false)
    const input = button.current?.form?.elements.namedItem(field)
    if (!(input instanceof HTMLInputElement)) return
    if (chassis !== undefined) {
      input.value = chassis
      // As if typed: the form keeps what it hears.
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    // After the dialog has given the focus back to its button.
    requestAnimationFrame(() => input.focus())
  }
  return (
    <div className={css.ask}>
      <Button ref={button} size="small" icon={ScanBarcode} onClick={() => setOpen(true)}>
        {t('scanner.ask')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('scanner.title')}>
        <Suspense fallback={<Spinner>{t('scanner.loading')}</Spinner>}>
          <Scanner onUse={close} onType={() => close()} />
        </Suspense>
      </Dialog>
    </div>
  )
}
