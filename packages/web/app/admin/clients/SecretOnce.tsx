import { useTexts } from '../../texts/texts.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import css from './clients.module.css'

interface SecretOnceProps {
  readonly title: string
  /** What is to be kept, by name. */
  readonly values: Readonly<Record<string, string>>
  /** Until when the secret before is good too. */
  readonly oldUntil: string | null
}

/** A new secret: nobody can show it again. */
export function SecretOnce({ title, values, oldUntil }: SecretOnceProps) {
  const { t, date } = useTexts()
  return (
    <Outcome>
      <strong>{title}</strong>
      <dl className={css.secret}>
        {Object.entries(values).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      {oldUntil && <p>{t('admin.clients.oldUntil', { at: date(oldUntil, 'moment') })}</p>}
    </Outcome>
  )
}
