import { marks } from '../../enhance/marks.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import type { Trouble } from '../../places/find-place.ts'

interface SearchTroubleProps {
  readonly trouble: Trouble | null
  readonly text: string
}

/** Why there is no answer, in the documents' words, and what to try instead. */
export function SearchTrouble({ trouble, text }: SearchTroubleProps) {
  const { t, byKey } = useTexts()
  if (!trouble) return null
  const title = {
    postalCodeInvalid: byKey('validation.postalCode.invalid'),
    postalCodeNotFound: byKey('validation.postalCode.notFound'),
    postalCodeDown: t('dealers.postalCodeDown'),
    placeNotFound: t('dealers.notFound', { place: text }),
  }[trouble]
  const next = {
    postalCodeInvalid: t('dealers.postalCodeText'),
    postalCodeNotFound: t('dealers.postalCodeText'),
    postalCodeDown: t('dealers.postalCodeDownText'),
    placeNotFound: t('dealers.notFoundText'),
  }[trouble]
  return (
    <div {...marks({ announce: true })}>
      <InlineMessage tone="warn" title={title} isLive>
        {next}
      </InlineMessage>
    </div>
  )
}
