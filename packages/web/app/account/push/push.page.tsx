import type { RouteHandle } from '@volante/contract/page'
import type { OwnPush } from '@volante/contract/push'
import { PUSH_KINDS } from '@volante/domain/push/push'
import { useRevalidator } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { deviceOf } from '../device-of.ts'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/push.page'
import { PushHere } from './PushHere.tsx'
import { WANTED, WANTED_FIELD as Field } from './push-form.ts'

export const handle = { texts: ['account', 'push', 'errors', 'ui'], cache: false } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const { devices, wanted } = await known.api.push.own()
  return { devices, wanted, done: doneIn(url, ['saved']) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const posted = await request.formData()
  const device = formText(posted, 'device')
  if (device) {
    // Another window removed it already: it is gone either way.
    await known.api.push.unsubscribe({ params: { id: device } }).catch(() => null)
    return doneAt(known, 'accountPush', 'saved')
  }
  return handleForm(known, WANTED, posted, async ({ wanted }) => {
    await known.api.push.choose({ body: { wanted: PUSH_KINDS.filter((kind) => wanted.includes(kind)) } })
    return doneAt(known, 'accountPush', 'saved')
  })
}
export const clientAction = keepForm

/** Whether this device is told, of what, and every device that is. */
export default function AccountPush({ loaderData: { devices, wanted, done }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  return (
    <AccountFrame area="accountPush" title={t('account.area.accountPush')} lead={t('push.lead')}>
      {done && !actionData && <Notice>{t('account.done.saved')}</Notice>}
      <section aria-labelledby="here">
        <h2 id="here">{t('push.here')}</h2>
        <PushHere off={t('push.isOff')} onChange={() => void revalidate()} />
      </section>
      <section aria-labelledby="choose">
        <h2 id="choose">{t('push.choose')}</h2>
        <p className="soft small">{t('push.chooseText')}</p>
        <Form
          form={WANTED}
          answer={actionData}
          values={{ wanted: [...wanted] }}
          submit={t('push.save')}
          look={{ size: 'medium' }}
        >
          <Field name="wanted" options={PUSH_KINDS.map((value) => ({ value, label: t(`push.kind.${value}`) }))} />
        </Form>
      </section>
      <section aria-labelledby="devices">
        <h2 id="devices">{t('push.devices')}</h2>
        {devices.length === 0 ? (
          <p className="soft small">{t('push.none')}</p>
        ) : (
          <ul role="list" className={css.rows}>
            {devices.map((device) => (
              <Device key={device.id} {...device} />
            ))}
          </ul>
        )}
      </section>
    </AccountFrame>
  )
}

function Device({ id, device, addedAt, lastAt }: OwnPush['devices'][number]) {
  const { t, date } = useTexts()
  const { browser, system } = deviceOf(device)
  const named = browser && system ? t('account.access.device', { browser, system }) : (browser ?? system)
  const name = named ?? t('account.access.unknownDevice')
  const last = lastAt === null ? t('push.never') : t('push.last', { moment: date(lastAt, 'moment') })
  return (
    <li>
      <div className={css.rowText}>
        <span className={css.rowTitle}>{name}</span>
        <span className="soft small">{t('push.added', { date: date(addedAt, 'date'), last })}</span>
      </div>
      <PostButton
        fields={{ device: id }}
        size="small"
        aria-label={`${t('push.remove')}: ${name}, ${date(addedAt, 'moment')}`}
      >
        {t('push.remove')}
      </PostButton>
    </li>
  )
}
