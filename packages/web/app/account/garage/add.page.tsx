import type { RouteHandle } from '@volante/contract/page'
import { vehicleKey } from '@volante/domain/vehicle/vehicle-key'
import { redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { KIND } from '../../forms/refused.ts'
import { ScanButton } from '../../scanner/ScanButton.tsx'
import { formText } from '../../shell/form-text.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/add.page'
import { Field, FORMS } from './garage-forms.ts'

export const handle = { texts: ['account', 'garage', 'scanner', 'errors', 'ui'], cache: false } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  return { versions: await versionsOf(known) }
}

/** What can be chosen where nobody knows the car, by model; the portal has no models of its own. */
async function versionsOf({ api, site }: Page) {
  if (site.brand === 'portal') return []
  const versions = await api.mvs.mvsList()
  return versions.map(({ code, year, modelName, versionName }) => ({
    value: `${code} ${year}`,
    label: `${modelName} ${versionName} ${year}`,
  }))
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const { garage } = known.api
  const posted = await request.formData()
  const done = (what: string) => redirect(pathTo(known.site, 'garage', null, { done: what }), 303)
  if (formText(posted, KIND) === FORMS.code.kind)
    return handleForm(known, FORMS.code, posted, async ({ code }) => {
      await garage.take({ body: { code } })
      return done('taken')
    })
  return handleForm(known, FORMS.add, posted, async ({ vehicle, nickname, version }) => {
    const [mvsCode, year] = version.split(' ')
    await garage.addOwned({
      body: {
        ...named(vehicle, known.site),
        nickname: nickname.trim() || null,
        mvsCode: mvsCode || null,
        year: year ? Number(year) : null,
      },
    })
    return done('added')
  })
}
export const clientAction = keepForm

function named(vehicle: string, { country }: Page['site']) {
  if (vehicle.trim() === '') return {}
  const key = vehicleKey(vehicle, country)
  return 'plate' in key ? { plateNumber: key.plate } : 'chassis' in key ? { chassis: key.chassis } : {}
}

/** A car comes into the garage: by its plate or chassis, by choice, or by the code of who had it before. */
export default function Add({ loaderData: { versions }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <AccountFrame area="garage" title={t('garage.add')} lead={t('garage.addLead')}>
      <Form form={FORMS.add} answer={actionData} submit={t('garage.addSubmit')} pending={t('garage.adding')}>
        <Stack gap={2}>
          <Field name="vehicle" isOptional={false} />
          <ScanButton field="vehicle" />
        </Stack>
        <Field name="nickname" />
        {site.brand === 'portal' ? null : (
          <Disclosure title={t('garage.choose')} isOpen={actionData !== undefined}>
            <Stack gap={4}>
              <p className="soft">{t('garage.chooseText')}</p>
              <Field name="version" placeholder={t('garage.noChoice')} options={versions} />
            </Stack>
          </Disclosure>
        )}
      </Form>
      <section aria-labelledby="take">
        <h2 id="take">{t('garage.codeTitle')}</h2>
        <p className="soft">{t('garage.codeText')}</p>
        <Form form={FORMS.code} answer={actionData} submit={t('garage.codeSubmit')} look={{ variant: 'secondary' }}>
          <Field name="code" />
        </Form>
      </section>
    </AccountFrame>
  )
}
