import { APPLICANT_FIELDS, type ApplicantField, STEPS_OF } from '@volante/contract/applicant-fields'
import { Link } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import type { LoanForm } from './load-form.ts'
import { Field, SEND_FORM, SPECS } from './loan-forms.ts'
import css from './loans.module.css'

interface SendStepProps extends Pick<LoanForm, 'base' | 'values' | 'dealers'> {
  readonly answer: unknown
}

/** Everything once more, and the consent without which no bank may ask about anybody. */
export function SendStep({ base, values, dealers, answer }: SendStepProps) {
  const { t } = useTexts()
  const { lender } = base.simulation
  return (
    <section aria-labelledby="step-title" className={css.step}>
      <h2 id="step-title">{t('loan.step.send')}</h2>
      <p className="soft">{t('loan.why.send')}</p>
      <Entered base={base} values={values} />
      <Form
        form={SEND_FORM}
        answer={answer}
        values={{ dealerCode: dealers[0]?.code ?? '' }}
        submit={t('loan.form.send')}
        pending={t('loan.form.sending')}
      >
        {dealers.length > 0 ? (
          <Field
            name="dealerCode"
            hint={t('loan.field.dealerHint')}
            options={dealers.map(({ code, name, place }) => ({ value: code, label: `${name}, ${place}` }))}
          />
        ) : null}
        {base.kind === 'company' ? (
          <Field
            name="creditConsent"
            label={t('loan.field.creditConsentCompany')}
            hint={t('loan.consentCompany', { lender, company: values.companyName ?? '' })}
          />
        ) : (
          <Field name="creditConsent" hint={t('loan.consent', { lender })} />
        )}
        <p className="soft small">{t('loan.notBinding', { lender })}</p>
      </Form>
    </section>
  )
}

function Entered({ base, values }: Pick<LoanForm, 'base' | 'values'>) {
  const texts = useTexts()
  const { t } = texts
  const site = useSite()
  return (
    <div className={css.entered}>
      {STEPS_OF[base.kind].map((step) => (
        <section key={step} aria-labelledby={`told-${step}`}>
          <h3 id={`told-${step}`}>{t(`loan.step.${step}`)}</h3>
          <dl>
            {APPLICANT_FIELDS[step].map((field) => {
              const value = values[field] ?? ''
              return value === '' ? null : (
                <div key={field}>
                  <dt>{t(SPECS[field].label)}</dt>
                  <dd>{wordOf(texts, field, value)}</dd>
                </div>
              )
            })}
          </dl>
          <Link to={pathTo(site, 'loanForm', { simulation: base.simulation.id }, { step })}>
            {t('loan.form.change')} <span className="unseen">{t(`loan.step.${step}`)}</span>
          </Link>
        </section>
      ))}
    </div>
  )
}

const WORDS: Readonly<Partial<Record<ApplicantField, string>>> = {
  gender: 'account.gender',
  maritalStatus: 'loan.maritalStatus',
  maritalRegime: 'loan.maritalRegime',
  occupation: 'loan.occupation',
  role: 'loan.role',
  ivaCondition: 'loan.ivaCondition',
}

function wordOf({ byKey }: Texts, field: ApplicantField, value: string): string {
  const words = WORDS[field]
  return words ? byKey(`${words}.${value}`) : value
}
