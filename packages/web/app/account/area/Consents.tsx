import type { Api } from '@volante/contract'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@volante/contract/consents'
import type { Self } from '@volante/contract/person-shapes'
import { CONTACT_CHANNELS } from '@volante/domain/vocabulary'
import { Form } from '../../forms/Form.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import css from '../area.module.css'
import { Field, FORMS } from '../forms/account-forms.ts'

type History = Awaited<ReturnType<Api['privacy']['consents']>>

/** Each channel for each purpose on its own; taking back is as easy as giving (LGPD art. 8 §5). */
export function ConsentForm({ permissions, answer }: ConsentFormProps) {
  const { t } = useTexts()
  const granted = (purpose: ConsentPurpose) =>
    permissions.flatMap((one) => (one.granted && one.purpose === purpose ? [one.channel] : []))
  return (
    <section aria-labelledby="consents">
      <h2 id="consents">{t('account.privacy.consents')}</h2>
      <p className="soft small">{t('account.privacy.consentsText')}</p>
      <Form
        form={FORMS.consents}
        answer={answer}
        values={Object.fromEntries(CONSENT_PURPOSES.map((purpose) => [purpose, granted(purpose)]))}
        submit={t('account.privacy.saveConsents')}
        look={{ size: 'medium' }}
      >
        {CONSENT_PURPOSES.map((purpose) => (
          <Field
            key={purpose}
            name={purpose}
            options={CONTACT_CHANNELS.map((value) => ({ value, label: t(`account.channel.${value}`) }))}
            className={css.channels}
          />
        ))}
      </Form>
    </section>
  )
}

interface ConsentFormProps {
  readonly permissions: Self['contactPermissions']
  readonly answer: unknown
}

export function ConsentHistory({ history }: { readonly history: History }) {
  const { t, date } = useTexts()
  if (history.length === 0) return <p className="soft small">{t('account.privacy.noHistory')}</p>
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
