import { BOX_CONDUCTS, type BoxRule, MAGIC_CENTS, TEST_CARDS } from '@volante/contract/box'
import { isOneOf } from '@volante/domain/choice'
import { CARD_REFUSAL_REASONS } from '@volante/domain/payment/card-refusal'
import { data, Form, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Columns } from '../../ui/layout/Stack.tsx'
import { WorkHead } from '../../work/WorkHead.tsx'
import type { Route } from './+types/box.page'
import css from '../dev.module.css'

const KINDS = ['card', 'pix', 'boleto'] as const

export const loader = async ({ context }: Route.LoaderArgs) => ({ rules: await context.get(page).api.box.ruleList() })

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(page)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  try {
    if (text('lift') !== '') await api.box.ruleDelete({ params: { id: text('lift') } })
    else if (text('pay') !== '') await api.box.pay({ params: { id: text('pay') } })
    else await api.box.ruleCreate({ body: ruleOf(text) })
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ message: refusal.message }, { status: refusal.status })
  }
  return redirect('/dev/box', 303)
}

function ruleOf(text: (name: string) => string) {
  const [conduct, kind, reason] = [text('conduct'), text('kind'), text('reason')]
  return {
    conduct: isOneOf(BOX_CONDUCTS, conduct) ? conduct : ('settle' as const),
    kind: isOneOf(KINDS, kind) ? kind : null,
    orderId: text('orderId') || null,
    reason: isOneOf(CARD_REFUSAL_REASONS, reason) ? reason : null,
    delaySeconds: text('delay') === '' ? null : Number(text('delay')),
  }
}

/** What the built-in acquirer does with payments, and what it can be told to do. */
export default function Box({ loaderData: { rules }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <>
      <WorkHead title={t('desk.box.title')} />
      <h1>{t('desk.box.title')}</h1>
      <p>{t('desk.box.text')}</p>
      {actionData && (
        <InlineMessage tone="bad" isLive>
          {actionData.message}
        </InlineMessage>
      )}
      <Rules rules={rules} />
      <NewRule />
      <PayNow />
      <Tables />
    </>
  )
}

function Rules({ rules }: { readonly rules: readonly BoxRule[] }) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{t('desk.box.rules')}</h2>
      {rules.length === 0 && <p className="soft">{t('desk.box.none')}</p>}
      <ul role="list">
        {rules.map(({ id, chargeId, conduct, delaySeconds, kind, orderId, reason }) => (
          <li key={id} className={css.rule}>
            <span>
              {[
                t(`desk.box.conduct.${conduct}`),
                kind ? t(`desk.box.kind.${kind}`) : t('desk.box.kind.any'),
                reason && t(`payment.refused.${reason}`),
                delaySeconds === null ? null : t('desk.box.seconds', { seconds: delaySeconds }),
                orderId ?? chargeId,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Form method="post" action="/dev/box">
              <XsrfField />
              <Button type="submit" name="lift" value={id} size="small">
                {t('desk.box.lift')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewRule() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="new">
      <h2 id="new">{t('desk.box.new')}</h2>
      <Form method="post" action="/dev/box" className={css.form}>
        <XsrfField />
        <Columns least="200px" gap={4} align="start" isFilled>
          <Select
            name="conduct"
            id="conduct"
            label={t('desk.box.conduct')}
            options={BOX_CONDUCTS.map((value) => ({ value, label: t(`desk.box.conduct.${value}`) }))}
          />
          <Select
            name="kind"
            id="kind"
            label={t('desk.box.kind')}
            placeholder={t('desk.box.kind.any')}
            options={KINDS.map((value) => ({ value, label: t(`desk.box.kind.${value}`) }))}
          />
          <Select
            name="reason"
            id="reason"
            label={t('desk.box.reason')}
            placeholder={t('desk.box.reason.any')}
            options={CARD_REFUSAL_REASONS.map((value) => ({ value, label: t(`payment.refused.${value}`) }))}
          />
          <TextField
            name="delay"
            id="delay"
            type="number"
            min={0}
            max={31_536_000}
            label={t('desk.box.delay')}
            isOptional
          />
          <TextField name="orderId" id="orderId" label={t('desk.box.order')} isOptional maxLength={40} />
        </Columns>
        <Button type="submit" variant="primary">
          {t('desk.box.tell')}
        </Button>
      </Form>
    </section>
  )
}

function PayNow() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="pay-now">
      <h2 id="pay-now">{t('desk.box.payNow')}</h2>
      <Form method="post" action="/dev/box" className={css.form}>
        <XsrfField />
        <TextField name="pay" id="pay" label={t('desk.box.charge')} maxLength={40} required />
        <Button type="submit">{t('desk.box.payNow')}</Button>
      </Form>
    </section>
  )
}

function Tables() {
  const { t } = useTexts()
  return (
    <>
      <Table caption={t('desk.box.cards')} isDense>
        <tbody>
          {TEST_CARDS.map(({ number, conduct, reason }) => (
            <tr key={number}>
              <th scope="row">{number.replace(/(\d{4})(?=\d)/g, '$1 ')}</th>
              <td>
                {[t(`desk.box.conduct.${conduct}`), reason && t(`payment.refused.${reason}`)]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Table caption={t('desk.box.cents')} isDense>
        <tbody>
          {Object.entries(MAGIC_CENTS).map(([cents, conduct]) => (
            <tr key={cents}>
              <th scope="row">,{cents}</th>
              <td>{t(`desk.box.conduct.${conduct}`)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
