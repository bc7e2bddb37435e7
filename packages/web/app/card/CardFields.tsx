import { securityCodeLength } from '@volante/domain/payment/card-brand'
import { useTexts } from '../texts/texts.tsx'
import { NeedsScript } from '../ui/feedback/NeedsScript.tsx'
import { FormRow } from '../ui/field/Fieldset.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import css from './card-fields.module.css'
import type { Card } from './use-card.ts'

/** A card's fields. They bear no name, so that no form can post them. */
export function CardFields({ card: { brand, field } }: { readonly card: Card }) {
  const { t } = useTexts()
  const codeLength = securityCodeLength(brand)
  return (
    <div className={css.fields}>
      <TextField
        {...field('number')}
        id="cardNumber"
        mask="card"
        label={t('checkout.card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        spellCheck={false}
        suffix={
          <output className={css.brand} htmlFor="cardNumber">
            {brand}
          </output>
        }
        required
      />
      <TextField
        {...field('name')}
        id="cardName"
        label={t('checkout.card.name')}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <FormRow>
        <TextField
          {...field('expiry')}
          id="cardExpiry"
          mask="cardExpiry"
          label={t('checkout.card.expiry')}
          hint={t('checkout.card.expiryHint')}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/AA"
          required
        />
        <TextField
          {...field('securityCode')}
          id="cardSecurityCode"
          label={t('checkout.card.code')}
          hint={t(codeLength === 4 ? 'checkout.card.codeHint4' : 'checkout.card.codeHint')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={codeLength}
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
