import { useMemo } from 'react'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { AddressFields } from './AddressFields.tsx'
import type { ProposalAnswer } from './answer.ts'
import { CarChoice } from './CarChoice.tsx'
import { ContactFields } from './ContactFields.tsx'
import { DealerFields } from './DealerFields.tsx'
import { BLANK, FORM_ID, PLACES } from './fields.ts'
import { FormContext } from './form-context.tsx'
import type { ProposalData } from './load-proposal.ts'
import { PersonFields } from './PersonFields.tsx'
import css from './proposal.module.css'
import { ProposalProblems } from './ProposalProblems.tsx'
import { shownDealers } from './shown-dealers.ts'

interface ProposalFormProps {
  readonly data: ProposalData
  readonly answer: ProposalAnswer | undefined
}

/** Posts by itself without script; with it, fields are checked on the way and what was typed survives a reload (start-proposal.ts). */
export function ProposalForm({ data, answer }: ProposalFormProps) {
  const { t } = useTexts()
  const site = useSite()
  const facts = useMemo(() => ({ values: answer?.values ?? BLANK, errors: answer?.errors ?? {} }), [answer])
  const { car, states, rules } = data
  const dealers = shownDealers(data, answer)
  return (
    <FormContext value={facts}>
      <form
        id={FORM_ID}
        method="post"
        noValidate
        className={css.form}
        data-rules={JSON.stringify(rules)}
        data-filled={answer ? true : undefined}
        data-errors-title="lead.errors.title"
      >
        <ProposalProblems answer={answer} />
        <Restored />
        <XsrfField />
        <input type="hidden" name="key" value={data.key} />
        {/* The first button is what the Enter key presses. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="unseen" />
        <div id={PLACES.choice} className={css.carPlace}>
          {car ? <CarFields code={car.productCode} year={car.year} /> : <CarChoice models={data.models} />}
        </div>
        <PersonFields rules={{ ...rules, mayOmitCpf: dealers.mayOmitCpf }} states={states} />
        {site.lead.address && <AddressFields states={states} />}
        <DealerFields shown={dealers} isRequired={rules.needsDealer} />
        <ContactFields />
        <div className={css.send}>
          <Button type="submit" variant="primary" size="large" data-send whilePending={t('lead.sending')}>
            {t('lead.send')}
          </Button>
          <p className={css.quiet}>
            {t('lead.privacy')} <a href={pathTo(site, 'privacy')}>{t('lead.privacyLink')}</a>
          </p>
        </div>
      </form>
    </FormContext>
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

/** The place of a draft that was found, filled by start-draft.ts. */
function Restored() {
  const { t } = useTexts()
  return (
    <>
      <div className={css.restored} data-restored />
      <template data-look="restored">
        <div>
          <InlineMessage tone="info" isLive actions={<Button size="small">{t('lead.draft.clear')}</Button>}>
            {t('lead.draft.restored')}
          </InlineMessage>
        </div>
      </template>
    </>
  )
}
