import type { QuotationDraft } from '@volante/contract/quotation-shapes'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { TermSheet } from '../../ui/data/TermSheet.tsx'
import type { LoadedQuotation } from './load-quotation.ts'

interface PreviewProps {
  readonly answer: unknown
  readonly isLoading: boolean
  readonly saved: LoadedQuotation['saved']
}

/** The page as its PDF will be, made by the service of what stands in the form now. */
export function Preview({ answer, isLoading, saved }: PreviewProps) {
  const { t } = useTexts()
  if (isLoading) return <Spinner>{t('ui.form.sending')}</Spinner>
  const { preview, refused } = (answer ?? {}) as {
    readonly preview?: QuotationDraft
    readonly refused?: { readonly message: string; readonly fields: Readonly<Record<string, string>> }
  }
  if (refused)
    return (
      <InlineMessage tone="bad" isLive>
        {Object.values(refused.fields)[0] ?? refused.message}
      </InlineMessage>
    )
  const paper = preview?.paper ?? saved?.paper
  return paper ? <TermSheet {...paper} /> : null
}
