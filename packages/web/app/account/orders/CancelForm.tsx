import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button, buttonClass } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import css from './order.module.css'
import type { RefusedCancellation } from './take-cancellation.ts'

interface CancelFormProps {
  readonly reasons: readonly { readonly id: string; readonly text: string }[]
  readonly once: string
  readonly answer: RefusedCancellation | undefined
  readonly back: string
}

export function CancelForm({ reasons, once, answer, back }: CancelFormProps) {
  const { t } = useTexts()
  return (
    <form method="post" noValidate>
      <XsrfField />
      <input type="hidden" name="once" value={once} />
      {answer && (
        <InlineMessage tone="bad" title={t('reservation.cancelFailed')} isLive>
          {answer.message ?? answer.reasonError}
        </InlineMessage>
      )}
      <RadioGroup
        name="reasonId"
        legend={t('orders.cancel.reason')}
        defaultValue={answer?.reasonId ?? ''}
        error={answer?.reasonError}
        options={reasons.map(({ id, text }) => ({ value: id, label: text }))}
      />
      <TextArea
        name="comment"
        label={t('orders.cancel.comment')}
        defaultValue={answer?.comment ?? ''}
        isOptional
        rows={3}
        maxLength={1000}
      />
      <p className={css.ways}>
        <Button type="submit" variant="danger" size="large">
          {t('orders.cancel.confirm')}
        </Button>
        <a href={back} className={buttonClass({ variant: 'quiet', size: 'large' })}>
          {t('orders.cancel.keep')}
        </a>
      </p>
    </form>
  )
}
