import { Check, type Drawing } from '../../../ui/action/icons.ts'
import { useState } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { AWAITING_SCRIPT } from '../../../ui/feedback/NeedsScript.tsx'

interface CopyButtonProps {
  readonly icon: Drawing
  readonly label: string
  readonly text: string
  readonly onCopied: () => void
}

/** Says that it worked where it was pressed; where the clipboard is closed it shows what to copy. */
export function CopyButton({ icon, label, text, onCopied }: CopyButtonProps) {
  const { t } = useTexts()
  const [state, setState] = useState<'ready' | 'copied' | 'closed'>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      onCopied()
    } catch {
      setState('closed')
    }
  }
  return (
    <>
      <Button className={AWAITING_SCRIPT} icon={state === 'copied' ? Check : icon} onClick={() => void copy()}>
        {state === 'copied' ? t('configurator.share.copied') : label}
      </Button>
      <span className="unseen" role="status">
        {state === 'copied' ? t('configurator.share.copied') : null}
      </span>
      {state === 'closed' ? (
        <input readOnly value={text} aria-label={label} onFocus={(event) => event.target.select()} />
      ) : null}
    </>
  )
}
