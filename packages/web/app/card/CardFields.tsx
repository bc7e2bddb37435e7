import { useTexts } from '../texts/texts.tsx'
import { FormRow } from '../ui/field/Fieldset.tsx'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import { NeedsScript } from '../ui/feedback/NeedsScript.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import css from './card-fields.module.css'

/**
 * A card's fields. They bear no name, so that no form can post them: their words go to the tokeniser alone (card-fields.ts).
 * The page that shows them starts `startCardFields` on what holds them.
 */
export function CardFields() {
  const { t } = useTexts()
  return (
    <div className={css.fields} data-card-fields>
      <TextField
        id="cardNumber"
        label={t('checkout.card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        maxLength={23}
        spellCheck={false}
        suffix={<output className={css.brand} htmlFor="cardNumber" data-brand />}
        required
      />
      <TextField
        id="cardName"
        label={t('checkout.card.name')}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <FormRow>
        <TextField
          id="cardExpiry"
          label={t('checkout.card.expiry')}
          hint={t('checkout.card.expiryHint')}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/AA"
          maxLength={7}
          required
        />
        <TextField
          id="cardSecurityCode"
          label={t('checkout.card.code')}
          hint={<span data-code-hint>{t('checkout.card.codeHint')}</span>}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          data-hint-4={t('checkout.card.codeHint4')}
          data-hint-3={t('checkout.card.codeHint')}
          required
        />
      </FormRow>
    </div>
  )
}

/** Said where there is no script: a number is never posted to us (PCI DSS 3.3.1). */
export function CardNeedsScript() {
  const { t } = useTexts()
  return <NeedsScript>{t('checkout.card.needsScript')}</NeedsScript>
}

/** Why no card was taken; the script fills the reason into the copy that a form keeps for it (start-card-form.ts). */
export function CardFailure({ title, reason }: { readonly title: string; readonly reason: string | null }) {
  const { t } = useTexts()
  return (
    <InlineMessage tone="bad" title={title} isLive>
      {t('payment.card.checkData')} <span data-reason>{reason}</span>
    </InlineMessage>
  )
}

export const CardFailureLook = ({ title }: { readonly title: string }) => (
  <template data-look="card-failure">
    <div>
      <CardFailure title={title} reason={null} />
    </div>
  </template>
)
