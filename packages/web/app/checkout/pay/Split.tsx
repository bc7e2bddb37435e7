import { LEAST_SHARE_CENTS } from '@volante/domain/order/ledger'
import type { FocusEvent } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { MoneyField } from '../../ui/field/MoneyField.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import type { Pay } from './load-pay.ts'
import css from './pay.module.css'
import type { Choice } from './pay-state.ts'

/** A part of the balance in this way, the rest in another: the amount stands in the address, and everything below is for it. One that was typed counts as soon as its field is left. */
export function Split({ pay, state }: { readonly pay: Pay; readonly state: Choice }) {
  const { t, money } = useTexts()
  const { asked, due, most, order, split } = pay
  if (state.purpose === 'deposit' || most === null || due === null) return null
  const refusals = {
    aboveRemaining: t('checkout.split.above', { amount: money(most) }),
    leastShare: t('checkout.split.least', { amount: money(LEAST_SHARE_CENTS[order.currency]) }),
  }
  const used = asked.amount === null ? '' : money(asked.amount).replace(/[^\d.,]/g, '')
  const use = ({ target }: FocusEvent<HTMLInputElement>) => target.value !== used && target.form?.requestSubmit()
  return (
    <Disclosure title={t('checkout.split.title')} isOpen={asked.amount !== null}>
      <Form method="get" preventScrollReset className={css.split}>
        <input type="hidden" name="kind" value={state.kind} />
        <input type="hidden" name="rest" value="1" />
        {asked.change ? <input type="hidden" name="change" value={asked.change} /> : null}
        <MoneyField
          id="amount"
          name="amount"
          label={t('checkout.split.amount')}
          hint={t('checkout.split.hint', { amount: money(most) })}
          error={split ? refusals[split] : undefined}
          defaultValue={used}
          onBlur={use}
          className={css.short}
        />
        <Button type="submit">{t('checkout.split.use')}</Button>
      </Form>
      {due < most ? <p className="soft small">{t('checkout.split.rest', { amount: money(most - due) })}</p> : null}
    </Disclosure>
  )
}
