import { type FormEvent, type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { XsrfField } from '../../shell/xsrf-field.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { InlineMessage } from '../../ui/InlineMessage.tsx'
import { AddressFields } from './AddressFields.tsx'
import type { ProposalAnswer } from './answer.ts'
import { CarChoice } from './CarChoice.tsx'
import { ContactFields } from './ContactFields.tsx'
import { DealerFields } from './DealerFields.tsx'
import { BLANK, controlOf, LABELS } from './fields.ts'
import { FormContext } from './form-context.tsx'
import type { ProposalData } from './load-proposal.ts'
import { PersonFields } from './PersonFields.tsx'
import css from './proposal.module.css'
import { trackingNow } from './tracking-now.ts'
import type { useChecks } from './use-checks.ts'
import type { Dealers } from './use-dealers.ts'
import { useDraft } from './use-draft.ts'
import { usePhoneCheck } from './use-phone-check.ts'

interface ProposalFormProps {
  readonly id: string
  readonly form: RefObject<HTMLFormElement | null>
  readonly data: ProposalData
  readonly answer: ProposalAnswer | undefined
  readonly dealers: Dealers
  readonly checks: ReturnType<typeof useChecks>
}

/** Posts by itself without script; with it, fields are checked on the way and what was typed survives a reload. */
export function ProposalForm({ id, form, data, answer, dealers, checks }: ProposalFormProps) {
  const { t } = useTexts()
  const site = useSite()
  const phone = usePhoneCheck(form)
  const draft = useDraft(site.id, form, answer !== undefined)
  const { isSending, send } = useSending(checks)
  const { car, states, rules } = data
  const facts = useMemo(() => ({ values: answer?.values ?? BLANK, errors: checks.errors }), [answer, checks.errors])
  useRestoredPlace(draft.restored, dealers)
  const startAnew = () => {
    draft.startAnew()
    dealers.forget()
    checks.forget()
  }
  return (
    <FormContext value={facts}>
      <Form
        ref={form}
        id={id}
        method="post"
        noValidate
        className={css.form}
        onSubmit={(event) => void send(event)}
        onBlur={(event) => {
          checks.onBlur(event)
          void phone.check()
        }}
        onInput={() => {
          checks.onInput()
          draft.keep()
        }}
      >
        <Problems checks={checks} failure={answer?.failure ?? null} />
        {draft.restored && <Restored onClear={startAnew} />}
        <XsrfField />
        <input type="hidden" name="key" value={data.key} readOnly />
        {/* The first button is what the Enter key presses. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="unseen" />
        {car ? <CarFields code={car.productCode} year={car.year} /> : <CarChoice models={data.models} />}
        <PersonFields
          rules={{ ...rules, mayOmitCpf: rules.mayOmitCpf || dealers.mayOmitCpf }}
          states={states}
          phone={phone.state}
        />
        {site.lead.address && <AddressFields states={states} form={form} onFound={dealers.searchFirst} />}
        <DealerFields dealers={dealers} isRequired={rules.needsDealer} />
        <ContactFields />
        <div className={css.send}>
          <Button type="submit" variant="primary" size="large" pending={isSending ? t('lead.sending') : null}>
            {t('lead.send')}
          </Button>
          <p className={css.quiet}>
            {t('lead.privacy')} <a href={pathTo(site, 'privacy')}>{t('lead.privacyLink')}</a>
          </p>
        </div>
      </Form>
    </FormContext>
  )
}

function CarFields({ code, year }: { readonly code: string; readonly year: number }) {
  return (
    <>
      <input type="hidden" name="productCode" value={code} readOnly />
      <input type="hidden" name="modelYear" value={year} readOnly />
    </>
  )
}

interface ProblemsProps extends Pick<ProposalFormProps, 'checks'> {
  readonly failure: string | null
}

function Problems({ checks: { summary, attempt }, failure }: ProblemsProps) {
  const { t, byKey } = useTexts()
  const errors = Object.entries(summary).map(([name, error]) => {
    const label = LABELS[name]
    const message = byKey(error.key, error.values)
    return { id: controlOf(name), message: label ? `${t(label)}: ${message}` : message }
  })
  return (
    <>
      <ErrorSummary key={attempt} title={t('lead.errors.title', { count: errors.length })} errors={errors} />
      {failure && (
        <InlineMessage tone="bad" title={t('lead.failed.title')} isLive>
          <p>{byKey(failure)}</p>
          <p>{t('lead.failed.text')}</p>
        </InlineMessage>
      )}
    </>
  )
}

function Restored({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTexts()
  return (
    <div className={css.restored}>
      <InlineMessage
        tone="info"
        isLive
        actions={
          <Button size="small" onClick={onClear}>
            {t('lead.draft.clear')}
          </Button>
        }
      >
        {t('lead.draft.restored')}
      </InlineMessage>
    </div>
  )
}

/** A draft keeps where a dealer was looked for; the list is asked for anew. */
function useRestoredPlace(restored: Readonly<Record<string, string>> | null, { search }: Dealers): void {
  const searchNow = useEffectEvent(search)
  useEffect(() => {
    if (restored?.place) void searchNow(restored.place, restored.dealerCode)
  }, [restored])
}

function useSending(checks: ReturnType<typeof useChecks>) {
  const submit = useSubmit()
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const isBusy = useRef(false)
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy.current) return
    isBusy.current = true
    try {
      if (!(await checks.mayBeSent())) return
      const posted = new FormData(form)
      for (const [name, value] of Object.entries(trackingNow())) posted.set(name, value)
      await submit(posted, { method: 'post', action: pathname + search, preventScrollReset: true })
    } finally {
      isBusy.current = false
    }
  }
  return { isSending: navigation.formMethod === 'POST', send }
}
