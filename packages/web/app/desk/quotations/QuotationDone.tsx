import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import type { LoadedQuotation } from './load-quotation.ts'

interface QuotationDoneProps {
  readonly data: LoadedQuotation & {
    readonly done: string | null
    readonly before: number | null
    readonly shared: string | null
    readonly hasCatalogueChanged: boolean
  }
}

/** What was just done, a restoring with its undoing; and from which code a new quotation begins. */
export function QuotationDone({ data: { saved, done, before, shared, hasCatalogueChanged } }: QuotationDoneProps) {
  const { t, byKey } = useTexts()
  const undo = done === 'restored' && before !== null && saved !== null && (
    <PostButton fields={{ intent: 'restore', version: String(before), before: String(saved.latest) }}>
      {t('quotation.undo')}
    </PostButton>
  )
  return (
    <>
      {done && saved && (
        <Outcome key={`${done} ${saved.version}`} actions={undo || undefined}>
          {byKey(`quotation.done.${done}`)}
        </Outcome>
      )}
      {!saved && shared && (
        <InlineMessage tone={hasCatalogueChanged ? 'warn' : 'info'}>
          {t(hasCatalogueChanged ? 'quotation.sharedChanged' : 'quotation.shared', { code: shared })}
        </InlineMessage>
      )}
    </>
  )
}
