import { Draft } from '../../forms/Draft.tsx'
import { Form } from '../../forms/Form.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { AddressFields } from './AddressFields.tsx'
import { CarChoice } from './CarChoice.tsx'
import { ContactFields } from './ContactFields.tsx'
import { DealerFields } from './dealers/DealerFields.tsx'
import type { ProposalData } from './load-proposal.ts'
import { PersonFields } from './PersonFields.tsx'
import type { ProposalAnswer } from './proposal-answer.ts'
import { conversationForm, DRAFT_FIELDS, proposalForm } from './proposal-form.ts'
import css from './proposal.module.css'
import { useNearbyDealers } from './dealers/use-nearby-dealers.ts'
import { useTracking } from './tracking.ts'

interface ProposalFormProps {
  readonly data: ProposalData
  readonly answer: ProposalAnswer | undefined
  onConversation(posted: FormData): void
}

/** One long question asked in parts, each with its help; none of them is needed to send it. */
export function ProposalForm({ data, answer, onConversation }: ProposalFormProps) {
  const { t } = useTexts()
  const site = useSite()
  const { car, states, rules } = data
  const dealers = useNearbyDealers(data, answer)
  const facts = { ...rules, mayOmitCpf: dealers.mayOmitCpf }
  return (
    <Form
      form={proposalForm}
      answer={answer}
      facts={facts}
      intents={{ whatsApp: { form: conversationForm, run: onConversation } }}
      values={{ leadPersonType: 'physicalPerson' }}
      idempotencyKey={data.key}
      errorsTitle="lead.errors.title"
      broken={<Broken />}
      submit={t('lead.send')}
      pending={t('lead.sending')}
      aside={<PrivacyNote />}
      className={css.form}
    >
      <Draft
        name={`lead:${site.id}`}
        fields={DRAFT_FIELDS}
        onRestored={({ place, dealerCode }) => place && void dealers.search(place, dealerCode)}
      />
      <Tracking />
      {/* The first button is what the Enter key presses. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="unseen" />
      {car ? <CarFields code={car.productCode} year={car.year} /> : <CarChoice models={data.models} />}
      <PersonFields rules={facts} states={states} />
      {site.lead.address && <AddressFields states={states} onFound={dealers.follow} />}
      <DealerFields shown={dealers} isRequired={rules.needsDealer} />
      <ContactFields />
    </Form>
  )
}

function CarFields({ code, year }: { readonly code: string; readonly year: number }) {
  return (
    <>
      <input type="hidden" name="productCode" value={code} />
      <input type="hidden" name="modelYear" value={year} />
    </>
  )
}

function Tracking() {
  useTracking()
  return null
}

function Broken() {
  const { t, byKey } = useTexts()
  return (
    <InlineMessage tone="bad" title={t('lead.failed.title')} isLive>
      <p>{byKey('request.unavailable')}</p>
      <p>{t('lead.failed.text')}</p>
    </InlineMessage>
  )
}

function PrivacyNote() {
  const { t } = useTexts()
  return (
    <p>
      {t('lead.privacy')} <a href={pathTo(useSite(), 'privacy')}>{t('lead.privacyLink')}</a>
    </p>
  )
}
