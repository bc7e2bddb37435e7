import { useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/action/Button.tsx'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import { clearDraft, fill, isTouched, keepDraft, readDraft } from './draft.ts'
import { useFormState } from './form-state.ts'

interface DraftProps {
  /** Names what is kept in this tab; the page that a sent form leads to forgets it (`clearDraft`). */
  readonly name: string
  /** What a person types or ticks, not what follows from it. */
  readonly fields: readonly string[]
  /** The fields have it again; what follows from them is to be asked for anew. */
  onRestored?(kept: Readonly<Record<string, string>>): void
}

/** First in its form: puts back what this tab kept of it, unless the server sent the form back filled, and keeps what is typed. */
export function Draft({ name, fields, onRestored }: DraftProps) {
  const { t } = useTexts()
  const { id, isRefused, beginAnew } = useFormState()
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const form = document.forms.namedItem(id)
    if (!form) return
    const keep = () => keepDraft(name, form, fields)
    const wasTouched = isTouched(form)
    const kept = isRefused ? null : readDraft(name)
    if (kept && fill(form, kept)) {
      setRestored(true)
      onRestored?.(kept)
    }
    if (wasTouched) keep()
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a page: what is typed is put back before anything else happens
  }, [])
  const forget = () => {
    clearDraft(name)
    beginAnew()
    setRestored(false)
  }
  return isRestored ? (
    <InlineMessage
      tone="info"
      isLive
      actions={
        <Button size="small" onClick={forget}>
          {t('ui.draft.clear')}
        </Button>
      }
    >
      {t('ui.draft.restored')}
    </InlineMessage>
  ) : null
}
