import type { ClientView } from '@volante/contract/clients'
import { useTexts } from '../../texts/texts.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import css from './clients.module.css'

/** The secret of a new application, or its new one: nobody can show it again. */
export function SecretOnce({ made }: { readonly made: { readonly client: ClientView; readonly secret: string } }) {
  const { t, date } = useTexts()
  const { name, clientId, oldUntil } = made.client
  return (
    <Outcome>
      <strong>{t('admin.clients.secretOnce', { name })}</strong>
      <dl className={css.secret}>
        <dt>X-Client-Id</dt>
        <dd>
          <code>{clientId}</code>
        </dd>
        <dt>X-Client-Secret</dt>
        <dd>
          <code>{made.secret}</code>
        </dd>
      </dl>
      {oldUntil && <p>{t('admin.clients.oldUntil', { at: date(oldUntil, 'moment') })}</p>}
    </Outcome>
  )
}
