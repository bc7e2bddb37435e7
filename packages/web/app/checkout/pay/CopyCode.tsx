import { Copy } from 'lucide-react'
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

/** A code to take along: selected with one press, copied with a button; without script it can still be selected. */
export function CopyCode({ id, label, code, copy, isMain = false, rows = 4 }: CopyCodeProps) {
  const { t } = useTexts()
  return (
    <div
      className={css.copy}
      data-start="copyCode"
      data-copied={t('checkout.copied')}
      data-closed={t('checkout.copyClosed')}
    >
      <Button variant={isMain ? 'primary' : 'secondary'} size="large" icon={Copy} className={css.copyButton} data-copy>
        {copy}
      </Button>
      <label className={css.codeLabel} htmlFor={id}>
        {label}
      </label>
      <textarea id={id} className={css.code} rows={rows} readOnly defaultValue={code} spellCheck={false} data-code />
      <p className={css.copied} role="status" data-said />
    </div>
  )
}
