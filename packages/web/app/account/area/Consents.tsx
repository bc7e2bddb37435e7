import { CONSENT_PURPOSES, type Self } from '@volante/contract/person-shapes'
import { CONTACT_CHANNELS } from '@volante/domain/vocabulary'
import type { Api } from '@volante/contract'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { Fieldset } from '../../ui/field/Fieldset.tsx'
import { Table } from '../../ui/data/Table.tsx'
import css from '../area.module.css'

type History = Awaited<ReturnType<Api['privacy']['consents']>>

/** Each channel for each purpose on its own; taking back is as easy as giving (LGPD art. 8 §5). */
export function ConsentForm({ permissions }: { readonly permissions: Self['contactPermissions'] }) {
  const { t } = useTexts()
  const granted = new Set(
    permissions.filter((one) => one.granted).map(({ channel, purpose }) => `${channel} ${purpose}`),
  )
  return (
    <section className={css.section} aria-labelledby="consents">
      <h2 id="consents">{t('account.privacy.consents')}</h2>
      <p className={css.soft}>{t('account.privacy.consentsText')}</p>
      <form method="post" className={css.form}>
        <XsrfField />
        <input type="hidden" name="form" value="consents" />
        {CONSENT_PURPOSES.map((purpose) => (
          <Fieldset key={purpose} kind="question" legend={t(`account.purpose.${purpose}`)}>
            <div className={css.channels}>
              {CONTACT_CHANNELS.map((channel) => (
                <Checkbox
                  key={channel}
                  name="consent"
                  value={`${channel} ${purpose}`}
                  label={t(`account.channel.${channel}`)}
                  defaultChecked={granted.has(`${channel} ${purpose}`)}
                />
              ))}
            </div>
          </Fieldset>
        ))}
        <Button type="submit" variant="primary">
          {t('account.privacy.saveConsents')}
        </Button>
      </form>
    </section>
  )
}

export function ConsentHistory({ history }: { readonly history: History }) {
  const { t, date } = useTexts()
  if (history.length === 0) return <p className={css.soft}>{t('account.privacy.noHistory')}</p>
  return (
    <details className={css.more}>
      <summary>{t('account.privacy.history', { count: history.length })}</summary>
      <Table caption={t('account.privacy.historyTitle')} isCaptionHidden isDense>
        <thead>
          <tr>
            <th scope="col">{t('account.privacy.when')}</th>
            <th scope="col">{t('account.privacy.channel')}</th>
            <th scope="col">{t('account.privacy.purpose')}</th>
            <th scope="col">{t('account.privacy.choice')}</th>
            <th scope="col">{t('account.privacy.version')}</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ at, channel, purpose, granted, textVersion }) => (
            <tr key={`${at} ${channel} ${purpose}`}>
              <th scope="row">{date(at, 'moment')}</th>
              <td>{t(`account.channel.${channel}`)}</td>
              <td>{purposeName(purpose, t)}</td>
              <td>{t(granted ? 'account.privacy.given' : 'account.privacy.taken')}</td>
              <td>{textVersion}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}

/** Records of purposes that are asked for no longer keep the name they were kept under. */
function purposeName(purpose: string, t: ReturnType<typeof useTexts>['t']): string {
  const known = CONSENT_PURPOSES.find((one) => one === purpose)
  return known ? t(`account.purpose.${known}`) : purpose
}
