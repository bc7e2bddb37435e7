import type { Valuation } from '@volante/contract/evaluation'
import type { RouteHandle } from '@volante/contract/page'
import { isOneOf } from '@volante/domain/choice'
import { CONDITION, QUESTIONS, type Question } from '@volante/domain/valuation/estimate'
import { data } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { KIND } from '../../forms/refused.ts'
import { formText } from '../../shell/form-text.ts'
import { CONTACT_FORMS } from '../contact/contact-forms.ts'
import { sendForm } from '../contact/send-form.ts'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { page, type Page as Known } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import { FindNothing } from './FindNothing.tsx'
import { Found } from './Found.tsx'
import { Field, VALUATION_FORM } from './valuation-form.ts'
import type { Route } from './+types/valuation.page'

export const handle = {
  texts: ['valuation', 'contact', 'errors', 'ui'],
  cache: false,
  query: ['version', 'year', 'mileage'],
} satisfies RouteHandle

/** Ten model years: what the table reaches back to. */
const YEARS = 10

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, site, now } = context.get(page)
  if (site.brand === 'portal') throw data(null, { status: 404 })
  const [versions, dealers] = await Promise.all([
    api.mvs.mvsList(),
    api.dealerSearch.findDealersBy({ query: { brand: site.brand } }),
  ])
  const seen = new Map(versions.map(({ code, modelName, versionName }) => [code, `${modelName} ${versionName}`]))
  const newest = now.getUTCFullYear() + 1
  return {
    versions: [...seen].map(([value, label]) => ({ value, label })),
    years: Array.from({ length: YEARS }, (_, at) => String(newest - at)),
    dealers: dealers
      .map(({ dealerCode, name, city, state }) => ({ value: dealerCode, label: `${city} (${state}) · ${name}` }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    formKey: crypto.randomUUID(),
    version: url.searchParams.get('version') ?? '',
    year: url.searchParams.get('year') ?? '',
    mileage: url.searchParams.get('mileage') ?? '',
  }
}

/** A plate is never part of an address: it stands in no history and no log. */
export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const posted = await request.clone().formData()
  if (formText(posted, KIND) === CONTACT_FORMS.dealer.kind) return sendForm(known, request)
  return handleForm(known, VALUATION_FORM, posted, async (values) => {
    const condition = { ...answersOf(values), ...(values.mileage === '' ? {} : { mileage: Number(values.mileage) }) }
    const valuation =
      values.plate.trim() === ''
        ? await chosen(known, values.version, Number(values.year), condition)
        : await known.api.evaluation.plateQuery({ query: { plate: values.plate.trim(), ...condition } })
    return data<FoundView>({ view: 'valuation', valuation })
  })
}
export const clientAction = keepForm

function answersOf(values: Readonly<Record<Question, string>>) {
  return Object.fromEntries(
    QUESTIONS.flatMap((question) =>
      isOneOf(CONDITION[question], values[question]) ? [[question, values[question]]] : [],
    ),
  )
}

async function chosen({ api, site }: Known, mvsCode: string, year: number, condition: object): Promise<Valuation> {
  const { mvs } = await api.car.web({ query: { mvsCode } })
  return api.evaluation.evaluate({
    query: { brand: mvs.brand, model: mvs.modelCode, version: mvsCode, year, country: site.country, ...condition },
  })
}

interface FoundView {
  readonly view: 'valuation'
  readonly valuation: Valuation
}

const isFound = (answer: unknown): answer is FoundView =>
  typeof answer === 'object' && answer !== null && 'view' in answer && answer.view === 'valuation'

/** What a used car is worth (US-13): by its plate or by choice, as a range with the effect of each answer. */
export default function ValuationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const found = isFound(actionData) ? actionData.valuation : null
  const { versions, years, version, year, mileage, dealers, formKey } = loaderData
  const car = found && `${found.vehicle.model} ${found.vehicle.version} ${found.vehicle.year}`
  const options = (question: Question) =>
    CONDITION[question].map((value) => ({
      value,
      label: t(`valuation.${question}.${value}` as 'valuation.owners.one'),
    }))
  return (
    <Page gap={8}>
      <PageHead title={t('valuation.title')} description={t('valuation.description')} />
      {found ? <Found valuation={found} /> : <Opening title={t('valuation.heading')} lead={t('valuation.lead')} />}
      <Form
        form={VALUATION_FORM}
        answer={found ? undefined : actionData}
        values={{ version, year, mileage }}
        staysFilled
        submit={t(found ? 'valuation.again' : 'valuation.ask')}
        pending={t('valuation.asking')}
      >
        <Stack gap={5}>
          <Columns least="20rem" gap={[4, 5]}>
            <Field name="plate" isOptional={false} />
            <Field name="version" placeholder={t('valuation.byPlate')} options={versions} isOptional={false} />
            <Field
              name="year"
              placeholder={t('valuation.byPlate')}
              options={years.map((value) => ({ value, label: value }))}
              isOptional={false}
            />
          </Columns>
          <Columns least="20rem" gap={[4, 5]}>
            <Field name="mileage" />
            {QUESTIONS.map((question) => (
              <Field key={question} name={question} placeholder={t('valuation.notTold')} options={options(question)} />
            ))}
          </Columns>
        </Stack>
      </Form>
      <FindNothing
        dealers={dealers}
        formKey={formKey}
        answer={found ? undefined : actionData}
        about={t('valuation.about', { car: car ?? 'none' }).trim()}
      />
    </Page>
  )
}
